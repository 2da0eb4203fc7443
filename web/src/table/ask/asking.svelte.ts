/** Which thing a player asks about, by hovering, by a long press, by focus or by a key. */
import type { Attachment } from 'svelte/attachments';
import type { Answer } from './answer';
import { leaveTabOrder, joinTabOrder, nextInGroup } from './tabOrder';

/** How it was asked: what is only glanced at closes automatically; what is held open is closed by the player. */
export type How = 'hover' | 'focus' | 'held';

interface Question {
  at: HTMLElement;
  answer: () => Answer | undefined;
  how: How;
}

/** How long the pointer rests, a finger presses, or the focus stays, before the answer is shown; in milliseconds. */
const REST = 450;
const PRESS = 450;
const FOCUS = 900;
/** How long the answer stays when the pointer leaves, so that it can be reached. */
const GRACE = 220;
/** How far a finger may slip, in pixels. */
const SLIP = 10;
/** The key that asks about what has the focus. */
export const ASK_KEY = 'i';

class Asking {
  question = $state.raw<Question | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows an answer after a while, unless something else happens before. */
  soon(question: Question, wait: number, shown?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      shown?.();
      this.show(question);
    }, wait);
  }

  show(question: Question): void {
    clearTimeout(this.#timer);
    if (question.at.isConnected && question.answer()) this.question = question;
  }

  /** Forgets what was to be shown. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  /** Closes what is only glanced at, after a while. */
  leave(how: How): void {
    clearTimeout(this.#timer);
    if (this.question?.how !== how) return;
    this.#timer = setTimeout(() => this.close(), how === 'hover' ? GRACE : 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.question = null;
  }
}

export const asking = new Asking();

/** Events that an element has taken as a question. The innermost element counts. */
const taken = new WeakSet<Event>();
function take(event: Event): boolean {
  const isFirst = !taken.has(event);
  taken.add(event);
  return isFirst;
}

interface Options {
  /** Whether it can be reached with the keyboard only because it can be asked about: it has no control of its own. */
  focusable?: boolean;
}

/**
 * Lets players ask about an element: hovering, a long press, focus, or a key. A long press is not a press, and a press is
 * not a question, so choosing stays as it is.
 */
export function ask(answer: () => Answer | undefined, { focusable = true }: Options = {}): Attachment<HTMLElement> {
  return (at) => {
    const question = (how: How): Question => ({ at, answer, how });
    let down: { x: number; y: number } | null = null;
    /** Whether the press that is ending was a question. */
    let answered = false;

    const move = (event: PointerEvent) => {
      if (!take(event)) return;
      if (event.pointerType === 'mouse') {
        // A page that changes under a resting pointer is no question, nor is a press.
        const rests = event.movementX === 0 && event.movementY === 0;
        if (!rests && event.buttons === 0 && asking.question?.at !== at) asking.soon(question('hover'), REST);
      } else if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP) {
        asking.wait();
      }
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') asking.leave('hover');
    };
    const press = (event: PointerEvent) => {
      answered = false;
      if (!take(event)) return;
      asking.wait();
      if (event.pointerType === 'mouse') return asking.close();
      down = { x: event.clientX, y: event.clientY };
      asking.soon(question('held'), PRESS, () => (answered = true));
    };
    const release = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !answered) asking.wait();
      down = null;
    };
    const swallow = (event: Event) => {
      if (!answered) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') answered = false;
    };
    const focus = (event: FocusEvent) => {
      const isSeen = event.target instanceof Element && event.target.matches(':focus-visible');
      if (isSeen && take(event)) asking.soon(question('focus'), FOCUS);
    };
    const blur = () => asking.leave('focus');
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === ASK_KEY) {
        asking.show(question('held'));
      } else if (event.target === at && focusable) {
        const next = nextInGroup(at, event.key);
        if (!next) return;
        next.focus();
      } else {
        // Keys that act end a glance.
        return asking.leave('focus');
      }
      event.preventDefault();
      event.stopPropagation();
    };

    const handlers: [string, (event: never) => void, boolean][] = [
      ['pointermove', move, false],
      ['pointerleave', leave, false],
      ['pointerdown', press, false],
      ['pointerup', release, false],
      ['pointercancel', release, false],
      ['contextmenu', swallow, true],
      ['click', swallow, true],
      ['focusin', focus, false],
      ['focusout', blur, false],
      ['keydown', key, false],
    ];
    for (const [name, handler, capture] of handlers) at.addEventListener(name, handler as EventListener, capture);
    at.setAttribute('data-ask', '');
    if (focusable) joinTabOrder(at);
    return () => {
      for (const [name, handler, capture] of handlers) at.removeEventListener(name, handler as EventListener, capture);
      if (focusable) leaveTabOrder(at);
      if (asking.question?.at === at) asking.close();
    };
  };
}
