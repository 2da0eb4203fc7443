/**
 * Shows what happens at a table one moment at a time. The server's state may be ahead; the sheet here is the one of the current
 * moment, and the next question comes only after the last one.
 */
import type { Speed } from '../../person/settings.svelte';
import type { Command, Entry, GameTypes, HintLine, Odds, Refusal, Sheet, TableId } from '../../wire/protocol';
import { withoutUndone } from '../../wire/log';
import type { Scene, TableSession } from '../../wire/tableSession.svelte';
import type { GameSession } from '../session';
import { keepSeen, lastSeen } from './seen';
import { FACTORS, LONGEST_WAIT } from './speed';

/** How long a moment lasts if the game does not say, in milliseconds at normal speed. */
const USUAL = 500;

/** How many moments are kept, to be shown again. */
const KEPT = 400;

/** What a sheet says about the reader's decision, while moments are being shown. */
const UNDECIDED = {
  offer: null,
  awaiting: [],
  undo: { free: false, back: [], byConsent: false, asked: null },
} satisfies Partial<Sheet>;

export class StagedSession<G extends GameTypes = GameTypes> implements GameSession<G> {
  readonly #session: TableSession;
  readonly #speed: () => Speed;
  #sheet = $state.raw<Sheet | null>(null);
  #log = $state.raw<Entry[]>([]);
  #fresh = $state.raw<readonly Entry[]>([]);
  #waiting = $state.raw<readonly Scene[]>([]);
  #playing = $state(false);
  #pace = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest moments, the version before them, and what was seen then. */
  #kept = $state.raw<readonly Scene[]>([]);
  #keptAfter = $state(0);
  #keptView: Sheet['view'] = null;
  #acted = $state(0);
  #away = $state(false);
  /** How long moments were shown since the reader's last decision. */
  #spent = 0;
  /** How long a sight is shown, in milliseconds at normal speed. The game's table sets it. */
  lengthOf: (sight: G['sight']) => number = () => USUAL;

  constructor(session: TableSession, speed: () => Speed) {
    this.#session = session;
    this.#speed = speed;
    if (session.sheet) this.#receive(null);
    session.onchange = (scenes) => this.#receive(scenes);
  }

  get id(): string {
    return this.#session.id;
  }

  get next(): TableId | null {
    return this.#session.next;
  }

  /** The sheet of the current moment. */
  get sheet(): Sheet<G> | null {
    return this.#sheet as Sheet<G> | null;
  }

  /** The log up to the current moment. */
  get log(): Entry<G>[] {
    return this.#log as Entry<G>[];
  }

  /** What is new in the current moment. */
  get fresh(): readonly Entry<G>[] {
    return this.#fresh as readonly Entry<G>[];
  }

  /** Whether moments are being shown. */
  get playing(): boolean {
    return this.#playing;
  }

  /** How long the current moment lasts, compared with normal speed. */
  get pace(): number {
    return this.#pace;
  }

  /** The version of the reader's last action on this page; 0 before the first. */
  get acted(): number {
    return this.#acted;
  }

  /** Whether the reader has come back and not acted since. */
  get away(): boolean {
    return this.#away;
  }

