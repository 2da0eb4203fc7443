/** Parses the texts about a game, one file for each language: its rules and their summary. */

export interface Part {
  text: string;
  bold: boolean;
  /** The rule that this text refers to. */
  to?: string;
}

export interface Rule {
  /** Its number, which is also its anchor; a paragraph may have none. */
  id: string | undefined;
  /** The name of one of the game's pictures, which the text describes. */
  picture?: string | undefined;
  parts: Part[];
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

export interface RulesText {
  lead: Rule[];
  sections: Section[];
}

const NUMBER = /[A-Z]\d+(?:\.\d+)?/;
const HEADING = new RegExp(`^## (${NUMBER.source}) (.+)$`);
const NUMBERED = new RegExp(`^(${NUMBER.source}) (.+)$`);
const PICTURE = /^!\[(\w+)\] ?(.*)$/;
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\b(${NUMBER.source})\\b`, 'g');

/**
 * Parses a text: `## C3 A round` starts a section, `C3.4 …` is a rule, `![claim] …` a picture with its description, and other
 * lines are paragraphs.
 */
export function readRules(source: string): RulesText {
  const text: RulesText = { lead: [], sections: [] };
  for (const line of source.split('\n').map((line) => line.trim())) {
    if (!line) continue;
    const heading = HEADING.exec(line);
    if (heading) {
      text.sections.push({ id: heading[1] ?? '', title: heading[2] ?? '', rules: [] });
      continue;
    }
    const drawn = PICTURE.exec(line);
    const numbered = NUMBERED.exec(line);
    const rule = { id: numbered?.[1], picture: drawn?.[1], parts: readParts(drawn?.[2] ?? numbered?.[2] ?? line) };
    (text.sections.at(-1)?.rules ?? text.lead).push(rule);
  }
  return text;
}

function readParts(line: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > from) parts.push({ text: line.slice(from, match.index), bold: false });
    const [all, bold, to] = match;
    parts.push(to ? { text: to, bold: false, to } : { text: bold ?? all, bold: true });
    from = match.index + all.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from), bold: false });
  return parts;
}
