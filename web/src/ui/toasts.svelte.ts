/** Short notices, read out as they come. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** Where to go about it. */
  link?: { href: string; text: string } | undefined;
}

/** Long enough to read: two seconds and a twentieth of one for each letter. */
export const shownFor = (text: string): number => 2000 + text.length * 50;

/** A notice takes the place of another about the same: where it leads, or else what it says. */
const aboutOf = ({ text, link }: Toast): string => link?.href ?? text;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  /** Shows a notice. Bad news, and what leads somewhere, stays until it is put away. */
  tell(text: string, tone: Toast['tone'] = 'plain', link?: Toast['link']): void {
    const id = this.#next++;
    const fresh: Toast = { id, text, tone, link };
    this.list = [...this.list.filter((toast) => aboutOf(toast) !== aboutOf(fresh)), fresh];
    if (tone !== 'bad' && !link) setTimeout(() => this.dismiss(id), shownFor(text));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Puts away what led to a page that one has come to. */
  reached(href: string): void {
    if (this.list.some((toast) => toast.link?.href === href))
      this.list = this.list.filter((toast) => toast.link?.href !== href);
  }
}

export const toasts = new Toasts();
