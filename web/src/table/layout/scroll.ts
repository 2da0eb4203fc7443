/** Scrolling an element into view, next to what is fixed on the screen. */

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a part of the table between the guide at the top and the action panel at the bottom, if it is not there already. */
export function bringIntoSight(part: Element, table: Element): void {
  scrollWithin(part, table);
  const box = part.getBoundingClientRect();
  const over = (selector: string) => {
    const other = table.querySelector(selector);
    return other && !other.contains(part) && !part.contains(other) ? other.getBoundingClientRect() : undefined;
  };
  const [guide, panel] = [over('[data-guide]'), over('.actions')];
  const beside = (other: DOMRect) => other.left >= box.right || other.right <= box.left;
  const top = (guide && !beside(guide) ? guide.height : 0) + 16;
  // The action panel covers the screen only where it sticks to its bottom. Otherwise it may be far below.
  const covered = panel && !beside(panel) && panel.bottom > innerHeight - 24 && panel.top < innerHeight;
  const bottom = (covered ? panel.top : innerHeight) - 8;
  if (box.top >= top && box.bottom <= bottom) return;
  // A part that is too tall is aligned to the top.
  const by = box.top < top || box.height > bottom - top ? box.top - top : box.bottom - bottom;
  scrollBy({ top: by, behavior: calm() ? 'auto' : 'smooth' });
}

/** Scrolls the column or panel around a part, if it has one, so that the part is in it and not under the guide. */
function scrollWithin(part: Element, table: Element): void {
  const around = scrollerOf(part, table);
  if (!around) return;
  const [box, view] = [part.getBoundingClientRect(), around.getBoundingClientRect()];
  const guide = around.querySelector('[data-guide]')?.getBoundingClientRect();
  const top = Math.max(view.top, guide?.bottom ?? 0) + 8;
  const bottom = view.bottom - 8;
  if (box.top >= top && box.bottom <= bottom) return;
  // At once, because the page may scroll next.
  around.scrollBy({ top: box.top < top || box.height > bottom - top ? box.top - top : box.bottom - bottom });
}

/** The nearest element around a part that scrolls. */
function scrollerOf(part: Element, table: Element): Element | undefined {
  for (let one = part.parentElement; one && one !== table; one = one.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollHeight > one.clientHeight + 1) return one;
  }
  return undefined;
}
