// Generated from the Rust types; `cargo xtask bless` writes it.

/** The version of the protocol. */
export const PROTOCOL = 5;

/** The fewest characters of a password. */
export const MIN_PASSWORD = 8;

/** The most characters of a name. */
export const MAX_NAME = 24;

/** The most characters of a chat line. */
export const MAX_CHAT = 400;

/** The types that each game fills in. */
export interface GameTypes {
  view: unknown;
  sight: unknown;
  offer: unknown;
  action: unknown;
  refusal: unknown;
  setup: unknown;
}

/** What is different between two views: values by path (`boards.1.home`), or parts of lists (`row[2,1]`). */
export type Changes = Readonly<Record<string, unknown>>;

export type Absence = "away" | "left" | "resigned";
export const ABSENCES = ["away", "left", "resigned"] as const;

export type BotPace = "fast" | "normal" | "slow";
export const BOT_PACES = ["fast", "normal", "slow"] as const;

export type ChatLine = { /** Its number at this table. */ number: number, /** Who wrote it. */ person: PersonId, /** Their name at that time. */ name: string, /** The text. */ text: string, /** When, in milliseconds since 1970. */ at: number, };

export type ClientMessage<G extends GameTypes = GameTypes> = { /** A number chosen by the client; the answer has the same. */ id?: number, } & ({ "type": "open", /** The table. */ table: TableId, /** The last version that the client has seen; the log starts after it. */ since?: number, /** Whether to list every legal action too. */ list?: boolean, /** Whether to send frames instead of whole sheets, where the client has the version before. */ frames?: boolean, /** How fast bots play at the table. Where several players want something else, the slowest counts. */ pace?: BotPace, } | { "type": "close", /** The table. */ table: TableId, } | { "type": "do", /** The table. */ table: TableId, /** The command. */ command: Command<G>, } | { "type": "check", /** The table. */ table: TableId, /** The action, as the game's own data. */ action: G['action'], } | { "type": "hint", /** The table. */ table: TableId, } | { "type": "say", /** The table. */ table: TableId, /** The text. */ text: string, /** Whether only the allies of the person read it. */ allies?: boolean, } | { "type": "ping" });

export type ClockSetting = { "kind": "none" } | { "kind": "live", /** Seconds for each move. */ moveSeconds: number, /** Seconds in reserve. */ reserveSeconds: number, } | { "kind": "days", /** Days for each move. */ days: number, };

export type Colour = "red" | "violet" | "teal" | "black" | "gold" | "green" | "blue" | "pink";
export const COLOURS = ["red", "violet", "teal", "black", "gold", "green", "blue", "pink"] as const;

export type Command<G extends GameTypes = GameTypes> = { "do": "sit", /** The seat. */ seat: Seat, } | { "do": "colour", /** The colour. */ colour: Colour, } | { "do": "stand" } | { "do": "appoint", /** The seat. */ seat: Seat, /** Its difficulty. */ level: LevelName, } | { "do": "vacate", /** The seat. */ seat: Seat, } | { "do": "ready", /** The number. */ nonce: Nonce, } | { "do": "unready" } | { "do": "dissolve" } | { "do": "act", /** The version that the person saw. */ version: number, /** The action, as the game's own data. */ action: G['action'], } | { "do": "undo", /** The version that the person saw. */ version: number, /** The version of the own action to undo; the last one if it is missing. */ back?: number, } | { "do": "answerUndo", /** The version that the person saw. */ version: number, /** Whether to agree. */ agree: boolean, } | { "do": "withdrawUndo" } | { "do": "leave" } | { "do": "return" } | { "do": "resign" };

export type Ending = { /** The scores and their winners; none if players resigned before the end. */ outcome: Outcome | null, /** The winners without those who resigned; several share the win. */ winners: SeatSet, /** The seats that resigned. */ resigned: SeatSet, /** The rank of a game without opponents, counted from 0 for the lowest. */ rank: number | null, /** The score that allies without opponents reached together. */ together?: number, };

