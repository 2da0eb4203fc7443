// Generated from the Rust types; `cargo xtask bless` writes it anew.

/** The version of the protocol. */
export const PROTOCOL = 2;

export type Absence = "away" | "left" | "resigned";

export type ChatLine = { 
/**
 * Its number at this table.
 */
number: number, 
/**
 * Who said it.
 */
person: PersonId, 
/**
 * The name they went by.
 */
name: string, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type ClockSetting = { "kind": "none" } | { "kind": "live", 
/**
 * Seconds a move.
 */
moveSeconds: number, 
/**
 * Seconds in reserve.
 */
reserveSeconds: number, } | { "kind": "days", 
/**
 * Days a move.
 */
days: number, };

export type Command = { "do": "sit", 
/**
 * Where.
 */
seat: Seat, } | { "do": "stand" } | { "do": "appoint", 
/**
 * Where.
 */
seat: Seat, 
/**
 * How strong it is.
 */
level: LevelName, } | { "do": "vacate", 
/**
 * Where.
 */
seat: Seat, } | { "do": "ready", 
/**
 * The number.
 */
nonce: Nonce, } | { "do": "unready" } | { "do": "dissolve" } | { "do": "act", 
/**
 * The version that the person saw.
 */
version: number, 
/**
 * The action, in the game's notation.
 */
act: string, } | { "do": "undo", 
/**
 * The version that the person saw.
 */
version: number, } | { "do": "answerUndo", 
/**
 * The version that the person saw.
 */
version: number, 
/**
 * Whether to agree.
 */
agree: boolean, } | { "do": "withdrawUndo" } | { "do": "leave" } | { "do": "return" } | { "do": "resign" };

export type Ending = { 
/**
 * The scores, and who won by them; none if the game was given up before its end.
 */
outcome: Outcome | null, 
/**
 * Who won, those who gave up left out; several share the win.
 */
winners: SeatSet, 
/**
 * Who gave the game up.
 */
resigned: SeatSet, 
/**
 * Where a lone player ended among the game's ranks, lowest first, counted from 0.
 */
rank: number | null, };

export type Entry = { 
/**
 * The version that came of it.
 */
version: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "kind": "sat", 
/**
 * Where.
 */
seat: Seat, 
/**
 * The name they go by.
 */
name: string, } | { "kind": "stood", 
/**
 * Where from.
 */
seat: Seat, } | { "kind": "appointed", 
/**
 * Where.
 */
seat: Seat, 
/**
 * How strong it is.
 */
level: LevelName, } | { "kind": "vacated", 
/**
 * Where from.
 */
seat: Seat, } | { "kind": "started" } | { "kind": "sight", 
/**
 * What, as the reader saw it.
 */
sight: unknown, } | { "kind": "relieved", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Why.
 */
absence: Absence, } | { "kind": "returned", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "undoAsked", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "undoAnswered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether they agreed.
 */
agree: boolean, } | { "kind": "undoWithdrawn", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "undone", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The first version that no longer counts.
 */
from: number, } | { "kind": "ended" } | { "kind": "dissolved" });

export type Frame = { 
/**
 * A number of the client's choice; the answer carries it.
 */
id?: number, } & ({ "type": "open", 
/**
 * Which table.
 */
table: TableId, 
/**
 * The last version the client has seen; the log comes from there on.
 */
since?: number, 
/**
 * Whether to list every legal action as text, too.
 */
list?: boolean, } | { "type": "close", 
/**
 * Which table.
 */
table: TableId, } | { "type": "do", 
/**
 * Which table.
 */
table: TableId, 
/**
 * What.
 */
command: Command, } | { "type": "check", 
/**
 * Which table.
 */
table: TableId, 
/**
 * The action, in the game's notation.
 */
act: string, } | { "type": "hint", 
/**
 * Which table.
 */
table: TableId, } | { "type": "say", 
/**
 * Which table.
 */
table: TableId, 
/**
 * What.
 */
text: string, } | { "type": "ping" });

export type HintLine = { 
/**
 * The action, in the game's notation.
 */
act: string, 
/**
 * How likely it is to win, from 0 to 1; alone, in a scale of the game's own.
 */
value: number, 
/**
 * The score to expect.
 */
score: number, 
/**
 * How much of the thinking went into it, from 0 to 1.
 */
share: number, };

export type Holder = { "kind": "open" } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: LevelName, } | { "kind": "person", 
/**
 * Who.
 */
person: PersonId, 
/**
 * The name they go by.
 */
name: string, 
/**
 * Whether they are ready to begin.
 */
ready: boolean, 
/**
 * Why a bot plays for them, if it does.
 */
absence: Absence | null, };

export type LessonSheet = { 
/**
 * How many actions were made as they are taught.
 */
done: number, 
/**
 * How many are taught.
 */
of: number, 
/**
 * The next of them, as it is written; none after the last.
 */
wanted: string | null, };

export type LevelName = "novice" | "steady" | "sharp" | "master";

export type Message = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * Who the person is; none for somebody who only watches.
 */
person: PersonId | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "table", 
/**
 * The number of the request that it answers.
 */
id?: number, 
/**
 * What it looks like now.
 */
