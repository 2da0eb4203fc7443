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

const wordsOf = (query: string): string[] => fold(query).letters.split(/\s+/).filter(Boolean);

/** The positions of a query's words in a text; `undefined` if one of them is missing. */
export function find(text: string, query: string): [start: number, end: number][] | undefined {
  const words = wordsOf(query);
  const { letters, from } = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    let at = letters.indexOf(word);
    if (at < 0) return undefined;
    for (; at >= 0; at = letters.indexOf(word, at + word.length)) {
      found.push([from[at] ?? 0, from[at + word.length] ?? text.length]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

const plain = (rule: Rule): string => `${rule.id ?? ''} ${rule.parts.map((part) => part.text).join('')}`;

/** The rules that contain all words of a query. A section whose title contains them is kept whole. */
export function search(text: RulesText, query: string): RulesText {
  if (wordsOf(query).length === 0) return text;
  const holds = (rule: Rule) => find(plain(rule), query) !== undefined;
  const sections = text.sections
    .map((section): Section => {
      const whole = find(`${section.id} ${section.title}`, query) !== undefined;
      return whole ? section : { ...section, rules: section.rules.filter(holds) };
    })
    .filter((section) => section.rules.length > 0);
  return { lead: text.lead.filter(holds), sections };
}

export const count = (text: RulesText): number =>
  text.sections.reduce((sum, section) => sum + section.rules.length, text.lead.length);

export interface Piece extends Part {
  marked: boolean;
}

/** A part split at the words of a query, so that they can be highlighted. */
export function mark(part: Part, query: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const push = (to: number, marked: boolean) => {
    if (to > from) pieces.push({ ...part, text: part.text.slice(from, to), marked });
    from = Math.max(from, to);
  };
  for (const [start, end] of wordsOf(query)
    .flatMap((word) => find(part.text, word) ?? [])
    .sort(([a], [b]) => a - b)) {
    push(start, false);
    push(end, true);
  }
  push(part.text.length, false);
  return pieces;
}
