import { describe, expect, test, vi } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages';
import { translatorWith } from '../../../i18n/files.kit';
import { FakeSession } from '../../../table/fakeSession.svelte';
import { SEATS, type Seat, type Sheet } from '../../../wire/protocol';
import claimHouses6p from '../fixtures/claim-houses-6p.json';
import claimTwins from '../fixtures/claim-twins.json';
import giveTwins from '../fixtures/give-twins.json';
import overHouses6p from '../fixtures/over-houses-6p.json';
import overHouses8p from '../fixtures/over-houses-8p.json';
import overSolo from '../fixtures/over-curse-solo.json';
import overTwins from '../fixtures/over-twins.json';
import claim3p from '../fixtures/claim-3p.json';
import { SIGHT_LENGTHS, type Sight, type Types, type View } from '../wire';
import { linesOf, totalOf } from '../sources';
import { sentence } from '../sentence';
import introductions from '../lesson/introductions';
import { allyOf, areTwins, hasGhost, houseOf, housesOf } from './allies/allies';
import { diceOn, placedDice } from './board/holdings';
import { houseScores } from './end/houses';
import { endMood } from './end/mood';
import { giftsIn } from './give/gifts';
import { spotLabel } from './labels';
import { Motions } from './motion/motions.svelte';
import { plan } from './motion/motion';
import { nowPhrase } from './now';
import { phaseOf } from './phase';
import { Play } from './play.svelte';
import { tokenMoment } from './tokens/tokenMoment';

const sheetOf = (fixture: unknown) => fixture as Sheet<Types>;
const viewOf = (fixture: unknown): View => sheetOf(fixture).view!;
const labels = { you: 'a' as const, called: (seat: Seat) => ({ key: 'verbatim', args: { text: seat } }) };

describe('allies', () => {
  test('twins and heirs have an ally, others have none', () => {
    expect(allyOf(viewOf(claimTwins), 'a')).toBe('b');
    expect(allyOf(viewOf(claimHouses6p), 'b')).toBe('e');
    expect(allyOf(viewOf(claim3p), 'a')).toBeUndefined();
    expect(allyOf(viewOf(claimTwins), null)).toBeUndefined();
  });

  test('only Clash of Houses has houses, and only the others may have the Ghost', () => {
    expect(housesOf(viewOf(claimHouses6p))).toEqual([
      ['a', 'd'],
      ['b', 'e'],
      ['c', 'f'],
    ]);
    expect(['a', 'd', 'e'].map((seat) => houseOf(viewOf(claimHouses6p), seat as Seat))).toEqual([0, 0, 1]);
    expect([housesOf(viewOf(claimTwins)), houseOf(viewOf(claimTwins), 'a')]).toEqual([[], undefined]);
    const ghosts = [claimTwins, overSolo, claimHouses6p, claim3p].map((one) => hasGhost(viewOf(one)));
    expect(ghosts).toEqual([true, true, false, false]);
    expect(areTwins(viewOf(claimTwins))).toBe(true);
  });
});