export type Entry<G extends GameTypes = GameTypes> = { /** The version after it. */ version: number, /** When, in milliseconds since 1970. */ at: number, } & ({ "kind": "sat", /** The seat. */ seat: Seat, /** Their name. */ name: string, } | { "kind": "stood", /** The seat. */ seat: Seat, } | { "kind": "appointed", /** The seat. */ seat: Seat, /** Its difficulty. */ level: LevelName, } | { "kind": "vacated", /** The seat. */ seat: Seat, } | { "kind": "started" } | { "kind": "sight", /** What the reader saw of it. */ sight: G['sight'], } | { "kind": "relieved", /** The seat. */ seat: Seat, /** The reason. */ absence: Absence, } | { "kind": "returned", /** The seat. */ seat: Seat, } | { "kind": "undoAsked", /** The seat. */ seat: Seat, } | { "kind": "undoAnswered", /** The seat. */ seat: Seat, /** Whether they agreed. */ agree: boolean, } | { "kind": "undoWithdrawn", /** The seat. */ seat: Seat, } | { "kind": "undone", /** The seat that wanted it. */ seat: Seat, /** The first version that no longer counts. */ from: number, /** How many actions of that seat's person no longer count. */ moves: number, } | { "kind": "ended" } | { "kind": "dissolved" });

export type EntryKind<G extends GameTypes = GameTypes> = { "kind": "sat", /** The seat. */ seat: Seat, /** Their name. */ name: string, } | { "kind": "stood", /** The seat. */ seat: Seat, } | { "kind": "appointed", /** The seat. */ seat: Seat, /** Its difficulty. */ level: LevelName, } | { "kind": "vacated", /** The seat. */ seat: Seat, } | { "kind": "started" } | { "kind": "sight", /** What the reader saw of it. */ sight: G['sight'], } | { "kind": "relieved", /** The seat. */ seat: Seat, /** The reason. */ absence: Absence, } | { "kind": "returned", /** The seat. */ seat: Seat, } | { "kind": "undoAsked", /** The seat. */ seat: Seat, } | { "kind": "undoAnswered", /** The seat. */ seat: Seat, /** Whether they agreed. */ agree: boolean, } | { "kind": "undoWithdrawn", /** The seat. */ seat: Seat, } | { "kind": "undone", /** The seat that wanted it. */ seat: Seat, /** The first version that no longer counts. */ from: number, /** How many actions of that seat's person no longer count. */ moves: number, } | { "kind": "ended" } | { "kind": "dissolved" };

export type Frame<G extends GameTypes = GameTypes> = { /** The version after it. */ version: number, /** When, in milliseconds since 1970. */ at: number, /** What happened, in order. */ moments: Array<Moment<G>>, /** What else is different in the view after it. */ changes?: Changes, /** The whole view after it: when a game begins, and after an undo. */ view?: G['view'], };

export type HintLine<G extends GameTypes = GameTypes> = { /** The action, in the game's notation. */ action: G['action'], /** The chance to win, from 0 to 1; in a solo game, the score on a scale of the game. */ value: number, /** The score to expect. */ score: number, /** Its share of the search, from 0 to 1. */ share: number, };

export type Holder = { "kind": "open" } | { "kind": "bot", /** Its difficulty. */ level: LevelName, } | { "kind": "person", /** The person. */ person: PersonId, /** Their name. */ name: string, /** Whether they are ready to begin. */ ready: boolean, /** Why a bot plays for them, if it does. */ absence: Absence | null, };

export type LessonSheet<G extends GameTypes = GameTypes> = { /** How many actions have been done as taught. */ done: number, /** How many actions the lesson teaches. */ of: number, /** The next of them; none after the last. */ wanted: G['action'] | null, };

export type LevelName = "novice" | "steady" | "sharp" | "master";
export const LEVEL_NAMES = ["novice", "steady", "sharp", "master"] as const;