  async do(command: Command<G>): Promise<Refusal<G> | null> {
    const refusal = (await this.#session.do(command)) as Refusal<G> | null;
    if (command.do === 'act' && refusal === null) {
      this.#acted = command.version + 1;
      this.#away = false;
    }
    return refusal;
  }

  /** Whether all moments after a version can be shown again. */
  keeps(version: number): boolean {
    return version >= this.#keptAfter && this.#kept.some((scene) => scene.version > version);
  }

  /** Shows the moments after a version again. */
  again(version: number): void {
    if (!this.#sheet || this.#playing || !this.keeps(version)) return;
    const before = this.#kept.findLast((scene) => scene.version <= version)?.view ?? this.#keptView;
    this.#waiting = this.#kept.filter((scene) => scene.version > version);
    this.#log = this.#session.log.filter((entry) => entry.version <= version);
    this.#sheet = { ...this.#sheet, ...UNDECIDED, version, view: before, log: [] };
    this.#spent = 0;
    this.#step();
  }

  check(action: G['action']): Promise<Refusal<G> | null> {
    return this.#session.check(action) as Promise<Refusal<G> | null>;
  }

  odds(action: G['action']): Promise<readonly Odds[] | null> {
    return this.#session.odds(action);
  }

  hint(): Promise<HintLine<G>[] | Refusal<G>> {
    return this.#session.hint() as Promise<HintLine<G>[] | Refusal<G>>;
  }

  /** Goes on to the next moment. */
  skip(): void {
    if (this.#playing) this.#step();
  }

  /** Goes on to the last moment. */
  skipAll(): void {
    if (this.#playing) this.#settle();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#session.onchange = undefined;
  }

  #receive(scenes: readonly Scene[] | null): void {
    const hidden = globalThis.document?.visibilityState === 'hidden';
    this.#keep(scenes);
    if (hidden) this.#away = true;
    if (!scenes || !this.#sheet || this.#speed() === 'off' || hidden) return this.#settle();
    this.#waiting = [...this.#waiting, ...scenes];
    if (!this.#playing) this.#step();
  }

  /** Keeps moments, to be shown again. A whole sheet says nothing about what led to it. */
  #keep(scenes: readonly Scene[] | null): void {
    const sheet = this.#session.sheet;
    if (!scenes) {
      const seen = this.#sheet?.version ?? lastSeen(this.id);
      if (sheet && seen !== undefined && seen < sheet.version) this.#away = true;
      this.#kept = [];
      this.#keptAfter = sheet?.version ?? 0;
      this.#keptView = sheet?.view ?? null;
      return;
    }
    const all = [...this.#kept, ...scenes];
    const last = all[all.length - KEPT - 1];
    if (last) {
      this.#keptAfter = last.version;
      this.#keptView = last.view;
    }
    this.#kept = last ? all.slice(-KEPT) : all;
  }

  /** Shows the next moment, or the table as it is now. */
  #step(): void {
    clearTimeout(this.#timer);
    const [scene, ...rest] = this.#waiting;
    if (!scene || !this.#sheet) return this.#settle();
    const factor = this.#factor();
    this.#waiting = rest;
    this.#playing = true;
    this.#fresh = scene.entry ? [scene.entry] : [];
    this.#log = withoutUndone([...this.#log, ...this.#fresh]);
    this.#sheet = {
      ...this.#sheet,
      ...UNDECIDED,
      phase: this.#phaseAt(scene),
      version: scene.version,
      view: scene.view,
      log: [...this.#fresh],
    };
    const length = this.#length(scene);
    this.#spent += length * factor;
    // What only changes the view, and notes about the table, need no time of their own.
    if (length === 0) return this.#step();
    // Without animations, moments are shown only on demand.
    const speed = this.#speed();
    this.#pace = factor * FACTORS[speed === 'off' ? 'normal' : speed];
    this.#timer = setTimeout(() => this.#step(), length * this.#pace);
  }

  /** The first moments of a game are shown at the table, not where players gather. */
  #phaseAt({ view }: Scene): Sheet['phase'] {
    const phase = this.#sheet?.phase ?? 'playing';
    return phase === 'gathering' && view !== null ? 'playing' : phase;
  }

  #length({ entry }: Scene): number {
    return entry?.kind === 'sight' ? this.lengthOf(entry.sight as G['sight']) : 0;
  }

  /** How much faster the waiting moments are shown, so that they don't take too long. */
  #factor(): number {
    const length = this.#waiting.reduce((sum, scene) => sum + this.#length(scene), 0);
    return Math.min(1, Math.max(0.1, (LONGEST_WAIT - this.#spent) / Math.max(1, length)));
  }

  /** Shows the table as it is now. */
  #settle(): void {
    clearTimeout(this.#timer);
    const sheet = this.#session.sheet;
    const seen = this.#sheet?.version ?? -1;
    const missed = this.#waiting.flatMap(({ entry }) => entry ?? []);
    this.#fresh = this.#playing ? missed : (sheet?.log.filter(({ version }) => version > seen) ?? []);
    this.#waiting = [];
    this.#playing = false;
    this.#sheet = sheet;
    this.#log = this.#session.log;
    if (sheet && globalThis.document?.visibilityState === 'visible') keepSeen(this.id, sheet.version);
    if (sheet?.you && sheet.awaiting.includes(sheet.you)) this.#spent = 0;
  }
}
