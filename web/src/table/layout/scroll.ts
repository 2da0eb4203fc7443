/** Scrolling an element into view, next to what is fixed on the screen. */

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a part of the table between the guide at the top and the action panel at the bottom, if it is not there already. */
export function bringIntoSight(part: Element, table: Element): void {
  const box = part.getBoundingClientRect();
  const over = (selector: string) => {
    const other = table.querySelector(selector);
    return other && !other.contains(part) && !part.contains(other) ? other.getBoundingClientRect() : undefined;
  };
  const [guide, panel] = [over('[data-guide]'), over('.actions')];
  const beside = panel && (panel.left >= box.right || panel.right <= box.left);
  const top = (guide?.height ?? 0) + 16;
  // The action panel covers the screen only where it sticks to its bottom. Otherwise it may be far below.
  const covered = panel && !beside && panel.bottom > innerHeight - 24 && panel.top < innerHeight;
  const bottom = (covered ? panel.top : innerHeight) - 8;
  if (box.top >= top && box.bottom <= bottom) return;
  // A part that is too tall is aligned to the top.
  const by = box.top < top || box.height > bottom - top ? box.top - top : box.bottom - bottom;
  scrollBy({ top: by, behavior: calm() ? 'auto' : 'smooth' });
}
