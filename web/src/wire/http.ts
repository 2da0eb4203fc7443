// Generated from the Rust types; `cargo xtask bless` writes it.
import type { ClockSetting, LevelName, PersonId, Phase, Seat, SeatSet, TableId, Visibility } from './protocol';

export type BranchPoint = { /** The version of the finished table. */ version: number, /** The seat to play. */ seat: Seat, /** The level of the bots on the other seats. */ level: LevelName, };

export type ChoiceInfo = { /** Its value. */ value: string, /** The seat that it names, if it names one. */ seat: Seat | null, /** The games that it is for, any of these. */ games: Array<FitInfo>, /** Whether a game with it can be rated. */ rated: boolean, /** Whether the rules of such a game are this project's own, not the publisher's. Every screen that offers it says so. */ own: boolean, /** Which seats win or lose together because of it, for each number of players that has teams. */ teams: Array<TeamsInfo>, };

export type Credentials = { /** The name of the account. */ name: string, /** Its password: 8 to 200 characters. */ password: string, };

export type FitInfo = { /** The numbers of players. */ players: Array<number>, /** Options before this one, by name, each with the values that it may have. There may be none. */ with: { [key in string]: Array<string> }, };

export type GameInfo = { /** Its name. */ name: string, /** The version of its rules. */ rules: number, /** The numbers of players, lowest first. There may be gaps. */ players: Array<number>, /** How many play where nobody has chosen a number. */ usual: number, /** Its options, in the order in which they are shown. */ options: Array<OptionInfo>, /** Whether it has a lesson. */ lesson: boolean, /** How many ranks there are in a game without opponents. */ ranks: number, /** The leaderboards: games that are compared with each other. */ pools: Array<PoolInfo>, };

export type History = { /** The games, newest first. */ games: Array<PastGame>, /** The cursor of the next page; none on the last one. */ next: string | null, };

export type LeaderboardEntry = { /** Who. */ person: PersonId, /** Their name. */ name: string, /** The rating, a low estimate: it rises as the rating becomes certain. */ rating: number, /** How many games it is from. */ games: number, };

export type ListedSeat = { "kind": "open" } | { "kind": "bot", /** Its level. */ level: LevelName, } | { "kind": "person", /** Their name at the table. */ name: string, /** Whether they have an account. */ account: boolean, /** Whether a bot plays for them. */ away: boolean, };

export type Lobby = { /** The tables: first those with free seats, then those to watch. Everyone's latest comes before anyone's second. */ tables: Array<TableInfo>, /** The cursor of the next page; none on the last one. */ next: string | null, };

export type Me = { /** Their id. */ id: PersonId, /** Their name. */ name: string, /** Whether they have an account; guests don't. */ account: boolean, };

export type NameRequest = { /** 1 to 24 characters. */ name: string, };

export type NewSeat = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", /** Its level. */ level: LevelName, };

export type NewTable = { /** The game. */ game: string, /** The seats, one for each player. */ seats: Array<NewSeat>, /** The game's options by name. Missing ones have their default. */ options?: { [key in string]: string }, /** The clock; none if it is missing. */ clock?: ClockSetting, /** Whether the lobby lists it. If this is missing, only people with the link find it. */ visibility?: Visibility, /** Whether the game is rated. Rated games are for accounts only, without bots and hints. */ rated?: boolean, /** Whether everyone may ask for hints in a game between people. One person against bots always may, unless the game is rated. */ hints?: boolean, };

export type OpenedTable = { /** The table's id. Its page is `/table/ID`. */ table: TableId, };

export type OptionInfo = { /** Its name. */ name: string, /** The number of the rule that explains it. */ rule: string, /** What can be chosen. The first choice that fits is the default; if none fits, the option is not for such a game. */ choices: Array<ChoiceInfo>, /** The parts that can also be chosen one by one, if there are such: a value is then a letter for each part. */ parts: PartsInfo | null, /** All values, in short: there may be more than the choices that are offered. */ values: string, };

export type OwnRating = { /** Which game. */ game: string, /** Which variant of it. */ variant: string, /** With how many players. */ players: number, /** The rating, a low estimate. */ rating: number, /** How many games it is from. */ games: number, };

