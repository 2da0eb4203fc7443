import type { Args, Phrase } from '../../i18n/phrase';
import { refusedBy } from '../../table/refused';
import { itemName } from './names';
import { ITEMS } from './vocabulary';

/** Why the rules refused something, as the server writes it: a name, or a name with what it is about. */
export type Refusal = string | Readonly<Record<string, unknown>>;

/** What a refusal that carries one bare value calls it in its sentence. */
const NAMES: Record<string, string> = {
  notInTown: 'rank',
  notInParty: 'rank',
  cannotJoin: 'rank',
  cannotName: 'rank',
  notTheLetter: 'rank',
  notInDeck: 'rank',
  noPower: 'item',
  notInDeedHouse: 'tower',
};

/** Why Dungeonville refused something, before it is said in any language. */
export function whyNot(refusal: Refusal): Phrase {
  const [name, value]: [string, unknown] =
    typeof refusal === 'string' ? [refusal, {}] : (Object.entries(refusal)[0] ?? ['wrongPhase', {}]);
  const key = `dungeonville-refusal-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
  const item = name === 'noPower' ? ITEMS.find((one) => one === value) : undefined;
  const bare = { [NAMES[name] ?? 'value']: item ? itemName(item) : value };
  return { key, args: (typeof value === 'object' && value !== null ? value : bare) as Args };
}

/** Why the table refused something; the game's own reason is the engine's Refusal. */
export const refused = refusedBy((refusal) => whyNot(refusal as Refusal));
