/** The pictures of Crypt's rules, and what their search knows. */
import type { NamedCard, RulesHelp } from '../../game';
import { collectorRule } from '../ruleLinks';
import { KINDS, SIDES } from '../wire';
import Bumping from './pictures/Bumping.svelte';
import Claiming from './pictures/Claiming.svelte';
import Collectors from './pictures/Collectors.svelte';
import Flipping from './pictures/Flipping.svelte';
import Ghost from './pictures/GhostTurn.svelte';
import Joining from './pictures/Joining.svelte';
import Rolling from './pictures/Rolling.svelte';
import Tokens from './pictures/Tokens.svelte';
import { SYNONYMS } from './synonyms';

const cards: NamedCard[] = KINDS.flatMap((kind) =>
  SIDES.map((side) => ({
    name: { key: 'crypt-collector', args: { kind, side } },
    about: { key: `crypt-ability-${kind}-${side}` },
    rule: collectorRule(kind, side),
  })),
);

export default {
  pictures: {
    claiming: Claiming,
    bumping: Bumping,
    rolling: Rolling,
    flipping: Flipping,
    ghost: Ghost,
    joining: Joining,
    tokens: Tokens,
    collectors: Collectors,
  },
  synonyms: SYNONYMS,
  cards,
} satisfies RulesHelp;
