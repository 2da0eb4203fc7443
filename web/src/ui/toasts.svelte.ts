/** Toasts: short notices, which screen readers read out. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** A link to what it is about. */
  link?: { href: string; text: string } | undefined;
}

/** How long a toast is shown, in milliseconds: two seconds, and 50 ms for each letter. */
export const shownFor = (text: string): number => 2000 + text.length * 50;

/** What a toast is about: its link, or else its text. A toast replaces an older one about the same. */
const topicOf = ({ text, link }: Toast): string => link?.href ?? text;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  /** Shows a toast. An error, or one with a link, stays until it is dismissed. */
  show(text: string, tone: Toast['tone'] = 'plain', link?: Toast['link']): void {
    const id = this.#next++;
    const fresh: Toast = { id, text, tone, link };
    this.list = [...this.list.filter((toast) => topicOf(toast) !== topicOf(fresh)), fresh];
    if (tone !== 'bad' && !link) setTimeout(() => this.dismiss(id), shownFor(text));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Dismisses the toasts that link to `href`. */
  dismissLinksTo(href: string): void {
    if (this.list.some((toast) => toast.link?.href === href))
      this.list = this.list.filter((toast) => toast.link?.href !== href);
  }
}

export const toasts = new Toasts();
