/** The search in a game's rules. */
import type { RulesHelp } from '../../games';
import type { Language } from '../../i18n/languages';
import type { Part, Rule, RulesText, Section } from './text';

/** A text in lower case without accents, and for each letter its position in the original. */
function fold(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/œ/g, 'oe')
      .replace(/ς/g, 'σ')
      .replace(/[’ʼ]/g, "'")
      .replace(/\u00a0/g, ' ');
    letters += plain;
    from.push(...Array<number>(plain.length).fill(at));
    at += letter.length;
  }
  from.push(at);
  return { letters, from };
}

const plain = (rule: Rule): string => `${rule.id ?? ''} ${rule.parts.map((part) => part.text).join('')}`;
const everything = (text: RulesText): Rule[] => [...text.lead, ...text.sections.flatMap((section) => section.rules)];

const wordsOf = (text: string): string[] => fold(text).letters.split(/\s+/).filter(Boolean);

/** Other words for a word of the query, in the language of the text; all of them without accents. */
export type Others = (word: string) => readonly string[];

const NONE: Others = () => [];

/** Whether a word of the query may mean another word: the beginning of it, or one of its forms. */
const isLike = (word: string, other: string): boolean =>
  word === other ||
  (word.length > 3 && other.startsWith(word)) ||
  (other.length > 3 && word.startsWith(other) && word.length - other.length < 3);

/**
 * The other words for a word, by a game's synonyms. A word that the text uses finds only its own forms; another one finds
 * what the text calls it.
 */
export function othersIn(text: RulesText, language: Language, synonyms: RulesHelp['synonyms']): Others {
  const whole = fold(everything(text).map(plain).join(' ')).letters;
  const known = synonyms.map((words) => ({
    all: Object.values(words).flatMap(wordsOf),
    // A short word is part of too many others. The first is the one that the rules use.
    here: wordsOf(words[language]).filter((word, nth) => nth === 0 || word.length > 3),
  }));
  return (word) => {
    // In German, people without umlauts on their keyboard type ae, oe and ue.
    const typed = language === 'de' && !whole.includes(word) ? word.replace(/([aou])e/g, '$1') : word;
    const meant = whole.includes(typed)
      ? known.flatMap(({ here }) => here.filter((other) => isLike(typed, other)))
      : known.filter(({ all }) => all.some((other) => isLike(typed, other))).flatMap(({ here }) => here);
    return [...new Set([typed, ...meant])].filter((other) => other !== word);
  };
}

/** The positions of each word of a query in a text; a word that is missing has none. */
function positions(text: string, query: string, others: Others): [start: number, end: number][][] {
  const { letters, from } = fold(text);
  return wordsOf(query).map((word) =>
    [word, ...others(word)].flatMap((one) => {
      const found: [number, number][] = [];
      for (let at = letters.indexOf(one); at >= 0; at = letters.indexOf(one, at + one.length)) {
        found.push([from[at] ?? 0, from[at + one.length] ?? text.length]);
      }
      return found;
    }),
  );
}

/** The positions of a query's words in a text; `undefined` if one of them is missing. */
export function find(text: string, query: string, others = NONE): [start: number, end: number][] | undefined {
  const found = positions(text, query, others);
  if (found.some((ofWord) => ofWord.length === 0)) return undefined;
  return found.flat().sort(([a], [b]) => a - b);
}

/** Whether a card's name has every word of a query, at the beginning of a word; a long one may be within a word. */
export function isNamed(name: string, query: string): boolean {
  const { letters } = fold(name);
  const starts = letters.split(/[^\p{L}\d]+/u);
  return wordsOf(query).every(
    (word) => starts.some((one) => one.startsWith(word)) || (word.length > 4 && letters.includes(word)),
  );
}

/** The rules that contain all words of a query. A section whose title contains them is kept whole. */
export function search(text: RulesText, query: string, others = NONE): RulesText {
  if (wordsOf(query).length === 0) return text;
  const holds = (rule: Rule) => find(plain(rule), query, others) !== undefined;
  const sections = text.sections
    .map((section): Section => {
      const whole = find(`${section.id} ${section.title}`, query, others) !== undefined;
      return whole ? section : { ...section, rules: section.rules.filter(holds) };
    })
    .filter((section) => section.rules.length > 0);
  return { lead: text.lead.filter(holds), sections };
}

/** How many rules a text has; pictures don't count. */
export const count = (text: RulesText): number => everything(text).filter(({ picture }) => !picture).length;

export interface Piece extends Part {
  marked: boolean;
}

/** A part split at the words of a query, so that they can be highlighted. */
export function mark(part: Part, query: string, others = NONE): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const push = (to: number, marked: boolean) => {
    if (to > from) pieces.push({ ...part, text: part.text.slice(from, to), marked });
    from = Math.max(from, to);
  };
  for (const [start, end] of positions(part.text, query, others)
    .flat()
    .sort(([a], [b]) => a - b)) {
    push(start, false);
    push(end, true);
  }
  push(part.text.length, false);
  return pieces;
}
