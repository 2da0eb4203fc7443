/** Dragging by finger, pen or mouse; whatever it is dropped on says where that is. */

/** A step smaller than this is a tap. */
const SLACK = 6;

/** Lets an element be dragged, and tells the value of the `data-drop` that it was let go over. */
export const draggable = (ondrop: (where: string) => void) => (element: HTMLElement) => {
  let from: { x: number; y: number; id: number } | undefined;
  let moved = false;
  let held: AbortController | undefined;

  const place = (event: PointerEvent) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      // What is dragged lies under the pointer too, and belongs to where it came from.
      .filter((one) => !element.contains(one))
      .map((one) => one.closest<HTMLElement>('[data-drop]'))
      .find((one) => one !== null)?.dataset['drop'];

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
    // A quick pointer is off the element before it has moved.
    held = new AbortController();
    const on = { signal: held.signal };
    addEventListener('pointermove', move, on);
    addEventListener('pointerup', up, on);
    addEventListener('pointercancel', end, on);
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < SLACK) return;
    moved = true;
    element.style.translate = `${x}px ${y}px`;
    element.dataset['dragged'] = '';
  }
  function end() {
    held?.abort();
    from = undefined;
    element.style.translate = '';
    delete element.dataset['dragged'];
  }
  function up(event: PointerEvent) {
    const where = from && moved ? place(event) : undefined;
    end();
    // The click of this release comes first; a later one is meant.
    setTimeout(() => (moved = false));
    if (where !== undefined) ondrop(where);
  }
  /** A drag is no tap. */
  function click(event: MouseEvent) {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const stop = new AbortController();
  const on = { signal: stop.signal };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('click', click, { ...on, capture: true });
  return () => {
    held?.abort();
    stop.abort();
  };
};