describe('joined dice', () => {
  const joined = { by: 'd', dice: 2, total: 9 } as const;
  const standing = { by: { seat: 'a' }, stake: { dice: 1, effort: 3 } } as const;
  const spot = { kind: 'idol', coins: 4, known: 'public', standing, joined } as const;

  test('are listed after the claimant’s, and count as placed for their owner', () => {
    expect(diceOn(spot)).toEqual([
      { owner: 'a', dice: 1 },
      { owner: 'd', dice: 2 },
    ]);
    expect(diceOn({ standing: null })).toEqual([]);
    const view = { ...viewOf(claimHouses6p), row: [spot] } as unknown as View;
    expect((['a', 'b', 'd'] as const).map((seat) => placedDice(view, seat))).toEqual([1, 0, 2]);
  });

  test('are told to screen readers, and so is what joins them', () => {
    const keys = spotLabel(1, spot, { slot: 1, dice: 1, effort: 3 }, labels, 12).map(({ key }) => key);
    expect(keys).toEqual(['crypt-slot', 'crypt-slot-yours', 'crypt-slot-joined', 'crypt-slot-joining']);
  });

  test('go home owner by owner, when bumped and when collected', () => {
    const before = { viewer: null, row: [spot] };
    const bumped = plan(
      [{ bumped: { owner: { seat: 'a' }, slot: 1, dice: 1 } }, { bumped: { owner: { seat: 'd' }, slot: 1, dice: 2 } }],
      before,
    );
    const homes = [{ board: 'a' }, { board: 'd' }, { board: 'd' }];
    expect(bumped.flights.map(({ to }) => to)).toEqual(homes);
    expect(bumped.flights.map(({ piece }) => 'face' in piece && piece.face)).toEqual([3, 3, 3]);
    const [, ...dice] = plan([{ collected: { seat: 'a', slot: 1, kind: 'idol', coins: 4 } }], before).flights;
    expect(dice.map(({ to }) => to)).toEqual(homes);
  });

  test('lie outbid until each owner’s are bumped', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const motions = new Motions();
    motions.row = [spot];
    const by = { seat: 'b' } as const;
    motions.show([{ claimed: { by, slot: 1, stake: { dice: 3, effort: 5 } } }], null, 1);
    expect(motions.outbid.get(1)?.dice).toHaveLength(2);
    motions.show([{ bumped: { owner: { seat: 'a' }, slot: 1, dice: 1 } }], null, 1);
    expect(motions.outbid.get(1)?.dice).toEqual([{ owner: 'd', dice: 2 }]);
    motions.show([{ bumped: { owner: { seat: 'd' }, slot: 1, dice: 2 } }], null, 1);
    expect(motions.outbid.size).toBe(0);
  });

  test('the ally’s dice fly to the treasure, the viewer’s own lie there already', () => {
    const join: Sight = { joined: { seat: 'd', slot: 1, stake: { dice: 2, effort: 3 } } };
    expect(plan([join], { viewer: 'a', row: [] }).flights).toHaveLength(2);
    expect(plan([join], { viewer: 'd', row: [] }).flights).toHaveLength(0);
  });

  test('a staged join says the total that the server offers', async () => {
    const session = new FakeSession(sheetOf(claimTwins));
    const play = new Play(session);
    const stake = play.offer?.claim?.stakes.find(({ joins }) => joins !== undefined);
    await play.add(stake?.slot ?? 0);
    expect([...play.joins]).toEqual([[stake?.slot, stake?.joins]]);
    play.clear();
    expect(play.joins.size).toBe(0);
  });
});

describe('giving', () => {
  test('offers the treasures of the round', () => {
    const { offer } = sheetOf(giveTwins);
    expect(phaseOf(viewOf(giveTwins))).toBe('give');
    expect(giftsIn(offer?.others ?? []).map(({ card }) => card)).toEqual([3, 4]);
    expect(nowPhrase(viewOf(giveTwins), offer!, true)).toEqual({ key: 'crypt-window-give' });
  });

  test('a gift flies from board to board', () => {
    const given: Sight = { given: { giver: 'a', receiver: 'd', number: 3, kind: 'idol', coins: null } };
    expect(plan([given]).flights).toMatchObject([{ from: { board: 'a' }, to: { board: 'd' }, piece: { coins: null } }]);
  });
});

describe('tokens', () => {
  test('are shown large only if the viewer sees them', () => {
    expect(tokenMoment({ curseShown: { kind: 'idol' } })).toEqual({ what: 'cursed', kinds: ['idol'] });
    expect(tokenMoment({ tokensDealt: { hand: ['idol'], aside: 2 } })).toEqual({ what: 'dealt', kinds: ['idol'] });
    expect(tokenMoment({ tokensDealt: { hand: [], aside: 2 } })).toBeNull();
    expect(tokenMoment({ tokenFound: { seat: 'b', kind: null } })).toBeNull();
    expect(tokenMoment({ tokenFound: { seat: 'a', kind: 'remains' } })).toMatchObject({ what: 'found', seat: 'a' });
    expect(tokenMoment({ asked: { seat: 'a' } })).toBeNull();
    expect(SIGHT_LENGTHS.curseShown).toBeGreaterThan(SIGHT_LENGTHS.tokenFound);
  });
});

