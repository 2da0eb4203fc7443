/** The people whom the person at this browser has muted. The server stores them. */
import { me } from './me.svelte';
import { api } from '../wire/api';

class Mutes {
  people = $state.raw<ReadonlySet<string>>(new Set());
  #of: string | undefined;

  /** Fetches the muted people, once for each person of this browser. */
  async load(): Promise<void> {
    const person = me.person?.id;
    if (person === this.#of) return;
    this.#of = person;
    this.people = new Set();
    const answer = person === undefined ? undefined : await api.mutes();
    if (this.#of !== person) return;
    if (answer?.ok) this.people = new Set([...this.people, ...answer.value]);
    else this.#of = undefined;
  }

  async mute(person: string): Promise<boolean> {
    const answer = await api.mute(person);
    if (answer.ok) this.people = new Set([...this.people, person]);
    return answer.ok;
  }

  async unmute(person: string): Promise<boolean> {
    const answer = await api.unmute(person);
    if (answer.ok) this.people = new Set([...this.people].filter((other) => other !== person));
    return answer.ok;
  }
}

export const mutes = new Mutes();
