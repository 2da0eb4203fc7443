import { expect, test } from 'vitest';
import over2p from '../../games/crypt/fixtures/over-2p.json';
import solo from '../../games/crypt/fixtures/over-solo.json';
import { sealOf } from './seal';

test.each([over2p, solo])(
  'the seed of a finished game gives the commitment that was shown before',
  async ({ seed, commitment }) => {
    expect(await sealOf(seed)).toBe(commitment);
    expect(await sealOf(seed.replace(/^../, '00'))).not.toBe(commitment);
  },
);
