import { expect, test } from 'vitest';
import { LONGEST } from '../../../../table/motion/plan';
import { plan } from './motion';
import type { AdventurerCard, RoomCard, Sight } from '../../wire';

const card: AdventurerCard = {
  rank: 12,
  name: '',
  class: 'knight',
  colour: 'green',
  letters: ['D', 'B', 'E', 'C', 'D'],
};
const room: RoomCard = { room: 'C7', tower: 'crypt', name: '', letter: 'C', gold: 10, worth: 10, item: null };

test('a recruited adventurer moves from town to the board', () => {
  const sight: Sight = {
    recruited: { seat: 'b', adventurer: card, place: 'inn', price: 10, tokens: 10, payment: [], gilded: false },
  };
  const { flights, sounds } = plan([sight]);
  expect(flights).toMatchObject([{ piece: { what: 'adventurer', card }, from: 'town', to: { board: 'b' }, at: 0 }]);
  expect(sounds.map(({ sound }) => sound)).toEqual(['collect']);
});

test('a death puts a token on the entrance, except for a Mule', () => {
  const died = (blood: boolean): Sight => ({
    died: { seat: 'a', adventurer: card, tower: 'iceCave', blood, saved: false },
  });
  expect(plan([died(true)]).flights).toMatchObject([
    { piece: { what: 'token', owner: 'a' }, to: { tower: 'iceCave' } },
  ]);
  expect(plan([died(false)]).flights).toEqual([]);
});

test('a blood token goes from the loser to the winner', () => {
  expect(plan([{ bloodTaken: { seat: 'a', owner: 'c' } }]).flights).toMatchObject([
    { piece: { what: 'token', owner: 'c' }, from: { side: 'c' }, to: { side: 'a' } },
  ]);
});

test('a recruit flies from its old side to its new one', () => {
  expect(plan([{ joined: { adventurer: card, from: 'b', to: 'a', lute: false } }]).flights).toMatchObject([
    { piece: { what: 'adventurer', card }, from: { left: 12, of: 'b' }, to: { fighter: 12, of: 'a' } },
  ]);
});

test('flights last as long as the moment allows', () => {
  const scouted: Sight = { scouted: { seat: 'a', tower: 'crypt' } };
  const [usual, short] = [plan([scouted]), plan([scouted], 0.25)].map(({ flights }) => flights[0]?.lasts ?? 0);
  expect(short).toBe((usual ?? 0) / 4);
});

test('animations run one after another, within the limit', () => {
  const took: Sight = { took: { seat: 'a', room } };
  const { flights } = plan(Array<Sight>(60).fill(took));
  expect(flights.map(({ at }) => at)).toEqual([...flights].sort((one, other) => one.at - other.at).map(({ at }) => at));
  expect(Math.max(...flights.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(LONGEST);
});
