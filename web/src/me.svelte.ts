/** Who the person at this browser is. */
import { LANGUAGE_CODES, speak, t } from './i18n/index.svelte';
import { settings, THEMES } from './settings.svelte';
import { api, type Me, type Result } from './wire/api';
import { house } from './wire/house';

class Myself {
  /** Nobody, until a name was given; not known yet while the server has not been asked. */
  person = $state.raw<Me | null | undefined>(undefined);
  #asking: Promise<void> | undefined;
  #change: Promise<unknown> = Promise.resolve();

  /** Asks the server who this is, once. */
  load(): Promise<void> {
    this.#asking ??= api.me().then((answer) => {
      if (answer.ok) this.#become(answer.value);
      else this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Somebody to play as: whoever is known, or a new guest with a name that can be changed later. */
  somebody(): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      if (this.person) return { ok: true, value: this.person };
      const number = 100 + Math.floor(Math.random() * 900);
      return this.#keep(await api.guest(t('guest-name', { number })));
    });
  }

  call(name: string): Promise<Result<Me>> {
    return this.#inTurn(async () => {
      await this.load();
      return this.#keep(await (this.person ? api.rename(name) : api.guest(name)));
    });
  }

  async register(name: string, password: string): Promise<Result<Me>> {
    const answer = this.#keep(await api.register(name, password));
    if (answer.ok) void this.keepPreferences();
    return answer;
  }

  async login(name: string, password: string): Promise<Result<Me>> {
    const answer = this.#keep(await api.login(name, password));
    if (answer.ok) void this.#takePreferences();
    return answer;
  }

  async changePassword(old: string, fresh: string): Promise<Result<Me>> {
    return this.#keep(await api.password(old, fresh));
  }

  async logout(): Promise<Result<null>> {
    const answer = await api.logout();
    if (answer.ok) this.#become(null);
    return answer;
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

  #keep(answer: Result<Me>): Result<Me> {
    if (answer.ok) this.#become(answer.value);
    return answer;
  }

  #become(person: Me | null): void {
    const before = this.person;
    this.person = person;
    this.#asking = Promise.resolve();
    // The socket carries the cookie it was opened with, so another person needs another.
    if (before !== undefined && (before?.id !== person?.id || before?.account !== person?.account)) house.renew();
    if (person) house.start();
  }
}

export const me = new Myself();
