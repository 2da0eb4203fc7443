/** The router: which page a URL shows. */
import { ROUTES } from './routes';

type Routes = typeof ROUTES;

/** The parameters of a path, such as a game. */
type Named<Pattern> = Pattern extends `${string}{${infer Name}}${string}` ? { [Key in Name]: string } : object;

export type Route = { [Page in keyof Routes]: { page: Page } & Named<Routes[Page]> }[keyof Routes] | { page: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const named = match(pattern, parts);
    if (named) return { page, ...named } as Route;
  }
  return { page: 'lost' };
}

/** The parameters of a path by a pattern such as `/rules/{game}`; `undefined` if the path does not match. */
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

  /** Goes to another page and replaces this one in the history. */
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

  /** Follows links within the site without a reload. The browser follows all others. */
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
