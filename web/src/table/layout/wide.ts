/** Whether a table has room for everybody's board to lie open. */

/** Above this, in pixels. */
const ROOMY = 768;

/** Until the browser has told how wide the table is, the window stands for it: to ask would make the page be laid out before it is whole. */
export const hasRoom = (table: DOMRectReadOnly | undefined): boolean =>
  table ? table.width > ROOMY : matchMedia(`(width > ${ROOMY}px)`).matches;
