/** Where the answer to a question is shown: beside the thing, not over it, and within the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The upper left corner: above or below if there is room, or else beside, or else where most room is. */
export function placeFor(at: Box, size: { width: number; height: number }, window: { width: number; height: number }) {
  const left = between(at.left + at.width / 2 - size.width / 2, MARGIN, window.width - size.width - MARGIN);
  const middle = between(at.top + at.height / 2 - size.height / 2, MARGIN, window.height - size.height - MARGIN);
  const above = at.top - GAP - size.height;
  const below = at.top + at.height + GAP;
  const after = at.left + at.width + GAP;
  const before = at.left - GAP - size.width;
  if (above >= MARGIN) return { left, top: above };
  if (below + size.height <= window.height - MARGIN) return { left, top: below };
  if (after + size.width <= window.width - MARGIN) return { left: after, top: middle };
  if (before >= MARGIN) return { left: before, top: middle };
  const isLow = at.top + at.height / 2 > window.height / 2;
  return { left, top: isLow ? MARGIN : Math.max(MARGIN, window.height - size.height - MARGIN) };
}
