/** Dragging by finger, pen or mouse onto an element with `data-drop`. */

/** A shorter movement is a tap, in pixels. */
const SLACK = 6;

/** Makes an element draggable, and passes on the `data-drop` value of the element it is dropped on. */
export const draggable = (ondrop: (where: string) => void) => (element: HTMLElement) => {
  let from: { x: number; y: number; id: number } | undefined;
  let moved = false;
  let held: AbortController | undefined;

  const place = (event: PointerEvent) =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      // The dragged element is under the pointer, too, and its own `data-drop` is where it came from.
      .filter((one) => !element.contains(one))
      .map((one) => one.closest<HTMLElement>('[data-drop]'))
      .find((one) => one !== null)?.dataset['drop'];

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
    // Listens on the window: a fast pointer leaves the element before the element has moved.
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
    // The click event of this release comes first and is ignored; later clicks count.
    setTimeout(() => (moved = false));
    if (where !== undefined) ondrop(where);
  }
  /** Ignores the click after a drag. */
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