sheet: Sheet, } | { "type": "done", 
/**
 * Its number.
 */
id: number | null, } | { "type": "refused", 
/**
 * Its number.
 */
id: number | null, 
/**
 * The table that it was about.
 */
table: TableId | null, 
/**
 * Why.
 */
refusal: Refusal, 
/**
 * Why, in English.
 */
reason: string, } | { "type": "verdict", 
/**
 * The number of the request.
 */
id: number | null, 
/**
 * Why not; none if it would be.
 */
refusal: Refusal | null, } | { "type": "hint", 
/**
 * The number of the request.
 */
id: number | null, 
/**
 * Which table.
 */
table: TableId, 
/**
 * The version that it was thought out for.
 */
version: number, 
/**
 * The actions.
 */
lines: Array<HintLine>, } | { "type": "chat", 
/**
 * Which table.
 */
table: TableId, 
/**
 * The lines, oldest first.
 */
lines: Array<ChatLine>, } | { "type": "present", 
/**
 * Which table.
 */
table: TableId, 
/**
 * The people with a seat who are here.
 */
people: Array<PersonId>, 
/**
 * How many others watch.
 */
watching: number, } | { "type": "rematch", 
/**
 * Which table.
 */
table: TableId, 
/**
 * The new one.
 */
next: TableId, } | { "type": "turn", 
/**
 * Which table.
 */
table: TableId, } | { "type": "pong", 
/**
 * The number of the request.
 */
id: number | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "bye", 
/**
 * Whether to come back, and after how many milliseconds.
 */
retry: number | null, };

export type Nonce = string;

export type Outcome = { 
/**
 * Every seat's score.
 */
scores: Array<number>, 
/**
 * The seats that won; several share the win.
 */
winners: SeatSet, };

export type PersonId = string;

export type Phase = "gathering" | "playing" | "over" | "dissolved";

export type Refusal = { "code": "noSuchTable" } | { "code": "malformed", 
/**
 * What is wrong with it.
 */
reason: string, } | { "code": "tooFast" } | { "code": "noSuchSeat" } | { "code": "seatTaken" } | { "code": "noBotThere" } | { "code": "peopleOnly" } | { "code": "accountNeeded" } | { "code": "seatedAlready" } | { "code": "notSeated" } | { "code": "hostOnly" } | { "code": "begun" } | { "code": "notBegun" } | { "code": "over" } | { "code": "stale", 
/**
 * The version that the person saw.
 */
seen: number, 
/**
 * The version now.
 */
version: number, } | { "code": "badAction", 
/**
 * What is wrong with it.
 */
reason: string, } | { "code": "rules", 
/**
 * Why, in English.
 */
reason: string, 
/**
 * Why, as the game says it.
 */
refusal: unknown, } | { "code": "nothingToUndo" } | { "code": "oftenEnough" } | { "code": "undoAsked", 
/**
 * Who.
 */
by: Seat, } | { "code": "nothingAsked" } | { "code": "botsDecline" } | { "code": "resigned" } | { "code": "notAway" } | { "code": "noHints" } | { "code": "notYourTurn" } | { "code": "badText", 
/**
 * How many characters it may have.
 */
longest: number, } | { "code": "unavailable" };

export type Seat = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";

export type SeatClock = { 
/**
 * When the time for the move and the reserve are used up, in milliseconds since 1970; none while it stands still.
 */
deadline: number | null, 
/**
 * The reserve left, in milliseconds.
 */
reserve: number, };

export type SeatSet = Array<Seat>;

export type SeatSheet = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who holds it.
 */
holder: Holder, 
/**
 * Its luck, once the game has begun.
 */
nonce: Nonce | null, 
/**
 * Its clock, while it runs.
 */
clock: SeatClock | null, };

export type Sheet = { 
/**
 * Which table.
 */
table: TableId, 
/**
 * Which game.
 */
game: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * How often the table has changed.
 */
version: number, 
/**
 * The version after which the log below starts.
 */
since: number, 
/**
 * The server's time now, in milliseconds since 1970.
 */
now: number, 
/**
 * How far the table is.
 */
phase: Phase, 
/**
 * How the game is set up.
 */
setup: unknown, 
/**
 * How time is kept.
 */
clock: ClockSetting, 
/**
 * Who finds the table.
 */
visibility: Visibility, 
/**
 * Whether the game counts for ratings.
 */
rated: boolean, 
/**
 * Whether people may ask for hints.
 */
hints: boolean, 
/**
 * Whether something was arranged beforehand: a lesson, or a game that goes on from a moment of another.
 */
arranged: boolean, 
/**
 * How far a lesson is, for whoever is taught in it and has not gone their own way.
 */
lesson: LessonSheet | null, 
/**
 * Who has opened the table, or looks after it now.
 */
host: PersonId | null, 
/**
 * Who sits where.
 */
seats: Array<SeatSheet>, 
/**
 * The reader's own seat.
 */
you: Seat | null, 
/**
 * The hash of the seed that the server will draw from, told before the game begins.
 */
commitment: string, 
/**
 * The seed, once the game is over.
 */
seed: string | null, 
/**
 * The seats that the game waits for.
 */
awaiting: Array<Seat>, 
/**
 * What the reader knows of the game, once it has begun.
 */
view: unknown, 
/**
 * What the reader may do, in parts.
 */
offer: unknown, 
/**
 * What the reader may do, action by action, if they asked for a list.
 */
actions?: Array<string>, 
/**
 * What the reader may take back.
 */
undo: UndoSheet, 
/**
 * What has happened since.
 */
log: Array<Entry>, 
/**
 * How the game ended.
 */
ending: Ending | null, };

export type TableId = string;

export type UndoRequest = { 
/**
 * Who.
 */
by: Seat, 
/**
 * Who has not answered yet.
 */
waiting: SeatSet, };

export type UndoSheet = { 
/**
 * Whether they may take their last action back without asking.
 */
free: boolean, 
/**
 * Whether they may ask the others for it.
 */
byConsent: boolean, 
/**
 * What somebody has asked for.
 */
asked: UndoRequest | null, };

export type Visibility = "public" | "link";