export type Message<G extends GameTypes = GameTypes> = { "type": "welcome", /** The version of the protocol. */ protocol: number, /** The person; none for an anonymous spectator. */ person: PersonId | null, /** The server's time, in milliseconds since 1970. */ now: number, } | { "type": "table", /** The number of the request that it answers. */ id?: number, /** The table as the person may see it now. */ sheet: Sheet<G>, } | { "type": "update", /** The table. */ table: TableId, /** The version after which the frames start. */ since: number, /** The number of records of the table. */ version: number, /** The server's time now, in milliseconds since 1970. */ now: number, /** What is different in the sheet after the last frame, apart from the view and the log: since the last message about this table on the same connection, or every field if there was none. */ sheet: Changes, /** What happened, in order. */ frames: Array<Frame<G>>, /** Entries of the log that read differently now, because there is more to remember, or nothing any more. They replace those of the same versions. */ log?: Array<Entry<G>>, } | { "type": "done", /** Its number. */ id: number | null, } | { "type": "refused", /** Its number. */ id: number | null, /** The table that it was about. */ table: TableId | null, /** The reason, as data. */ refusal: Refusal<G>, /** The reason, in English. */ reason: string, } | { "type": "verdict", /** The number of the request. */ id: number | null, /** Why it is not; none if it is. */ refusal: Refusal<G> | null, /** For each part of a legal action, the odds that chance undoes it; empty if the game does not tell. */ odds: Array<Odds>, } | { "type": "hint", /** The number of the request. */ id: number | null, /** The table. */ table: TableId, /** The version that it is for. */ version: number, /** The actions. */ lines: Array<HintLine<G>>, } | { "type": "chat", /** The table. */ table: TableId, /** The messages, oldest first. */ lines: Array<ChatLine>, /** Whether only the reader and their allies are sent them. Such messages have numbers of their own. */ allies?: boolean, } | { "type": "present", /** The table. */ table: TableId, /** The people with a seat who are connected. */ people: Array<PersonId>, /** How many others watch. */ watching: number, } | { "type": "rematch", /** The table. */ table: TableId, /** The new table. */ next: TableId, } | { "type": "turn", /** The table. */ table: TableId, } | { "type": "pong", /** The number of the request. */ id: number | null, /** The server's time, in milliseconds since 1970. */ now: number, } | { "type": "bye", /** After how many milliseconds to connect again; none if not at all. */ retry: number | null, };

export type Moment<G extends GameTypes = GameTypes> = { /** What is different in the view at that moment: values by path (`boards.1.home`), or parts of lists (`row[2,1]`). */ changes?: Changes, } & ({ "kind": "sat", /** The seat. */ seat: Seat, /** Their name. */ name: string, } | { "kind": "stood", /** The seat. */ seat: Seat, } | { "kind": "appointed", /** The seat. */ seat: Seat, /** Its difficulty. */ level: LevelName, } | { "kind": "vacated", /** The seat. */ seat: Seat, } | { "kind": "started" } | { "kind": "sight", /** What the reader saw of it. */ sight: G['sight'], } | { "kind": "relieved", /** The seat. */ seat: Seat, /** The reason. */ absence: Absence, } | { "kind": "returned", /** The seat. */ seat: Seat, } | { "kind": "undoAsked", /** The seat. */ seat: Seat, } | { "kind": "undoAnswered", /** The seat. */ seat: Seat, /** Whether they agreed. */ agree: boolean, } | { "kind": "undoWithdrawn", /** The seat. */ seat: Seat, } | { "kind": "undone", /** The seat that wanted it. */ seat: Seat, /** The first version that no longer counts. */ from: number, /** How many actions of that seat's person no longer count. */ moves: number, } | { "kind": "ended" } | { "kind": "dissolved" });

export type Nonce = string;

export type Odds = { /** In how many cases it happens. */ cases: number, /** The number of cases. */ of: number, };

export type Outcome = { /** Every seat's score. */ scores: Array<number>, /** The seats that won; several share the win. */ winners: SeatSet, /** The players who win or lose together, if the game has teams. */ teams?: Array<SeatSet>, };

export type PersonId = string;

export type Phase = "gathering" | "playing" | "over" | "dissolved";
export const PHASES = ["gathering", "playing", "over", "dissolved"] as const;

export type Refusal<G extends GameTypes = GameTypes> = { "code": "noSuchTable" } | { "code": "malformed", /** What is wrong with it. */ reason: string, } | { "code": "tooFast" } | { "code": "noSuchSeat" } | { "code": "seatTaken" } | { "code": "colourTaken" } | { "code": "noBotThere" } | { "code": "peopleOnly" } | { "code": "accountNeeded" } | { "code": "seatedAlready" } | { "code": "notSeated" } | { "code": "noAllies" } | { "code": "hostOnly" } | { "code": "begun" } | { "code": "notBegun" } | { "code": "over" } | { "code": "stale", /** The version that the person saw. */ seen: number, /** The version now. */ version: number, } | { "code": "badAction", /** What is wrong with it. */ reason: string, } | { "code": "rules", /** The reason, in English. */ reason: string, /** The game's refusal, as data. */ refusal: G['refusal'], } | { "code": "nothingToUndo" } | { "code": "limitReached" } | { "code": "undoAsked", /** The seat that asked. */ by: Seat, } | { "code": "nothingAsked" } | { "code": "botsDecline" } | { "code": "resigned" } | { "code": "notAway" } | { "code": "noHints" } | { "code": "notYourTurn" } | { "code": "badText", /** The most characters. */ longest: number, } | { "code": "unavailable" };

