/** Sentences for what a viewer saw of a game. */
import { name as verbatim, type Args, type Phrase } from '../../i18n/phrase';
import { outdated } from '../../wire/outdated.svelte';
import { kebab, variant, type Content, type VariantName } from '../../wire/variant';

/** For every kind of sight, what its sentence is about. */
export type Tellers<Sight, People> = {
  [Name in VariantName<Sight>]: (content: Content<Sight, Name>, people: People) => Args;
};

/** The key of a sight's sentence: `crypt-sight-leader-drawn`. */
export const sightKey = (game: string, name: string): string => `${game}-sight-${kebab(name)}`;

/** The sentence of a sight, before it is translated. */
export function sightPhrase<Sight extends object, People>(
  game: string,
  tellers: Tellers<Sight, People>,
  sight: Sight,
  people: People,
): Phrase {
  const [name, content] = variant(sight);
  // A name and its content belong together, which the type of a table of functions can't express.
  const tell = (tellers as Record<string, (content: unknown, people: People) => Args>)[name];
  // A page that does not know what happened is too old.
  if (!tell) outdated.mark();
  return tell ? { key: sightKey(game, name), args: tell(content, people) } : verbatim('');
}
