/** A player's side of the table: what is being staged, what the server said to it, what a hint proposes. */
import type { Phrase } from '../../../i18n/phrase';
import type { HintLine } from '../../../wire/protocol';
import { Hinting } from '../../../table/actions/hinting.svelte';
import type { GameSession } from '../../../table/session';
import { refused } from '../refusal';
import type { Offer } from '../wire';
import { movePhrases, slotsIn } from './hints';
import { keep, recall } from '../../../table/actions/draft';
import * as staging from './claim/staging';
import { stagedAt, type Staging } from './claim/staging';

export class Play {
  readonly #session: GameSession;
  /** The action that a lesson waits for, if one is on. */
  readonly #wanted: () => string | null;
  readonly #hinting: Hinting;
  staging = $state.raw<Staging>([]);
  /** The treasure whose dice are being set. */
  selected = $state<number | null>(null);
  /** The die picked up, by its place in the tray. */
  inHand = $state<number | null>(null);
  /** Why something could not be done. */
  notice = $state.raw<Phrase | null>(null);
  /** A use of an ability that a hint has asked for. */
  proposed = $state<string | undefined>(undefined);
  busy = $state(false);

  constructor(session: GameSession, wanted: () => string | null = () => null) {
    this.#session = session;
    this.#wanted = wanted;
    this.#hinting = new Hinting(session);
  }

  /** Whether a lesson says what to do. */
  get taught(): boolean {
    return this.#wanted() !== null;
  }

  /** What may be done; in a lesson, what leads to the action that it waits for. */
  get offer(): Offer | null {
    // The offer of this game is what the engine calls Offer.
    const whole = (this.#session.sheet?.offer ?? null) as Offer | null;
    const wanted = this.#wanted();
    return whole && wanted !== null ? staging.towards(whole, wanted) : whole;
  }

  get hints(): readonly HintLine[] {
    return this.#hinting.lines;
  }

  get thinking(): boolean {
    return this.#hinting.thinking;
  }

  /** The treasures that would take the servant in hand; nothing while there is none. */
  get open(): number[] | undefined {
    const claim = this.inHand === null ? null : this.offer?.claim;
    if (!claim) return undefined;
    const slots = [...new Set(claim.stakes.map(({ slot }) => slot))];
    return slots.filter((slot) => staging.addDie(claim, this.staging, slot) !== undefined);
  }

  get hinted(): number[] {
    const [best] = this.hints;
    return best && this.offer ? slotsIn(best.act, this.offer) : [];
  }

  /** Takes up what was being staged when the page was left. */
  recall(): void {
    const sheet = this.#session.sheet;
    const act = sheet ? recall(sheet.table, sheet.version) : null;
    const kept = (act !== null && staging.read(this.offer?.claim ?? null, act)) || [];
    if (kept.length > 0) this.#stage(kept, kept[0]?.slot ?? null);
  }

  /** Everything that was staged for a moment that has passed is dropped. */
  settle(): void {
    this.staging = staging.settle(this.offer?.claim ?? null, this.staging);
    this.#keep();
    if (this.staging.length === 0) this.selected = null;
    this.inHand = null;
    this.#hinting.forget();
    this.proposed = undefined;
    this.notice = null;
  }

  clear(): void {
    this.staging = [];
    this.selected = null;
    this.inHand = null;
    this.notice = null;
    this.#keep();
  }

  /** A treasure was tapped: a die goes there, or its dice are chosen to be set. */
  async pick(slot: number): Promise<void> {
    const already = stagedAt(this.staging, slot);
    if (already && this.inHand === null) {
      this.selected = slot;
      return;
    }
    await this.add(slot);
  }

  async add(slot: number): Promise<void> {
    const claim = this.offer?.claim;
    if (!claim) return;
    const next = staging.addDie(claim, this.staging, slot);
    if (next) this.#stage(next, slot);
    else await this.#ask(staging.tried(claim, this.staging, slot));
  }

  take(slot: number): void {
    const claim = this.offer?.claim;
    if (!claim) return;
    const next = staging.takeDie(claim, this.staging, slot);
    this.#stage(next, stagedAt(next, slot) ? slot : (next[0]?.slot ?? null));
  }

  async setEffort(effort: number): Promise<void> {
    const claim = this.offer?.claim;
    const slot = this.selected;
    if (!claim || slot === null || !stagedAt(this.staging, slot)) return;
    const next = staging.withEffort(claim, this.staging, slot, effort);
    const now = stagedAt(this.staging, slot);
    if (next) this.#stage(next, slot);
    else if (now) await this.#ask(staging.write(staging.put(this.staging, { ...now, effort })));
  }

  /** Sets the effort of the servants on a treasure; the first one goes there with it. */
  async setEffortAt(slot: number, effort: number): Promise<void> {
    const claim = this.offer?.claim;
    if (!claim) return;
    if (stagedAt(this.staging, slot)) {
      this.selected = slot;
      return this.setEffort(effort);
    }
    const added = staging.addDie(claim, this.staging, slot);
    const first = added && stagedAt(added, slot);
    if (!first) return this.#ask(staging.tried(claim, this.staging, slot));
    const next = staging.withEffort(claim, added, slot, effort);
    if (next) this.#stage(next, slot);
    else await this.#ask(staging.write(staging.put(added, { ...first, effort })));
  }

  async confirm(): Promise<void> {
    if (this.staging.length > 0) await this.act(staging.write(this.staging));
  }

  async act(act: string): Promise<void> {
    const version = this.#session.sheet?.version;
    if (version === undefined || this.busy) return;
    const wanted = this.#wanted();
    if (wanted !== null && act !== wanted) {
      this.#steer(wanted);
      return;
    }
    this.busy = true;
    const refusal = await this.#session.do({ do: 'act', version, act });
    this.busy = false;
    if (refusal) this.notice = refused(refusal);
    else this.clear();
  }

  async undo(): Promise<void> {
    const version = this.#session.sheet?.version;
    if (version === undefined || this.busy) return;
    this.busy = true;
    const refusal = await this.#session.do({ do: 'undo', version });
    this.busy = false;
    if (refusal) this.notice = refused(refusal);
  }

  async askHint(): Promise<void> {
    const refusal = await this.#hinting.ask();
    if (refusal) this.notice = refused(refusal);
  }

  /** Stages what a hint proposes; nothing is done yet. */
  takeUp(act: string): void {
    const read = staging.read(this.offer?.claim ?? null, act);
    if (read) this.#stage(read, read[0]?.slot ?? null);
    else this.proposed = act;
    this.#hinting.forget();
  }

  #stage(next: Staging, selected: number | null): void {
    this.staging = next;
    this.selected = selected;
    this.inHand = null;
    this.notice = null;
    this.#keep();
  }

  #keep(): void {
    const sheet = this.#session.sheet;
    if (sheet) keep(sheet.table, sheet.version, this.staging.length > 0 ? staging.write(this.staging) : null);
  }

  /** Asks the server why something can't be staged. */
  async #ask(act: string): Promise<void> {
    const wanted = this.#wanted();
    if (wanted !== null) {
      this.#steer(wanted);
      return;
    }
    const refusal = await this.#session.check(act);
    if (refusal) this.notice = refused(refusal);
  }

  /** Says what the lesson wants in place of what was tried. */
  #steer(wanted: string): void {
    const what = this.offer && movePhrases(wanted, this.offer);
    if (what) this.notice = { key: 'crypt-guide-steer', args: { what } };
  }
}