export type Seat = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
export const SEATS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

export type SeatClock = { /** When the time for the move and the reserve run out, in milliseconds since 1970; none while the clock is stopped. */ deadline: number | null, /** The reserve left, in milliseconds. */ reserve: number, };

export type SeatSet = Array<Seat>;

export type SeatSheet = { /** The seat. */ seat: Seat, /** Who holds it. */ holder: Holder, /** The colour of its pieces. In a game between teams allies have the same; no other two seats have. */ colour: Colour, /** Its player's random number, once the game has begun. */ nonce: Nonce | null, /** Its clock, while it runs. */ clock: SeatClock | null, };

export type Sheet<G extends GameTypes = GameTypes> = { /** The table. */ table: TableId, /** The game. */ game: string, /** The version of its rules. */ rules: number, /** The game's setup. */ setup: G['setup'], /** The seats of each team, who win or lose together; empty where everyone plays alone. */ teams: Array<SeatSet>, /** The clock. */ clock: ClockSetting, /** Who can find the table. */ visibility: Visibility, /** Whether the game is rated. */ rated: boolean, /** Whether the game is arranged: a lesson, or a branch that plays on from a position of another game. */ arranged: boolean, /** The hash of the seed of the game's chance, sent before the game begins. */ commitment: string, /** The characters that bots play as, as a number: a rematch has those of the game before. */ cast: number, /** The seat that the reader had in the game before, if this is a rematch. */ former: Seat | null, /** The reader's view of the game, once it has begun. */ view: G['view'] | null, /** What has happened since `since`. */ log: Array<Entry<G>>, /** The version after which the log or the frames start. */ since: number, /** The number of records of the table. */ version: number, /** The server's time now, in milliseconds since 1970. */ now: number, /** The phase of the table. */ phase: Phase, /** The progress of a lesson, for the learner while they follow it. */ lesson: LessonSheet<G> | null, /** The host: the person who opened the table, or has taken over. */ host: PersonId | null, /** The seats. */ seats: Array<SeatSheet>, /** The reader's own seat. */ you: Seat | null, /** The seed, once the game is over. */ seed: string | null, /** The seats that the game waits for. */ awaiting: Array<Seat>, /** What the reader may do, structured for a user interface. */ offer: G['offer'] | null, /** The reader's legal actions, if they asked for a list. */ actions?: Array<G['action']>, /** What the reader may undo. */ undo: UndoSheet, /** Whether people may ask for hints: at a table opened with hints for all, or where one person plays against bots. */ hints: boolean, /** How the game ended. */ ending: Ending | null, };

export type TableId = string;

export type UndoRequest = { /** The seat that asked. */ by: Seat, /** The seats that have not answered yet. */ waiting: SeatSet, };

export type UndoSheet = { /** Whether they may undo their last action without asking. */ free: boolean, /** The versions of their own actions that they may undo without asking, newest first. Undoing one undoes all that came after it. */ back: Array<number>, /** Whether they may ask the others for an undo. */ byConsent: boolean, /** The open undo request. */ asked: UndoRequest | null, };

export type Update<G extends GameTypes = GameTypes> = { /** The table. */ table: TableId, /** The version after which the frames start. */ since: number, /** The number of records of the table. */ version: number, /** The server's time now, in milliseconds since 1970. */ now: number, /** What is different in the sheet after the last frame, apart from the view and the log: since the last message about this table on the same connection, or every field if there was none. */ sheet: Changes, /** What happened, in order. */ frames: Array<Frame<G>>, /** Entries of the log that read differently now, because there is more to remember, or nothing any more. They replace those of the same versions. */ log?: Array<Entry<G>>, };

export type Visibility = "public" | "link";
export const VISIBILITIES = ["public", "link"] as const;
