/** Whether a table has room to show all boards. */

/** The minimum width, in pixels. */
const ROOMY = 768;

/**
 * Uses the window's width until the browser has reported the table's. Reading that directly would force an early layout. A table
 * without any width is not laid out: it may have just been resized.
 */
export const hasRoom = (table: DOMRectReadOnly | undefined): boolean =>
  table && table.width > 0 ? table.width > ROOMY : matchMedia(`(width > ${ROOMY}px)`).matches;
