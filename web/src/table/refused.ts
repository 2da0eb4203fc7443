/** Refusals as texts to translate. */
import type { Args, Phrase } from '../i18n/phrase';
import type { GameTypes, Refusal } from '../wire/protocol';
import { refusalPhrase } from '../wire/refusals';
import { kebab, variant } from '../wire/variant';

/** The argument names for refusals whose content is a single value. */
export type ValueNames = Readonly<Record<string, string>>;

const isArg = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The fields of a refusal's content that can be arguments of a text. */
function argsOf(name: string, content: unknown, names: ValueNames): Args {
  if (isArg(content)) return { [names[name] ?? 'value']: content };
  return Object.fromEntries(
    Object.entries(content ?? {}).filter((entry): entry is [string, string | number] => isArg(entry[1])),
  );
}

/** Why the rules of a game refused something: `crypt-refusal-own-dice`, with its arguments. */
export function rulesPhrase(game: string, refusal: string | object, names: ValueNames): Phrase {
  const [name, content] = variant(refusal);
  return { key: `${game}-refusal-${kebab(name)}`, args: argsOf(name, content, names) };
}

/** Why a table refused something; the game provides the text if its rules did. */
export const refusedBy =
  <G extends GameTypes>(whyNot: (refusal: G['refusal']) => Phrase) =>
  (refusal: Refusal<G>): Phrase =>
    refusal.code === 'rules' ? whyNot(refusal.refusal) : refusalPhrase(refusal);
