/** A player's side of a Crypt table: the claim being prepared. */
import type { Phrase } from '../../../i18n/phrase';
import type { GameSession } from '../../../table/session';
import { Play as BasePlay } from '../../../table/actions/play.svelte';
import { isOneOf } from '../../../wire/variant';
import { refused } from '../refusal';
import { ACTION_NAMES, type Action, type Offer, type Pips, type Types } from '../wire';
import * as staging from './claim/staging';
import { GhostOdds } from './claim/ghostOdds.svelte';
import { stagedAt, type Staging } from './claim/staging';
import { movePhrases, slotsIn } from './hints';

export class Play extends BasePlay<Types> {
  readonly ghost: GhostOdds;
  staging = $state.raw<Staging>([]);
  /** The selected treasure, whose dice can be changed. */
  selected = $state<number | null>(null);
  /** The die in hand, by its place in the tray. */
  inHand = $state<number | null>(null);
  /** An ability use that a hint proposes. */
  proposed = $state.raw<Action | undefined>(undefined);

  constructor(session: GameSession<Types>, lesson: () => Action | null = () => null) {
    super(session, refused, lesson);
    this.ghost = new GhostOdds(session);
  }

  protected override towards(offer: Offer, action: Action): Offer {
    return staging.towards(offer, action);
  }

  protected override moveText(action: Action): Phrase[] | undefined {
    return this.offer ? movePhrases(action, this.offer) : undefined;
  }

  /** The treasures that would accept the servant in hand; undefined while there is none. */
  get open(): number[] | undefined {
    const claim = this.inHand === null ? null : this.offer?.claim;
    if (!claim) return undefined;
    const slots = [...new Set(claim.stakes.map(({ slot }) => slot))];
    return slots.filter((slot) => staging.addDie(claim, this.staging, slot) !== undefined);
  }

  /** The totals on treasures where the staged dice join an ally's, by place. */
  get joins(): ReadonlyMap<number, number> {
    const claim = this.offer?.claim;
    const stakes = claim ? this.staging.map((stake) => staging.offered(claim, stake)) : [];
    return new Map(stakes.flatMap((stake) => (stake?.joins === undefined ? [] : [[stake.slot, stake.joins] as const])));
  }

  get hinted(): number[] {
    const [best] = this.hints;
    return best && this.offer ? slotsIn(best.action, this.offer) : [];
  }

  protected override get draft(): Action | null {
    return this.staging.length > 0 ? staging.claimOf(this.staging) : null;
  }

  protected override isAction(value: unknown): value is Action {
    return isOneOf(value, ACTION_NAMES);
  }

  override settle(): void {
    this.staging = staging.settle(this.offer?.claim ?? null, this.staging);
    this.keep();
    if (this.staging.length === 0) this.selected = null;
    this.inHand = null;
    this.hinting.forget();
    this.proposed = undefined;
    this.notice = null;
  }

  override clear(): void {
    this.staging = [];
    this.selected = null;
    this.inHand = null;
    this.notice = null;
    this.keep();
  }

  protected override accepted(): void {
    this.clear();
  }

  /** Handles a tap on a treasure: adds a die, or selects its dice. */
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
    else await this.explain(staging.tried(claim, this.staging, slot));
  }

  take(slot: number): void {
    const claim = this.offer?.claim;
    if (!claim) return;
    const next = staging.takeDie(claim, this.staging, slot);
    this.#stage(next, stagedAt(next, slot) ? slot : (next[0]?.slot ?? null));
  }

  async setEffort(effort: Pips): Promise<void> {
    if (this.selected !== null && stagedAt(this.staging, this.selected)) await this.setEffortAt(this.selected, effort);
  }

  /** Sets the effort of the servants on a treasure, and adds the first servant if there is none. */
  async setEffortAt(slot: number, effort: Pips): Promise<void> {
    const claim = this.offer?.claim;
    if (!claim) return;
    const placed = stagedAt(this.staging, slot) ? this.staging : staging.addDie(claim, this.staging, slot);
    const here = placed && stagedAt(placed, slot);
    if (!here) return this.explain(staging.tried(claim, this.staging, slot));
    this.selected = slot;
    const next = staging.withEffort(claim, placed, slot, effort);
    if (next) this.#stage(next, slot);
    else await this.explain(staging.claimOf(staging.put(placed, { ...here, effort })));
  }

  override async confirm(): Promise<void> {
    if (this.staging.length > 0) await this.act(staging.claimOf(this.staging));
  }

  override takeUp(action: Action): void {
    const read = staging.read(this.offer?.claim ?? null, action);
    if (read) this.#stage(read, read[0]?.slot ?? null);
    else this.proposed = action;
    this.hinting.forget();
  }

  #stage(next: Staging, selected: number | null): void {
    this.staging = next;
    this.selected = selected;
    this.inHand = null;
    this.notice = null;
    this.keep();
  }
}
