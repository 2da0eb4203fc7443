/** What the things on a Crypt table are, for players who ask. The table draws their pictures. */
import { t } from '../../../../i18n/index.svelte';
import type { Answer } from '../../../../table/ask/answer';
import type { Seat } from '../../../../wire/protocol';
import { collectorRule, ruleHref, TOPICS } from '../../ruleLinks';
import { linesOf } from '../../sources';
import type { CollectorView, Kind, RowView, SoFar, TokensView, TreasureView } from '../../wire';
import type { Labels } from '../labels';

type Words = Pick<Answer, 'title' | 'lines' | 'rule'>;

const ruleOf = (rule: string) => ({ href: ruleHref(rule), name: t('crypt-rule-link', { rule }) });

/** What the collector of a kind pays or allows. */
function collectorLine(kind: Kind, collectors: readonly CollectorView[]): string[] {
  const collector = collectors.find((one) => one.kind === kind);
  return collector ? [t('crypt-ask-collector', { kind, ability: t(`crypt-ability-${kind}-${collector.side}`) })] : [];
}

function cardWords({ kind, coins }: Pick<TreasureView, 'kind' | 'coins'>, collectors: readonly CollectorView[]): Words {
  const collector = collectors.find((one) => one.kind === kind);
  return {
    title: t('crypt-card', { kind, coins: coins ?? 0 }),
    lines: [...(coins === null ? [] : [t('crypt-ask-worth', { coins })]), ...collectorLine(kind, collectors)],
    rule: ruleOf(collector ? collectorRule(kind, collector.side) : TOPICS.treasures),
  };
}

/** A treasure of the row; `ally` is the viewer's. */
export function spotAnswer(
  spot: RowView,
  collectors: readonly CollectorView[],
  { you, called }: Labels,
  ally?: Seat | undefined,
): Words {
  const words = cardWords(spot, collectors);
  const faceDown = spot.known !== 'public';
  const hidden = faceDown ? [t(spot.coins === null ? 'crypt-ask-hidden' : 'crypt-ask-peeked')] : [];
  const { standing, joined } = spot;
  const owner = standing && standing.by !== 'ghost' ? standing.by.seat : undefined;
  const total = joined?.total ?? (standing ? standing.stake.dice * standing.stake.effort : 0);
  const together = joined && owner ? [t('crypt-ask-joined', { names: [called(owner), called(joined.by)], total })] : [];
  const lines = [...hidden, ...words.lines, ...together];
  if (!standing) return { ...words, lines: [...lines, t('crypt-ask-free')] };
  if (owner !== undefined && owner === ally)
    return {
      ...words,
      lines: [...lines, t('crypt-ask-ally', { effort: standing.stake.effort })],
      rule: ruleOf(TOPICS.join),
    };
  const held = owner !== undefined && owner === you ? t('crypt-ask-mine') : t('crypt-ask-held', { total });
  return { ...words, lines: [...lines, held], rule: ruleOf(joined ? TOPICS.join : TOPICS.bump) };
}

/** A card of a collection. */
export function cardAnswer(
  card: { kind: Kind; coins: TreasureView['coins']; flipped: boolean },
  collectors: readonly CollectorView[],
): Words {
  const words = cardWords(card, collectors);
  return card.flipped
    ? { ...words, lines: [...words.lines, t('crypt-ask-flipped')], rule: ruleOf(TOPICS.flip) }
    : words;
}

/** A card that was collected in this round, while gifts are decided. */
export function giftAnswer(card: Parameters<typeof cardAnswer>[0], collectors: readonly CollectorView[]): Words {
  const words = cardAnswer(card, collectors);
  return card.flipped ? words : { ...words, lines: [...words.lines, t('crypt-ask-gift')], rule: ruleOf(TOPICS.give) };
}

export function discardAnswer(card: TreasureView): Words {
  const { kind, coins } = card;
  const title = t('crypt-card', { kind, coins: coins ?? 0 });
  return { title, lines: [t('crypt-ask-discard')], rule: ruleOf(TOPICS.collect) };
}

