/** A player's side of a table of Sealed Bids: the card that is chosen and not sealed yet. */
import { Play as BasePlay } from '../../../table/actions/play.svelte';
import type { GameSession } from '../../../table/session';
import { isOneOf } from '../../../wire/variant';
import { refused } from '../refusal';
import { ACTION_NAMES, type Action, type Types } from '../wire';

export class Play extends BasePlay<Types> {
  card = $state<number | null>(null);
  #offer = '';

  constructor(session: GameSession<Types>) {
    super(session, refused);
  }

  /** The cards that can be sealed. */
  get cards(): number[] {
    return (this.offer ?? []).flatMap((action) => (action === 'draw' ? [] : [action.bid]));
  }

  get canDraw(): boolean {
    return (this.offer ?? []).includes('draw');
  }

  get draft(): Action | null {
    return this.card === null ? null : { bid: this.card };
  }

  choose(card: number): void {
    this.card = this.card === card ? null : card;
    this.notice = null;
    this.keep();
  }

  override async confirm(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }

  override takeUp(action: Action): void {
    if (action !== 'draw' && this.cards.includes(action.bid)) this.card = action.bid;
    this.hinting.forget();
    this.keep();
  }

  override settle(): void {
    // Cards that others seal meanwhile change nothing for this player.
    const offer = JSON.stringify(this.offer);
    if (offer !== this.#offer) this.hinting.forget();
    this.#offer = offer;
    if (this.card !== null && !this.cards.includes(this.card)) this.clear();
  }

  override clear(): void {
    this.card = null;
    this.notice = null;
    this.keep();
  }

  protected override accepted(): void {
    this.clear();
  }

  protected override isAction(value: unknown): value is Action {
    return isOneOf(value, ACTION_NAMES);
  }
}
