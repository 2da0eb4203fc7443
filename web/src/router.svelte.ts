/** Which page an address means. */

export type Route =
  | { page: 'home' }
  | { page: 'rules' | 'play' | 'new' | 'learn' | 'standings'; game: string }
  | { page: 'table' | 'replay'; table: string }
  | { page: 'lobby' | 'account' }
  | { page: 'gallery' }
  | { page: 'galleryTable' }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  switch (parts[0]) {
    case undefined:
      return { page: 'home' };
    case 'rules':
    case 'play':
    case 'new':
    case 'learn':
    case 'standings':
      return parts.length === 2 && parts[1] ? { page: parts[0], game: parts[1] } : { page: 'lost' };
    case 'table':
    case 'replay':
      return parts.length === 2 && parts[1] ? { page: parts[0], table: parts[1] } : { page: 'lost' };
    case 'lobby':
    case 'account':
      return parts.length === 1 ? { page: parts[0] } : { page: 'lost' };
    case 'gallery':
      if (parts.length === 2 && parts[1] === 'table') return { page: 'galleryTable' };
      return parts.length === 1 ? { page: 'gallery' } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
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