export const diceAnswer = (home: number, exhausted: number, placed: number): Words => ({
  title: t('crypt-ask-servants'),
  lines: [
    t('crypt-board-dice', { home, exhausted, placed }),
    t('crypt-ask-servants-rolled'),
    t('crypt-ask-servants-tired'),
  ],
  rule: ruleOf(TOPICS.recover),
});

/** A house and its heirs. */
export const houseAnswer = (house: number, heirs: readonly Seat[], { called }: Labels): Words => ({
  title: t('crypt-house', { house }),
  lines: [t('crypt-ask-house', { names: heirs.map(called) }), t('crypt-ask-house-score')],
  rule: ruleOf(TOPICS.houses),
});

/** A token that the viewer knows to be safe: one in the hand, or one seen aside. */
export const tokenAnswer = (kind: Kind, where: 'hand' | 'seen'): Words => ({
  title: t('crypt-token', { kind, where }),
  lines: [t('crypt-ask-token')],
  rule: ruleOf(TOPICS.curse),
});

/** The tokens aside, as far as one player has looked at them. */
export const asideAnswer = ({ aside, looked }: { aside: number; looked: number }): Words => ({
  title: t('crypt-tokens-aside', { aside }),
  lines: [t('crypt-ask-aside'), t('crypt-tokens-looked', { looked, aside })],
  rule: ruleOf(TOPICS.askDead),
});

/** The kinds that may be cursed, as far as the viewer knows, or the one that is. */
export const curseAnswer = ({ open, cursed }: Pick<TokensView, 'open' | 'cursed'>): Words => ({
  title: t('crypt-curse'),
  lines: [
    cursed
      ? t('crypt-curse-is', { kind: cursed })
      : t('crypt-curse-open', { kinds: open.map((kind) => ({ key: 'crypt-kind-plural', args: { kind } })) }),
    t('crypt-ask-curse'),
  ],
  rule: ruleOf(TOPICS.cursed),
});

export const leaderAnswer = (): Words => ({
  title: t('crypt-leader'),
  lines: [t('crypt-ask-leader')],
  rule: ruleOf(TOPICS.torches),
});

export const lightsOutAnswer = (): Words => ({
  title: t('crypt-lights-out'),
  lines: [t('crypt-ask-lights-out')],
  rule: ruleOf(TOPICS.lightsOut),
});

/** The Ghost, against one player or against twins. */
export const ghostAnswer = (twins: boolean): Words => ({
  title: t('crypt-ghost'),
  lines: [t('crypt-ask-ghost'), t('crypt-ask-ghost-ties'), t(twins ? 'crypt-ask-ghost-twins' : 'crypt-ask-ghost-last')],
  rule: ruleOf(twins ? TOPICS.twinsGhost : TOPICS.ghost),
});

export const deckAnswer = (): Words => ({
  title: t('crypt-ask-deck'),
  lines: [t('crypt-ask-deck-top')],
  rule: ruleOf(TOPICS.backs),
});

/** A collector, with what each player has for it. */
export const collectorAnswer = ({ kind, side }: CollectorView, progress: readonly string[]): Words => ({
  title: t('crypt-collector', { kind, side }),
  lines: [t(`crypt-ability-${kind}-${side}`), ...progress],
  rule: ruleOf(collectorRule(kind, side)),
});

/** The score if the game ended now, by source. */
export const soFarAnswer = ({ sheet, total, certain }: SoFar, cursed: boolean): Words => ({
  title: t('crypt-so-far', { coins: total, certain: certain ? 'yes' : 'no' }),
  lines: [
    ...linesOf(sheet).map(({ source, coins }) => `${t('crypt-source', { source })}: ${coins}`),
    ...(certain ? [] : [t('crypt-so-far-hidden')]),
    ...(cursed ? [t('crypt-so-far-curse')] : []),
  ],
  rule: ruleOf(TOPICS.score),
});