export type PartsInfo = { /** The names of the parts, in the order of their letters in a value. */ names: Array<string>, /** The letters to choose from for each part. */ letters: Array<string>, };

export type PasswordChange = { /** The current password. */ old: string, /** The new password: 8 to 200 characters. */ new: string, };

export type PastGame = { /** Its table. */ table: TableId, /** Which game. */ game: string, /** Which variant of it. */ variant: string, /** How many played. */ players: number, /** When it ended, in milliseconds since 1970. */ at: number, /** The person's place, counted from 1. */ place: number, /** The person's score. */ score: number, /** Whether the person resigned. */ resigned: boolean, /** The rank of a solo game, counted from 0 for the lowest. */ rank: number | null, /** The change of the rating. */ change: number | null, };

export type PoolInfo = { /** The variant, as the leaderboard's address names it. */ variant: string, /** The number of players. */ players: number, /** The choices that such a game has, of the options that have choices by the project's own rules. */ choices: { [key in string]: string }, /** Whether there are no opponents, so that the best results are listed and not ratings. */ solo: boolean, };

export type Problem = { /** What went wrong, for programs. */ code: ProblemCode, /** An English sentence that says what to do. */ reason: string, };

export type ProblemCode = "alreadyAccount" | "alreadySignedIn" | "arranged" | "badBody" | "badCursor" | "badMethod" | "badMoment" | "badName" | "badPassword" | "badQuery" | "badSide" | "badTable" | "badText" | "commonPassword" | "nameAlike" | "nameReserved" | "nameTaken" | "noSession" | "notFound" | "notJson" | "notOver" | "notWebSocket" | "otherOrigin" | "refused" | "tooFast" | "tooLarge" | "tooLong" | "tooManyOpenTables" | "tooManyRunningTables" | "tooManyTablesNearby" | "tooManySeats" | "unavailable" | "wrongPassword";
export const PROBLEM_CODES = ["alreadyAccount", "alreadySignedIn", "arranged", "badBody", "badCursor", "badMethod", "badMoment", "badName", "badPassword", "badQuery", "badSide", "badTable", "badText", "commonPassword", "nameAlike", "nameReserved", "nameTaken", "noSession", "notFound", "notJson", "notOver", "notWebSocket", "otherOrigin", "refused", "tooFast", "tooLarge", "tooLong", "tooManyOpenTables", "tooManyRunningTables", "tooManyTablesNearby", "tooManySeats", "unavailable", "wrongPassword"] as const;

export type SeatResult = { /** The seat, counted from 0. */ seat: number, /** Its place, counted from 1. */ place: number, /** Its score. */ score: number, /** Whether its person resigned. */ resigned: boolean, /** The rating before and after, if the game was rated. */ rating: [number, number] | null, };

export type SoloLeaderboardEntry = { /** Who. */ person: PersonId, /** Their name. */ name: string, /** The names of those who played with them. */ allies: Array<string>, /** Their score. */ score: number, /** The rank, counted from 0 for the lowest. */ rank: number | null, /** The table. */ table: TableId, /** When, in milliseconds since 1970. */ at: number, };

export type TableInfo = { /** Its id. */ table: TableId, /** When it last changed, in milliseconds since 1970. */ updated: number, /** Your seat, in the list of your tables. */ you?: Seat, /** The characters that bots play as, as a number. */ cast: number, /** Which game. */ game: string, /** Whether it gathers players, is played, or is over. */ phase: Phase, /** The seats, in order. */ seats: Array<ListedSeat>, /** The seats of each team; empty where everyone plays alone. */ teams: Array<SeatSet>, /** The seats that the game waits for. */ awaiting: Array<Seat>, /** The game's setup. */ setup: unknown, /** The clock. */ clock: ClockSetting, /** Whether the game is rated. */ rated: boolean, /** Whether the table was opened with hints for all. */ hints: boolean, };

export type TeamsInfo = { /** The number of players. */ players: number, /** The seats of each team. */ teams: Array<SeatSet>, };
