/** What is new in each variant, in a few steps. */
import type { Introduction, Introductions } from '../../game';
import { TOPICS } from '../ruleLinks';
import type { Types } from '../wire';

const TWINS: Introduction = {
  topic: 'crypt-twins',
  steps: [{ key: 'crypt-intro-twins-1' }, { key: 'crypt-intro-twins-2' }, { key: 'crypt-intro-twins-3' }],
  rule: TOPICS.twins,
};

const HOUSES: Introduction = {
  topic: 'crypt-houses',
  steps: [{ key: 'crypt-intro-houses-1' }, { key: 'crypt-intro-houses-2' }, { key: 'crypt-intro-houses-3' }],
  rule: TOPICS.houses,
};

const CURSE: Introduction = {
  topic: 'crypt-curse',
  steps: [{ key: 'crypt-intro-curse-1' }, { key: 'crypt-intro-curse-2' }, { key: 'crypt-intro-curse-3' }],
  rule: TOPICS.curse,
};

const introductions: Introductions<Types> = ({ variant, curse }) => [
  ...(variant === 'twins' ? [TWINS] : variant === 'houses' ? [HOUSES] : []),
  ...(curse === 'on' ? [CURSE] : []),
];

export default introductions;
