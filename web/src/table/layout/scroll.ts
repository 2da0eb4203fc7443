/** Scrolling so that something can be seen beside what stays on the screen. */

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings a part of the table between the guide above and what one can do below, if it is not there already. */
export function bringIntoSight(part: Element, table: Element): void {
  const box = part.getBoundingClientRect();
  const over = (selector: string) => {
    const other = table.querySelector(selector);
    return other && !other.contains(part) && !part.contains(other) ? other.getBoundingClientRect() : undefined;
  };
  const [guide, panel] = [over('[data-guide]'), over('.actions')];
  const beside = panel && (panel.left >= box.right || panel.right <= box.left);
  const top = (guide?.height ?? 0) + 16;
  // What one can do covers the screen only where it stays at its bottom; otherwise it may be far below.
  const covered = panel && !beside && panel.bottom > innerHeight - 24 && panel.top < innerHeight;
  const bottom = (covered ? panel.top : innerHeight) - 8;
  if (box.top >= top && box.bottom <= bottom) return;
  // What is too tall begins at the top.
  const by = box.top < top || box.height > bottom - top ? box.top - top : box.bottom - bottom;
  scrollBy({ top: by, behavior: calm() ? 'auto' : 'smooth' });
}
