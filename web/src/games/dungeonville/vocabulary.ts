/** The words of Dungeonville as the server writes them. */

export const SEATS = ['a', 'b', 'c', 'd', 'e'] as const;
export type Seat = (typeof SEATS)[number];

export const TOWERS = ['crypt', 'rathaus', 'iceCave', 'goblinCamp', 'dragonsLair'] as const;
export type Tower = (typeof TOWERS)[number];

export const COLOURS = ['blue', 'red', 'green', 'gold', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const CLASSES = [
  ...([
    'barbarian',
    'knight',
    'dwarf',
    'ranger',
    'cleric',
    'thief',
    'sorcerer',
    'alchemist',
    'bard',
    'peasant',
  ] as const),
  ...(['assassin', 'oracle', 'jester', 'mule'] as const),
] as const;
export type Class = (typeof CLASSES)[number];

export const PLACES = ['street', 'inn', 'temple', 'guild', 'tavern'] as const;
export type Place = (typeof PLACES)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];

export const ITEMS = [
  ...(['bloodedAxe', 'towerShield', 'ironHarness', 'silkRope', 'holyWater'] as const),
  ...(['lanternOfCracks', 'wandOfDoors', 'gildingFlask', 'silverLute', 'villageLetter'] as const),
] as const;
export type Item = (typeof ITEMS)[number];
