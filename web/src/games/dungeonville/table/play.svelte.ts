/** A player's side of a Dungeonville table: what is being prepared for each kind of turn. */
import { untrack } from 'svelte';
import { Play as BasePlay } from '../../../table/actions/play.svelte';
import type { GameSession } from '../../../table/session';
import type { Refusal } from '../../../wire/protocol';
import { isOneOf, sameData } from '../../../wire/variant';
import type { Phrase } from '../../../i18n/phrase';
import { refused } from '../refusal';
import {
  ACTION_NAMES,
  type Action,
  type Adventurer,
  type Offer,
  type Room,
  type SumOffer,
  type Tower,
  type Types,
} from '../wire';
import * as order from './combat/order';
import type { Lineup } from './combat/order';
import { fateOf, scouts } from './expedition/others';
import { movePhrase } from './hints';
import { cardSetOf } from './labels';
import * as recruiting from './town/recruiting';
import type { Recruitment } from './town/recruiting';
import * as sums from './town/sums';
import { towards } from './towards';
import type { Picked } from './town/sums';

export class Play extends BasePlay<Types> {
  recruitment = $state.raw<Recruitment | null>(null);
  lineup = $state.raw<Lineup | null>(null);
  /** The cards to leave behind. */
  dropped = $state.raw<Picked>([]);
  /** The payment for a deed; null while the player doesn't buy one. */
  deedPaid = $state.raw<Picked | null>(null);
  /** The gold in tokens of that payment. */
  deedTokens = $state(0);
  tower = $state<Tower | null>(null);
  /** The chosen member. */
  member = $state<Adventurer | null>(null);
  /** Whether the player looks at their deed. It is face down again when another table opens. */
  looking = $state(false);
  /** Whether the player is asked to confirm a declaration. */
  declaring = $state(false);
  /** The server's answer about the picked cards. */
  #verdict = $state.raw<{ action: Action; refusal: Refusal<Types> | null } | null>(null);

  constructor(session: GameSession<Types>, lesson: () => Action | null = () => null) {
    super(session, refused, lesson);
    // Otherwise an effect that creates this object would run again with every sheet.
    untrack(() => this.#begin());
  }

  protected override towards(offer: Offer, action: Action): Offer {
    return towards(offer, action);
  }

  protected override moveText(action: Action): Phrase | undefined {
    const view = this.session.sheet?.view;
    return view ? movePhrase(action, view, { cards: cardSetOf(view) }) : undefined;
  }

  /** The table that it belongs to. */
  get table(): string {
    return this.session.id;
  }

  override settle(): void {
    this.#begin();
    this.keep();
  }

  #begin(): void {
    const offer = this.offer;
    this.recruitment = recruiting.settle(offer?.recruit ?? null, this.recruitment);
    // In a lesson the player fills the order of battle.
    const lineup = this.lineup ?? (offer?.order && this.taught ? order.empty(offer.order) : null);
    this.lineup = offer?.order ? order.settle(offer.order, lineup) : null;
    this.dropped = offer?.drop ? sums.settle(offer.drop, this.dropped.length > 0 ? this.dropped : null) : [];
    this.deedPaid = offer?.deed && this.deedPaid ? sums.settle(offer.deed, this.deedPaid) : null;
    if (this.deedTokens > (offer?.deed?.tokens ?? 0)) this.deedTokens = offer?.deed?.suggestedTokens ?? 0;
    if (this.tower !== null && !scouts(offer?.others ?? []).includes(this.tower)) this.tower = null;
    this.member = null;
    if (!offer?.declare) this.declaring = false;
    this.hinting.forget();
    this.notice = null;
    void this.#judge();
  }

  override recall(): void {
    this.#begin();
    super.recall();
  }

  protected override get draft(): Action | null {
    return this.offer?.order && this.lineup ? order.orderOf(this.lineup) : (this.staging?.action ?? null);
  }

  protected override isAction(value: unknown): value is Action {
    return isOneOf(value, ACTION_NAMES);
  }

  /** Whether anything is staged that can be cleared. */
  get staged(): boolean {
    return this.recruitment !== null || this.tower !== null || this.member !== null || this.deedPaid !== null;
  }

