/** A player's side of the table: what is being staged, what the server said to it, what a hint proposes. */
import { untrack } from 'svelte';
import type { Phrase } from '../../../i18n/phrase';
import type { HintLine } from '../../../wire/protocol';
import { Hinting } from '../../../table/actions/hinting.svelte';
import type { GameSession } from '../../../table/session';
import { refused } from '../refusal';
import type { Adventurer, Offer, Room, Tower } from '../wire';
import { keep, recall } from '../../../table/actions/draft';
import * as order from './combat/order';
import type { Lineup } from './combat/order';
import { scouts } from './expedition/others';
import * as recruiting from './town/recruiting';
import type { Recruitment } from './town/recruiting';
import * as sums from './town/sums';
import type { Picked } from './town/sums';

export class Play {
  readonly #session: GameSession;
  readonly #hinting: Hinting;
  recruitment = $state.raw<Recruitment | null>(null);
  lineup = $state.raw<Lineup | null>(null);
  /** What is to be left behind. */
  dropped = $state.raw<Picked>([]);
  /** How a deed is to be paid; nothing while nobody wants one. */
  deedPaid = $state.raw<Picked | null>(null);
  tower = $state<Tower | null>(null);
  /** The member that somebody is choosing. */
  member = $state<Adventurer | null>(null);
  /** Asked a first time. */
  declaring = $state(false);
  /** Why something could not be done. */
  notice = $state.raw<Phrase | null>(null);
  busy = $state(false);

  constructor(session: GameSession) {
    this.#session = session;
    this.#hinting = new Hinting(session);
    // Whoever plays is not somebody else with every sheet.
    untrack(() => this.#begin());
  }

  get hints(): readonly HintLine[] {
    return this.#hinting.lines;
  }

  get thinking(): boolean {
    return this.#hinting.thinking;
  }

  get offer(): Offer | null {
    // The offer of this game is what the engine calls Offer.
    return (this.#session.sheet?.offer ?? null) as Offer | null;
  }

  /** What was staged for a moment that has passed is dropped; what the new one needs is begun. */
  settle(): void {
    this.#begin();
    this.#keep();
  }

  #begin(): void {
    const offer = this.offer;
    this.recruitment = recruiting.settle(offer?.recruit ?? null, this.recruitment);
    this.lineup = offer?.order ? order.settle(offer.order, this.lineup) : null;
    this.dropped = offer?.drop ? sums.settle(offer.drop, this.dropped.length > 0 ? this.dropped : null) : [];
    this.deedPaid = offer?.deed && this.deedPaid ? sums.settle(offer.deed, this.deedPaid) : null;
    if (!scouts(offer?.others ?? []).some(({ at }) => at === this.tower)) this.tower = null;
    this.member = null;
    if (!offer?.declare) this.declaring = false;
    this.#hinting.forget();
    this.notice = null;
  }

  /** Takes up what was being staged when the page was left. */
  recall(): void {
    this.#begin();
    const sheet = this.#session.sheet;
    const act = sheet ? recall(sheet.table, sheet.version) : null;
    if (act !== null) this.takeUp(act);
  }

  #keep(): void {
    const sheet = this.#session.sheet;
    const staged = this.offer?.order && this.lineup ? order.draft(this.lineup) : this.staging?.act;
    if (sheet) keep(sheet.table, sheet.version, staged ?? null);
  }

  /** Whether anything is staged that can be taken back. */
  get staged(): boolean {
    return this.recruitment !== null || this.tower !== null || this.member !== null || this.deedPaid !== null;
  }

  clear(): void {
    this.recruitment = null;
    this.tower = null;
    this.member = null;
    this.deedPaid = null;
    this.lineup = this.offer?.order ? order.empty(this.offer.order) : null;
    this.dropped = [];
    this.notice = null;
    this.#keep();
  }

  /** Somebody in town was tapped. */
  async pick(adventurer: Adventurer): Promise<void> {
    const offer = this.offer?.recruit;
    if (!offer) return;
    const begun = recruiting.begin(offer, adventurer, this.recruitment);
    if (begun) this.#stage(() => (this.recruitment = begun));
    else await this.#ask(`recruit ${adventurer}${offer.discards[0] === undefined ? '' : ` over ${offer.discards[0]}`}`);
  }

  discard(adventurer: Adventurer): void {
    const made = this.recruitment;
    if (made)
      this.#stage(() => (this.recruitment = { ...made, discard: made.discard === adventurer ? null : adventurer }));
  }

  /** A treasure card was tapped, to be paid or to be left behind. */
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
    this.#stage(() => (this.deedPaid = offer && wanted ? offer.suggestion : null));
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

  /** What Confirm would send, and whether it is whole. */
  get staging(): { act: string; ready: boolean } | null {
    const offer = this.offer;
    if (!offer) return null;
    if (offer.recruit && this.recruitment) {
      return {
        act: recruiting.write(offer.recruit, this.recruitment),
        ready: recruiting.isDone(offer.recruit, this.recruitment),
      };
    }
    if (offer.order && this.lineup) return { act: order.write(this.lineup), ready: order.isFull(this.lineup) };
    if (offer.drop)
      return {
        act: sums.writeDrop(offer.drop, this.dropped),
        ready: sums.standing(offer.drop, this.dropped) === 'enough',
      };
    if (offer.deed && this.deedPaid) {
      return {
        act: sums.writeDeed(offer.deed, this.deedPaid),
        ready: sums.standing(offer.deed, this.deedPaid) === 'enough',
      };
    }
    const scouted = scouts(offer.others).find(({ at }) => at === this.tower);
    return scouted ? { act: scouted.act, ready: true } : null;
  }

  /** Sends what is staged; the server says what is missing of it. */
  async confirm(): Promise<void> {
    const staging = this.staging;
    if (!staging) return;
    if (staging.ready) await this.act(staging.act);
    else await this.#ask(staging.act);
  }

  async act(act: string): Promise<void> {
    const version = this.#session.sheet?.version;
    if (version === undefined || this.busy) return;
    this.busy = true;
    const refusal = await this.#session.do({ do: 'act', version, act });
    this.busy = false;
    // Why something was refused is told at the table, not behind a question.
    this.declaring = false;
    if (refusal) {
      this.notice = refused(refusal);
      return;
    }
    this.recruitment = null;
    this.tower = null;
    this.member = null;
    this.deedPaid = null;
    this.notice = null;
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
    const offer = this.offer;
    const made = recruiting.read(offer?.recruit ?? null, act);
    const lineup = order.read(offer?.order ?? null, act);
    const rooms = act.split(' ').filter((word) => /^[A-Z]\d+$/.test(word));
    const scouted = scouts(offer?.others ?? []).find((one) => one.act === act);
    if (made) this.recruitment = made;
    else if (lineup) this.lineup = lineup;
    else if (act.startsWith('drop ') && offer?.drop) this.dropped = rooms;
    else if (act.startsWith('deed') && offer?.deed) this.deedPaid = rooms;
    else if (scouted) this.tower = scouted.at;
    else if (/^(lose|save|name|lute) \d+$/.test(act)) this.member = Number(act.split(' ')[1]);
    this.#hinting.forget();
    this.#keep();
  }

  #stage(change: () => void): void {
    change();
    this.notice = null;
    this.#keep();
  }

  /** Asks the server why something can't be done. */
  async #ask(act: string): Promise<void> {
    const refusal = await this.#session.check(act);
    if (refusal) this.notice = refused(refusal);
  }
}
