/** The person at this browser. */
import { LANGUAGE_CODES, speak, t } from '../i18n/index.svelte';
import { settings } from './settings.svelte';
import { api, type Result } from '../wire/api';
import type { Me } from '../wire/http';
import { socket } from '../wire/connection';

/** How long to wait before asking the server again who this is, in milliseconds. */
const RETRY_DELAY = 5000;

/** Whether no guest was created because this browser already has a session. */
const isSignedInAlready = (made: Result<Me>): boolean => !made.ok && made.problem.code === 'alreadySignedIn';

const PLAYED = 'gravegoods.played';

function playedBefore(): boolean {
  try {
    return (globalThis.localStorage?.getItem(PLAYED) ?? null) !== null;
  } catch {
    return false;
  }
}

function rememberPlayed(): void {
  try {
    globalThis.localStorage?.setItem(PLAYED, 'yes');
  } catch {
    // Without storage, the session alone says that this is not the first time.
  }
}

class CurrentPerson {
  /** The guest or account; `null` if there is none; `undefined` until the server has answered. */
  person = $state.raw<Me | null | undefined>(undefined);
  #hasPlayed = $state(playedBefore());
  #loading: Promise<void> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #change: Promise<unknown> = Promise.resolve();
  /** Whether the socket was reconnected because the server had another person for it. */
  #mismatched = false;

  constructor() {
    socket.listen({ welcomed: (id) => void this.#compare(id) });
  }

  /** Whether nobody has played in this browser yet. */
  get firstTime(): boolean {
    return !this.person && !this.#hasPlayed;
  }

  /** Asks the server who this is, once. If there is no answer, asks again later. */
  load(): Promise<void> {
    this.#loading ??= api.me().then((answer) => {
      // A registration or login meanwhile is newer than this answer.
      if (this.person !== undefined) return;
      if (answer.ok) return this.#setPerson(answer.value);
      this.#loading = undefined;
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.load(), RETRY_DELAY);
    });
    return this.#loading;
  }

  /** When the page gets the focus or the network is back, asks again if there is no person: another tab may have created a session. */
  watchSessions(): void {
    addEventListener('focus', () => void this.#checkAgain());
    addEventListener('online', () => void this.#checkAgain());
  }

  #checkAgain(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.person === undefined) return this.load();
      if (this.person) return;
      const answer = await api.me();
      if (answer.ok) this.#setPerson(answer.value);
    });
  }

  /** The person to play as: the current one, or a new guest, whose name can be changed later. */
  ensurePerson(): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      if (this.person) return { ok: true, value: this.person };
      const number = 100 + Math.floor(Math.random() * 900);
      const made = this.#apply(await api.guest(t('guest-name', { number })));
      return isSignedInAlready(made) ? this.#adoptSession(made) : made;
    });
  }

  setName(name: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      if (!this.person) {
        const made = this.#apply(await api.guest(name));
        if (!isSignedInAlready(made)) return made;
        const found = await this.#adoptSession(made);
        // A guest is renamed. An account keeps the name that was chosen for it.
        if (!found.ok || found.value.account) return found;
      }
      return this.#apply(await api.rename(name));
    });
  }

  register(name: string, password: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#apply(await api.register(name, password));
      if (answer.ok) void this.savePreferences();
      return answer;
    });
  }

  login(name: string, password: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#apply(await api.login(name, password));
      if (answer.ok) void this.#loadPreferences();
      return answer;
    });
  }

  changePassword(old: string, fresh: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#apply(await api.password(old, fresh));
      // There is a new cookie, and the old one is no longer valid.
      if (answer.ok) socket.reconnect();
      return answer;
    });
  }

  logout(): Promise<Result<null>> {
    return this.#inTurn(async () => {
      const answer = await api.logout();
      if (answer.ok) this.#setPerson(null);
      return answer;
    });
  }

  /** Saves this browser's settings with the account. */
  async savePreferences(): Promise<void> {
    if (this.person?.account) await api.prefer(settings.chosen());
  }

  async #loadPreferences(): Promise<void> {
    const answer = await api.preferences();
    if (!answer.ok) return;
    settings.take(answer.value);
    const preferred = LANGUAGE_CODES.find((known) => known === answer.value['language']);
    if (preferred) {
      settings.language = preferred;
      void speak(preferred).catch(() => undefined);
    }
    settings.save();
    settings.show();
  }

  /** Runs one change at a time: a person who sits down while their name is being set gets that name, and does not become a second guest. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = this.#change.then(change);
    this.#change = made.catch(() => undefined);
    return made;
  }

  /** Compares the person of a new connection with ours. If they differ, asks the server and reconnects, but only once. */
  async #compare(id: string | null): Promise<void> {
    if (this.person === undefined) return this.load();
    if (this.#isMe(id)) this.#mismatched = false;
    else if (!this.#mismatched) await this.#inTurn(() => this.#recheck());
  }

  /** Takes over the session that another tab has created. */
  async #adoptSession(made: Result<Me>): Promise<Result<Me>> {
    const answer = await api.me();
    if (!answer.ok) return answer;
    this.#setPerson(answer.value);
    return answer.value ? { ok: true, value: answer.value } : made;
  }

  async #recheck(): Promise<void> {
    // A change in the meantime may already have opened another socket.
    if (!socket.open || this.#isMe(socket.person)) return;
    const answer = await api.me();
    if (!answer.ok) return;
    this.#mismatched = true;
    this.#setPerson(answer.value);
    if (socket.open && !this.#isMe(socket.person)) socket.reconnect();
  }

  #isMe(id: string | null): boolean {
    return (this.person?.id ?? null) === id;
  }

  #apply(answer: Result<Me>): Result<Me> {
    if (answer.ok) this.#setPerson(answer.value);
    return answer;
  }

  #setPerson(person: Me | null): void {
    const before = this.person;
    this.person = person;
    this.#loading = Promise.resolve();
    clearTimeout(this.#retry);
    // A socket keeps the cookie it was opened with, so another person needs another socket.
    const another = before !== undefined && (before?.id !== person?.id || before?.account !== person?.account);
    if (another || (socket.open && !this.#isMe(socket.person))) socket.reconnect();
    if (!person) return;
    socket.start();
    if (!this.#hasPlayed) rememberPlayed();
    this.#hasPlayed = true;
  }
}

export const me = new CurrentPerson();
