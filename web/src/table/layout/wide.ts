/** Whether a table has room to show all boards. */

/** The minimum width, in pixels. */
const ROOMY = 768;

/** Uses the window's width until the browser has reported the table's. Reading that directly would force an early layout. */
export const hasRoom = (table: DOMRectReadOnly | undefined): boolean =>
  table ? table.width > ROOMY : matchMedia(`(width > ${ROOMY}px)`).matches;
