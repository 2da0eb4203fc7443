import type { Phrase } from '../../i18n/phrase';
import type { GameTypes, HintLine, Refusal } from '../../wire/protocol';
import { sameData } from '../../wire/variant';
import type { GameSession } from '../session';
import { settings } from '../../person/settings.svelte';
import { oneMoreQuestion } from './oneMoreQuestion.svelte';
import { isMyTurn } from '../turn';
import { keepDraft, recallDraft } from './draft';
import { Hinting } from './hinting.svelte';

/** A player's side of a table: sends actions, asks for hints, and says why something was refused. A game adds what it prepares. */
export abstract class Play<G extends GameTypes> {
  readonly session: GameSession<G>;
  readonly #refused: (refusal: Refusal<G>) => Phrase;
  readonly #lesson: () => G['action'] | null;
  protected readonly hinting: Hinting<G>;
  /** Why something could not be done. */
  notice = $state.raw<Phrase | null>(null);
  busy = $state(false);
  /** Whether the player has just confirmed what is being sent. */
  #confirming = false;

  constructor(
    session: GameSession<G>,
    refused: (refusal: Refusal<G>) => Phrase,
    lesson: () => G['action'] | null = () => null,
  ) {
    this.session = session;
    this.#refused = refused;
    this.#lesson = lesson;
    this.hinting = new Hinting(session);
    const confirm = this.confirm.bind(this);
    this.confirm = async () => {
      this.#confirming = true;
      await confirm().finally(() => (this.#confirming = false));
    };
  }

  /** What the player may do; in a lesson, only what leads to its action, and only on the player's turn. */
  get offer(): G['offer'] | null {
    const whole = this.session.sheet?.offer ?? null;
    const wanted = this.wanted();
    if (whole === null || wanted === null) return whole;
    return isMyTurn(this.session.sheet) ? this.towards(whole, wanted) : null;
  }

  /** The part of an offer that leads to one action. */
  protected towards(offer: G['offer'], action: G['action']): G['offer'] {
    void action;
    return offer;
  }

  /** The text of an action that a lesson wants. */
  protected moveText(action: G['action']): Phrase | Phrase[] | undefined {
    void action;
    return undefined;
  }

  get hints(): readonly HintLine<G>[] {
    return this.hinting.lines;
  }

  get thinking(): boolean {
    return this.hinting.thinking;
  }

  /** The action that a lesson waits for; null without a lesson. */
  protected wanted(): G['action'] | null {
    return this.#lesson();
  }

  /** Whether a lesson waits for an action; then there are no hints and no undo. */
  get taught(): boolean {
    return this.wanted() !== null;
  }

  /** What is being prepared, to be kept for a reload; nothing if nothing is. */
  protected abstract get draft(): G['action'] | null;

  /** Prepares what was kept, or what a hint proposes; nothing is sent. */
  abstract takeUp(action: G['action']): void;

  /** Whether a kept value is an action of the game. */
  protected abstract isAction(value: unknown): value is G['action'];

  /** Drops what belonged to a moment that has passed. */
  abstract settle(): void;

  /** Drops everything that is being prepared. */
  abstract clear(): void;

  /** Sends what is being prepared, or says what is missing. */
  abstract confirm(): Promise<void>;

  /** What happens after an action was accepted. */
  protected abstract accepted(): void;

  /** Prepares what was being prepared when the page was left. */
  recall(): void {
    const sheet = this.session.sheet;
    const draft = sheet ? recallDraft(sheet.table, sheet.offer) : null;
    if (this.isAction(draft)) this.takeUp(draft);
  }

  async act(action: G['action']): Promise<void> {
    const version = this.session.sheet?.version;
    if (version === undefined) return;
    const wanted = this.wanted();
    if (wanted !== null && !sameData(action, wanted)) return this.#steer(wanted);
    // People may want to be asked before a move that takes only one press.
    if (settings.confirm && !this.#confirming && !(await oneMoreQuestion.ask())) return;
    if (await this.#send(() => this.session.do({ do: 'act', version, action }))) this.accepted();
  }

  async undo(): Promise<void> {
    const version = this.session.sheet?.version;
    if (version !== undefined) await this.#send(() => this.session.do({ do: 'undo', version }));
  }

  async askHint(): Promise<void> {
    this.tell(await this.hinting.ask());
  }

  /** Asks the server why something can't be done. */
  protected async explain(action: G['action']): Promise<void> {
    const wanted = this.wanted();
    if (wanted !== null) this.#steer(wanted);
    else this.tell(await this.session.check(action));
  }

  /** Shows what the lesson wants instead. */
  #steer(wanted: G['action']): void {
    const what = this.moveText(wanted);
    if (what) this.notice = { key: 'guide-steer', args: { what } };
  }

  protected tell(refusal: Refusal<G> | null): void {
    if (refusal) this.notice = this.#refused(refusal);
  }

  protected keep(): void {
    const sheet = this.session.sheet;
    // While moments are shown there is no offer, and what was prepared before them is still stored.
    if (sheet && (sheet.offer !== null || this.draft === null)) keepDraft(sheet.table, sheet.offer, this.draft);
  }

  /** Sends a command unless one is under way; whether it was accepted. */
  async #send(send: () => Promise<Refusal<G> | null>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    // What is said now is about this command, not about the one before it.
    this.notice = null;
    const refusal = await send();
    this.busy = false;
    this.tell(refusal);
    return refusal === null;
  }
}
