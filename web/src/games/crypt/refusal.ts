import type { Args, Phrase } from '../../i18n/phrase';
import { refusedBy } from '../../table/refused';
import type { Refusal } from './wire';

/** What a refusal that carries one bare value calls it in its sentence. */
const NAMES: Record<string, string> = {
  noTreasure: 'slot',
  ownDice: 'slot',
  notFaceDown: 'slot',
  otherSide: 'kind',
  noFailedDie: 'effort',
};

/** Why Crypt refused something, before it is said in any language. */
export function whyNot(refusal: Refusal): Phrase {
  const [name, value]: [string, unknown] =
    typeof refusal === 'string' ? [refusal, {}] : (Object.entries(refusal)[0] ?? ['wrongPhase', {}]);
  const key = `crypt-refusal-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
  const args = typeof value === 'object' && value !== null ? value : { [NAMES[name] ?? 'value']: value };
  return { key, args: args as Args };
}

/** Why the table refused something; the game's own reason is the engine's Refusal. */
export const refused = refusedBy((refusal) => whyNot(refusal as Refusal));