  override clear(): void {
    this.#stage(() => {
      this.#forget();
      this.lineup = this.offer?.order ? order.empty(this.offer.order) : null;
      this.dropped = [];
    });
  }

  #forget(): void {
    this.recruitment = null;
    this.tower = null;
    this.member = null;
    this.deedPaid = null;
    this.deedTokens = 0;
    this.notice = null;
  }

  protected override accepted(): void {
    this.#forget();
  }

  /** Handles a tap on an adventurer in town. */
  async pick(adventurer: Adventurer): Promise<void> {
    const offer = this.offer?.recruit;
    if (!offer) return;
    const begun = recruiting.begin(offer, adventurer, this.recruitment);
    if (begun) this.#stage(() => (this.recruitment = begun));
    else await this.explain({ recruit: { adventurer, discard: offer.discards[0] ?? null, payment: [] } });
  }

  discard(adventurer: Adventurer): void {
    const made = this.recruitment;
    if (made)
      this.#stage(() => (this.recruitment = { ...made, discard: made.discard === adventurer ? null : adventurer }));
  }

  /** Handles a tap on a treasure card, to pay with it or to leave it behind. */
  toggle(what: 'recruit' | 'drop' | 'deed', room: Room): void {
    const made = this.recruitment;
    this.#stage(() => {
      if (what === 'recruit' && made) this.recruitment = { ...made, payment: sums.toggle(made.payment, room) };
      if (what === 'drop') this.dropped = sums.toggle(this.dropped, room);
      if (what === 'deed') this.deedPaid = sums.toggle(this.deedPaid ?? [], room);
    });
  }

  wantDeed(wanted: boolean): void {
    const offer = this.offer?.deed;
    this.#stage(() => {
      this.deedPaid = offer && wanted ? offer.suggestion : null;
      this.deedTokens = offer && wanted ? offer.suggestedTokens : 0;
    });
  }

  /** Sets the gold in tokens to pay for a deed with. */
  payTokens(gold: number): void {
    this.#stage(() => (this.deedTokens = gold));
  }

  arrange(change: (lineup: Lineup) => Lineup): void {
    const lineup = this.lineup;
    if (lineup) this.#stage(() => (this.lineup = change(lineup)));
  }

  scout(tower: Tower): void {
    this.#stage(() => (this.tower = tower));
  }

  choose(adventurer: Adventurer): void {
    this.#stage(() => (this.member = adventurer));
  }

  /** The cards picked for a sum, and the action they would make. */
  get #sum(): { offer: SumOffer; picked: Picked; tokens?: number; action: Action } | null {
    const offer = this.offer;
    const made = this.recruitment;
    const pick = made && offer?.recruit && recruiting.pickOf(offer.recruit, made.adventurer);
    if (offer?.recruit && made && pick)
      return { offer: pick.payment, picked: made.payment, action: recruiting.paidAs(offer.recruit, made) };
    if (offer?.drop)
      return { offer: offer.drop, picked: this.dropped, action: { drop: sums.sorted(offer.drop, this.dropped) } };
    if (offer?.deed && this.deedPaid)
      return {
        offer: offer.deed,
        picked: this.deedPaid,
        tokens: this.deedTokens,
        action: { deed: { tokens: this.deedTokens, payment: sums.sorted(offer.deed, this.deedPaid) } },
      };
    return null;
  }

  /** Asks the server whether the picked cards are accepted. Its own suggestion always is. */
  async #judge(): Promise<void> {
    const sum = this.#sum;
    if (!sum || sameData(sum.action, this.#verdict?.action)) return;
    const cards = sameData(sums.sorted(sum.offer, sum.picked), sums.sorted(sum.offer, sum.offer.suggestion));
    const suggested = cards && (sum.tokens ?? 0) === sum.offer.suggestedTokens;
    const refusal = suggested ? null : await this.session.check(sum.action);
    if (sameData(sum.action, this.#sum?.action)) this.#verdict = { action: sum.action, refusal };
  }

  /** The server's answer about the picked cards; null until it has answered. */
  get #judged(): { refusal: Refusal<Types> | null } | null {
    return sameData(this.#sum?.action, this.#verdict?.action) ? this.#verdict : null;
  }

  /** Whether the picked cards are too few, enough or too many. */
  get standing(): sums.Standing | undefined {
    return this.#judged ? sums.standing(this.#judged.refusal) : undefined;
  }

  /** What the Gilding Flask adds to the picked cards. */
  get bonus(): number {
    const sum = this.#sum;
    return sum && this.#judged ? sums.bonus(sum.offer, sum.picked, this.#judged.refusal, sum.tokens) : 0;
  }

  /** The action that Confirm would send, and whether it seems complete. */
  get staging(): { action: Action; ready: boolean } | null {
    const offer = this.offer;
    if (!offer) return null;
    const enough = this.standing === undefined || this.standing === 'enough';
    if (offer.recruit && this.recruitment) {
      return {
        action: recruiting.recruitOf(offer.recruit, this.recruitment),
        ready: enough && !recruiting.lacksDiscard(offer.recruit, this.recruitment),
      };
    }
    if (offer.order && this.lineup) return { action: order.orderOf(this.lineup), ready: order.isFull(this.lineup) };
    const sum = this.#sum;
    if (sum) return { action: sum.action, ready: enough };
    return this.tower === null ? null : { action: { scout: this.tower }, ready: true };
  }

  /** Sends the staged action, or asks the server what is missing. */
  override async confirm(): Promise<void> {
    const staging = this.staging;
    if (!staging) return;
    if (staging.ready) await this.act(staging.action);
    else await this.explain(staging.action);
  }

  override async act(action: Action): Promise<void> {
    await super.act(action);
    // Closes the dialog, which would hide the reason for a refusal.
    this.declaring = false;
  }

  override takeUp(action: Action): void {
    const offer = this.offer;
    const made = recruiting.read(offer?.recruit ?? null, action);
    const lineup = order.read(offer?.order ?? null, action);
    if (made) this.recruitment = made;
    else if (lineup) this.lineup = lineup;
    else if (typeof action === 'object') {
      if ('drop' in action && offer?.drop) this.dropped = action.drop;
      if ('deed' in action && offer?.deed) {
        this.deedPaid = action.deed.payment;
        this.deedTokens = action.deed.tokens;
      }
      if ('scout' in action && scouts(offer?.others ?? []).includes(action.scout)) this.tower = action.scout;
      this.member = fateOf(action)?.adventurer ?? this.member;
    }
    this.hinting.forget();
    this.keep();
    void this.#judge();
  }

  #stage(change: () => void): void {
    change();
    this.notice = null;
    this.keep();
    void this.#judge();
  }
}
