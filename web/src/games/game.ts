/** What the shared pages need from a game. A game is a folder beside this file with a `game.ts`. */
import type { Component } from 'svelte';
import { fetched } from '../browser/fetched';
import { need } from '../i18n/index.svelte';
import type { Language } from '../i18n/languages';
import type { Phrase } from '../i18n/phrase';
import type { GameSession } from '../table/session';
import type { Cast } from '../table/cast/cast';
import type { About } from '../table/log/log';
import type { PieceColour, EntryKind, GameTypes, Seat, SeatSheet } from '../wire/protocol';

/** The table of a player or a spectator. */
export type Playing<G extends GameTypes = GameTypes> = Component<{ session: GameSession<G> }>;

/** One moment of a replay. */
export interface Watched<G extends GameTypes = GameTypes> {
  /** The number of the computers’ characters. */
  cast: number;
  /** What the viewer knew at this moment. */
  view: G['view'];
  seats: readonly SeatSheet[];
  /** The log so far. */
  log: readonly EntryKind<G>[];
  /** The part of the log that is new. */
  fresh: readonly EntryKind<G>[];
  /** Whether the game goes on by itself, so that pieces move. */
  playing: boolean;
  /** How long things take, compared with normal speed. */
  pace: number;
  /** Whether what is new is read out. */
  live: boolean;
}

/** The table in a replay. */
export type Watching<G extends GameTypes = GameTypes> = Component<Watched<G>>;

/** What a replay needs from a game. */
export interface Replayed<G extends GameTypes = GameTypes> {
  default: Watching<G>;
  /** What a sight is about. */
  about: (sight: G['sight']) => About;
  /** How long a sight is shown, in milliseconds at normal speed. */
  lengthOf: (sight: G['sight']) => number;
}

/** A card that the search in the rules finds by its name. */
export interface NamedCard {
  name: Phrase;
  about: Phrase;
  /** The rule that explains it. */
  rule: string;
}

/** What the rules of a game have besides their text. */
export interface RulesHelp {
  /** The pictures, by their names in the text. */
  pictures: Readonly<Record<string, Component>>;
  /** Words for the same thing in each language, with spaces between them. The search finds it by any of them. */
  synonyms: readonly Readonly<Record<Language, string>>[];
  cards: readonly NamedCard[];
}

/** A player's piece: in a colour, or as a seat of the shown table has it. */
export type Piece = Component<{ colour: PieceColour; seat?: Seat }>;

/** The mark of a team, by its number from 0; `seat` is one of its seats. */
export type TeamMark = Component<{ team: number; seat: Seat }>;

/** What is new in a variant, in a few steps. */
export interface Introduction {
  /** The name under which it is remembered. */
  topic: string;
  steps: readonly Phrase[];
  /** The rule that explains it. */
  rule: string;
}

/** The introductions to a game with this setup. */
export type Introductions<G extends GameTypes = GameTypes> = (setup: G['setup']) => readonly Introduction[];

/** The teams of a game. */
export interface TeamParts<G extends GameTypes> {
  /** The name of a team, by its number from 0. */
  name: (setup: G['setup'], team: number) => Phrase;
  /** Whether the pieces of a team have one colour. */
  sharesColour: (setup: G['setup']) => boolean;
  /** The mark of a team whose pieces have one colour. */
  mark: Part<TeamMark>;
}

/** One letter of one part of an option. */
export type OptionPart = Component<{ option: string; part: string; letter: string }>;

type Part<T> = () => Promise<{ default: T }>;

/** The parts of a game, each loaded when it is needed. */
interface Parts<G extends GameTypes> {
  /** The translation files that pages about the game need. */
  sections: readonly string[];
  /** The translation files that only its table needs. */
  tableSections: readonly string[];
  /** The translation file of its lesson, if it has one. */
  lessonSection?: string;
  /** The picture on its card. */
  picture: Part<Component>;
  /** The gallery of its drawings. */
  art: Part<Component>;
  table: Part<Playing<G>>;
  /** The table in a replay. */
  watch: () => Promise<Replayed<G>>;
  /** What its rules have besides their text, if anything. */
  rules?: Part<RulesHelp> | undefined;
  /** What computers wear and say; without it they wear nothing of the game and speak only at its end. */
  cast?: Part<Cast<G>>;
  /** A player's piece in a colour. */
  piece?: Part<Piece>;
  /** The name of one part of an option whose parts are chosen one by one, and a picture and a text for one of its letters. */
  partName?: (option: string, part: string) => Phrase;
  optionPart?: Part<OptionPart>;
  /** The colour of pieces that no player owns, by the game's setup; undefined if it is the usual one. */
  otherColour?: (setup: G['setup']) => PieceColour | undefined;
  /** What is new in a game with this setup, for people who have not played such a game. */
  introductions?: Part<Introductions<G>>;
  /** Its teams, if it can be played in teams. */
  teams?: TeamParts<G>;
}

export interface Game extends Parts<GameTypes> {
  sections: readonly string[];
  cast: Part<Cast>;
}

/** The translation files of every table. */
const TABLE = ['play', 'table', 'end'];

/**
 * Declares a game. Its types are erased here: pages pass on what the server sent for a table of this game, which has
 * this game's types as long as page and server have the same protocol version.
 */
export function defineGame<G extends GameTypes>({
  sections,
  tableSections,
  lessonSection,
  picture,
  art,
  table,
  watch,
  rules,
  cast = () => Promise.resolve({ default: {} }),
  piece,
  partName,
  optionPart,
  otherColour,
  introductions,
  teams,
}: Parts<G>): Game {
  /** Loads a part together with its texts. */
  const load = async <T>(part: () => Promise<T>, texts: readonly string[]): Promise<T> => {
    const [file] = await Promise.all([fetched(part), need(...texts)]);
    return file;
  };
  const all = [...TABLE, ...sections, ...tableSections];
  return {
    sections,
    tableSections,
    ...(lessonSection ? { lessonSection } : {}),
    picture: () => load(picture, sections),
    art: () => load(art, sections),
    table: () => load(table as unknown as Part<Playing>, all),
    watch: () => load(watch as unknown as () => Promise<Replayed>, all),
    rules: rules && (() => load(rules, sections)),
    cast: () => load(cast as unknown as Part<Cast>, []),
    ...(piece ? { piece: () => load(piece, sections) } : {}),
    ...(otherColour ? { otherColour: otherColour as (setup: unknown) => PieceColour | undefined } : {}),
    ...(teams
      ? { teams: { ...teams, mark: () => load(teams.mark, sections) } as unknown as TeamParts<GameTypes> }
      : {}),
    ...(introductions ? { introductions: () => load(introductions as unknown as Part<Introductions>, all) } : {}),
    ...(partName ? { partName } : {}),
    ...(optionPart ? { optionPart: () => load(optionPart, sections) } : {}),
  };
}
