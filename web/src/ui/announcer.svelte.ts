/** Messages for screen readers. Each is read out once, after other live regions that change at the same time. */

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** How long a message waits, in milliseconds, so that a log on the same page is read first. */
const PAUSE = 100;
/** How long a message stays, in milliseconds. It is then removed, so that it is not found when browsing the page. */
const STAYS = 5000;

let count = 0;
let messages = $state.raw<readonly Announcement[]>([]);

export const announcer = {
  get messages(): readonly Announcement[] {
    return messages;
  },
};

export function announce(...texts: readonly string[]): void {
  const fresh = texts.filter((text) => text !== '').map((text) => ({ id: (count += 1), text }));
  if (fresh.length === 0) return;
  setTimeout(() => (messages = [...messages, ...fresh]), PAUSE);
  setTimeout(() => (messages = messages.filter((one) => !fresh.includes(one))), PAUSE + STAYS);
}