describe('the end', () => {
  test('the curse takes coins', () => {
    const sheets = viewOf(overHouses6p).scores ?? [];
    expect(sheets.map(totalOf)).toEqual(sheetOf(overHouses6p).ending?.outcome?.scores);
    const cursed = sheets.find(({ curse }) => curse);
    expect(cursed && linesOf(cursed).at(-1)).toEqual({ source: 'curse', coins: -(cursed?.curse ?? 0) });
  });

  test.each([overHouses6p, overHouses8p])(
    'houses are listed by place, with the sums that the server sent',
    (fixture) => {
      const { view, ending } = sheetOf(fixture);
      const houses = houseScores(view!, ending?.outcome?.scores ?? [], ending?.winners ?? [], []);
      expect(houses[0]?.won).toBe(true);
      expect(houses.slice(1).some(({ won }) => won)).toBe(false);
      for (const { house, coins, heirs } of houses) {
        expect(coins).toBe(view?.variant?.scores[house]);
        expect(heirs.reduce((sum, heir) => sum + heir.coins, 0)).toBe(coins);
      }
      // Places of the server come before coins.
      const last = houses.at(-1)!;
      const places = SEATS.map((seat) => (last.heirs.some((heir) => heir.seat === seat) ? 1 : 2));
      expect(houseScores(view!, ending?.outcome?.scores ?? [], [], places)[0]?.house).toBe(last.house);
    },
  );

  test('the rank says how twins feel, and the house how heirs do', () => {
    const ranked = (rank: number) =>
      endMood({ ...sheetOf(overTwins), ending: { ...sheetOf(overTwins).ending!, rank } });
    expect([0, 1, 2, 3].map(ranked)).toEqual(['lost', 'even', 'won', 'won']);
    const { seats, ending } = sheetOf(overHouses6p);
    const moods = seats.map(({ seat }) => endMood({ ...sheetOf(overHouses6p), you: seat }));
    expect(moods.filter((mood) => mood === 'won')).toHaveLength(2);
    const winner = seats.find(({ seat }) => ending?.outcome?.winners.includes(seat));
    expect(endMood({ ...sheetOf(overHouses6p), you: winner!.seat })).toBe('won');
  });

  test.each(LANGUAGE_CODES)('twins don’t win against each other, and a house wins by its name, in %s', (language) => {
    const translator = translatorWith(language, 'crypt', 'crypt-log', 'crypt-variants');
    const people = { viewer: null, name: (seat: Seat) => seat };
    const won: Sight = { won: { winners: ['b', 'e'], rank: null } };
    const told = (phrase: ReturnType<typeof sentence>) => translator.say(phrase.key, phrase.args);
    const houses: Seat[][] = [
      ['a', 'd'],
      ['b', 'e'],
    ];
    expect(sentence(won, { ...people, twins: true }).key).toBe('crypt-log-twins-won');
    expect(told(sentence(won, { ...people, houses }))).toContain(translator.say('crypt-house', { house: 1 }));
    // Houses that share the win are listed by their heirs.
    const shared: Sight = { won: { winners: ['a', 'b', 'd', 'e'], rank: null } };
    expect(sentence(shared, { ...people, houses }).key).toBe('crypt-sight-won');
  });
});

test('each variant is introduced by what is new in it', () => {
  const topics = (setup: Partial<Types['setup']>) =>
    introductions({ players: 2, sides: '', leader: '', recall: 'table', ...setup }).map(({ topic }) => topic);
  expect(topics({})).toEqual([]);
  expect(topics({ variant: 'twins', curse: 'on' })).toEqual(['crypt-twins', 'crypt-curse']);
  expect(topics({ variant: 'houses' })).toEqual(['crypt-houses']);
});
