/** Who the person at this browser is. */
import { LANGUAGE_CODES, speak, t } from '../i18n/index.svelte';
import { settings, THEMES } from './settings.svelte';
import { api, type Result } from '../wire/api';
import type { Me } from '../wire/http';
import { socket } from '../wire/connection';

/** After how long the server is asked again who this is, in milliseconds. */
const AGAIN = 5000;

/** Whether no guest was made because this browser is somebody already. */
const isOvertaken = (made: Result<Me>): boolean => !made.ok && made.problem.code === 'alreadySignedIn';

class Myself {
  /** Nobody, until a name was given; not known yet while the server has not been asked. */
  person = $state.raw<Me | null | undefined>(undefined);
  #asking: Promise<void> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #change: Promise<unknown> = Promise.resolve();
  /** The socket took us for somebody else, and was opened anew because of that. */
  #mistaken = false;

  constructor() {
    socket.listen({ welcomed: (id) => void this.#compare(id) });
  }

  /** Asks the server who this is, once; and again later by itself if there was no answer. */
  load(): Promise<void> {
    this.#asking ??= api.me().then((answer) => {
      // Whoever has registered or logged in meanwhile is known better.
      if (this.person !== undefined) return;
      if (answer.ok) return this.#become(answer.value);
      this.#asking = undefined;
      clearTimeout(this.#later);
      this.#later = setTimeout(() => void this.load(), AGAIN);
    });
    return this.#asking;
  }

  /** Asks again when the page is looked at or the network is back, and nobody is known: another page of this browser may have become somebody. */
  watchSessions(): void {
    addEventListener('focus', () => void this.#askAgain());
    addEventListener('online', () => void this.#askAgain());
  }

  #askAgain(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.person === undefined) return this.load();
      if (this.person) return;
      const answer = await api.me();
      if (answer.ok) this.#become(answer.value);
    });
  }

  /** Somebody to play as: whoever is known, or a new guest with a name that can be changed later. */
  somebody(): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      if (this.person) return { ok: true, value: this.person };
      const number = 100 + Math.floor(Math.random() * 900);
      const made = this.#keep(await api.guest(t('guest-name', { number })));
      return isOvertaken(made) ? this.#recall(made) : made;
    });
  }

  call(name: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      if (!this.person) {
        const made = this.#keep(await api.guest(name));
        if (!isOvertaken(made)) return made;
        const found = await this.#recall(made);
        // A guest takes the name; an account has one that it was given on purpose.
        if (!found.ok || found.value.account) return found;
      }
      return this.#keep(await api.rename(name));
    });
  }

  register(name: string, password: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#keep(await api.register(name, password));
      if (answer.ok) void this.keepPreferences();
      return answer;
    });
  }

  login(name: string, password: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#keep(await api.login(name, password));
      if (answer.ok) void this.#takePreferences();
      return answer;
    });
  }

  changePassword(old: string, fresh: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      const answer = this.#keep(await api.password(old, fresh));
      // The cookie is another now, and the old one counts no more.
      if (answer.ok) socket.renew();
      return answer;
    });
  }

  logout(): Promise<Result<null>> {
    return this.#inTurn(async () => {
      const answer = await api.logout();
      if (answer.ok) this.#become(null);
      return answer;
    });
  }

  /** Keeps with the account what was chosen in this browser. */
  async keepPreferences(): Promise<void> {
    if (this.person?.account) await api.prefer(settings.chosen());
  }

  async #takePreferences(): Promise<void> {
    const answer = await api.preferences();
    if (!answer.ok) return;
    const { theme, sound, language } = answer.value;
    settings.theme = THEMES.find((known) => known === theme) ?? settings.theme;
    if (typeof sound === 'boolean') settings.sound = sound;
    const spoken = LANGUAGE_CODES.find((known) => known === language);
    if (spoken) {
      settings.language = spoken;
      void speak(spoken).catch(() => undefined);
    }
    settings.save();
    settings.show();
  }

  /** One change at a time: whoever sits down while a name is being given sits down under that name, not as two people. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = this.#change.then(change);
    this.#change = made.catch(() => undefined);
    return made;
  }

  /** Whoever a fresh socket takes us for ought to be who we are. If not, the server is asked, and the socket opened anew; once, not for ever. */
  async #compare(id: string | null): Promise<void> {
    if (this.person === undefined) return this.load();
    if (this.#isMe(id)) this.#mistaken = false;
    else if (!this.#mistaken) await this.#inTurn(() => this.#findOut());
  }

  /** Becomes whoever another page of this browser has become. */
  async #recall(made: Result<Me>): Promise<Result<Me>> {
    const answer = await api.me();
    if (!answer.ok) return answer;
    this.#become(answer.value);
    return answer.value ? { ok: true, value: answer.value } : made;
  }

  async #findOut(): Promise<void> {
    // Whatever was changed in the meantime may have opened another socket already.
    if (!socket.open || this.#isMe(socket.person)) return;
    const answer = await api.me();
    if (!answer.ok) return;
    this.#mistaken = true;
    this.#become(answer.value);
    if (socket.open && !this.#isMe(socket.person)) socket.renew();
  }

  #isMe(id: string | null): boolean {
    return (this.person?.id ?? null) === id;
  }

  #keep(answer: Result<Me>): Result<Me> {
    if (answer.ok) this.#become(answer.value);
    return answer;
  }

  #become(person: Me | null): void {
    const before = this.person;
    this.person = person;
    this.#asking = Promise.resolve();
    clearTimeout(this.#later);
    // The socket carries the cookie it was opened with, so another person needs another; so does one that it takes for somebody else.
    const another = before !== undefined && (before?.id !== person?.id || before?.account !== person?.account);
    if (another || (socket.open && !this.#isMe(socket.person))) socket.renew();
    if (person) socket.start();
  }
}

export const me = new Myself();
