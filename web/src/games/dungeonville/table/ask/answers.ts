/** What the things on a Dungeonville table are, for players who ask. The table draws their pictures. */
import { say, t } from '../../../../i18n/index.svelte';
import type { Phrase } from '../../../../i18n/phrase';
import type { Answer } from '../../../../table/ask/answer';
import type { Seat } from '../../../../wire/protocol';
import { className, colourName, roomName, towerName } from '../../names';
import { ruleHref, TOPICS } from '../../ruleLinks';
import { TOWERS, type AdventurerCard, type RoomCard, type Tower } from '../../wire';
import { letterMark, powerPhrase, type Labels } from '../labels';

type Words = Pick<Answer, 'title' | 'lines' | 'rule'>;

const ruleOf = (rule: string) => ({ href: ruleHref(rule), name: t('dungeonville-rule', { rule }) });

/** Classes that have a rule of their own. */
const SPECIAL: readonly AdventurerCard['class'][] = ['mule', 'oracle', 'jester'];

export function adventurerAnswer(card: AdventurerCard): Words {
  const { class: of, colour, rank } = card;
  const letters = TOWERS.map((tower, at): Phrase => ({
    key: 'dungeonville-letter-at',
    args: { tower: towerName(tower), letter: letterMark(card.letters[at] ?? null, card) },
  }));
  return {
    title: t('dungeonville-ask-adventurer', {
      class: className(of),
      colour: colour ? colourName(colour) : { key: 'dungeonville-colourless' },
      rank,
    }),
    lines: [
      t('dungeonville-ask-rank', { rank }),
      t('dungeonville-ask-letters', { letters }),
      t(colour ? 'dungeonville-ask-colour' : 'dungeonville-ask-colourless'),
      ...(SPECIAL.includes(of) ? [t('dungeonville-ask-class', { class: of })] : []),
    ],
    rule: ruleOf(TOPICS.clash),
  };
}

/** A room or an item. */
export function roomAnswer(card: RoomCard, labels: Labels): Words {
  const title = say(roomName(card, labels.cards));
  if (card.item) {
    const lines = [say(powerPhrase(card.item, labels)), t('dungeonville-ask-item')];
    return { title, lines, rule: ruleOf(TOPICS.items) };
  }
  const letter = card.letter === null ? '' : t('dungeonville-letter', { letter: card.letter });
  return {
    title,
    lines: [t('dungeonville-ask-room', { letter }), t('dungeonville-ask-gold', { gold: card.gold })],
    rule: ruleOf(TOPICS.danger),
  };
}

export const tokenAnswer = (owner: Seat, { called }: Labels): Words => ({
  title: t('dungeonville-ask-blood', { name: called(owner) }),
  lines: [t('dungeonville-ask-blood-zone'), t('dungeonville-ask-blood-tower')],
  rule: ruleOf(TOPICS.score),
});

export const deedAnswer = (tower: Tower | null): Words => ({
  title: tower ? t('dungeonville-deed-of', { tower: towerName(tower) }) : t('dungeonville-ask-deed'),
  lines: [t('dungeonville-ask-deed-secret'), t('dungeonville-ask-blood-tower')],
  rule: ruleOf(TOPICS.deeds),
});

export const towerAnswer = (tower: Tower): Words => ({
  title: say(towerName(tower)),
  lines: [t('dungeonville-ask-tower'), t('dungeonville-ask-blood-tower')],
  rule: ruleOf(TOPICS.entry),
});

export const firstAnswer = (): Words => ({
  title: t('dungeonville-first-player'),
  lines: [t('dungeonville-ask-first')],
  rule: ruleOf(TOPICS.round),
});
