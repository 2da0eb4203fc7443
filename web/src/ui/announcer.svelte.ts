/** Sentences for those who listen. Each is read out once, after what the page itself has just told, and again if it is said again. */

interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** Long enough for a log on the same page to come first. */
const PAUSE = 100;
/** Long enough to be taken note of; whoever reads the page by its parts does not find them there for ever. */
const STAYS = 5000;

let count = 0;
let spoken = $state.raw<readonly Spoken[]>([]);

export const announcer = {
  get spoken(): readonly Spoken[] {
    return spoken;
  },
};

export function announce(...texts: readonly string[]): void {
  const fresh = texts.filter((text) => text !== '').map((text) => ({ id: (count += 1), text }));
  if (fresh.length === 0) return;
  setTimeout(() => (spoken = [...spoken, ...fresh]), PAUSE);
  setTimeout(() => (spoken = spoken.filter((one) => !fresh.includes(one))), PAUSE + STAYS);
}
