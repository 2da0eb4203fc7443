/** Which page an address means. */
import { ROUTES } from './routes';

type Routes = typeof ROUTES;

/** What an address names, such as a game. */
type Named<Pattern> = Pattern extends `${string}{${infer Name}}` ? { [Key in Name]: string } : object;

export type Route = { [Page in keyof Routes]: { page: Page } & Named<Routes[Page]> }[keyof Routes] | { page: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const named = match(pattern, parts);
    if (named) return { page, ...named } as Route;
  }
  return { page: 'lost' };
}

/** What the parts of an address name by a pattern such as `/rules/{game}`; nothing if they do not fit it. */
function match(pattern: string, parts: readonly string[]): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  if (wanted.length !== parts.length) return undefined;
  const named: Record<string, string> = {};
  for (const [nth, want] of wanted.entries()) {
    const part = parts[nth] ?? '';
    const name = /^\{(\w+)\}$/.exec(want)?.[1];
    if (name) named[name] = part;
    else if (want !== part) return undefined;
  }
  return named;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state('/');
  hash = $state('');
  route = $derived(routeOf(this.path));

  start(): void {
    const read = () => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
    };
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Goes somewhere in the place of this page, which one does not come back to. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    if (!this.hash) scrollTo(0, 0);
  }

  /** Links within the site change the page without loading it again; all else is the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.href);
  }
}

export const router = new Router();
