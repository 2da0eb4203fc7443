/** Texts for the sights of a game. */
import { name as verbatim, type Args, type Phrase } from '../../i18n/phrase';
import { outdated } from '../../wire/outdated.svelte';
import { kebab, variant, type Content, type VariantName } from '../../wire/variant';

/** For every kind of sight, a function that gives the arguments of its text. */
export type Tellers<Sight, People> = {
  [Name in VariantName<Sight>]: (content: Content<Sight, Name>, people: People) => Args;
};

/** The key of a sight's text: `crypt-sight-leader-drawn`. */
export const sightKey = (game: string, name: string): string => `${game}-sight-${kebab(name)}`;

/** The text of a sight, before translation. */
export function sightPhrase<Sight extends object, People>(
  game: string,
  tellers: Tellers<Sight, People>,
  sight: Sight,
  people: People,
): Phrase {
  const [name, content] = variant(sight);
  // The type can't express that the content belongs to the name.
  const argsOf = (tellers as Record<string, (content: unknown, people: People) => Args>)[name];
  // A page that does not know a sight is outdated.
  if (!argsOf) outdated.mark();
  return argsOf ? { key: sightKey(game, name), args: argsOf(content, people) } : verbatim('');
}
