/** Keeps the focus where somebody plays, when what had it goes away with their move. */

/** An action of a part of the page: if the focus was in it and what had it is gone or can't be used any more, the part itself takes it. */
export function keepFocus(part: HTMLElement) {
  let last: Element | null = null;
  const came = ({ target }: FocusEvent) => (last = target as Element);
  // Some browsers tell of the focus leaving when something is taken away, others don't: what is still there was left.
  const left = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null;
    });
  const watch = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const gone = last;
    last = null;
    // What can't be used keeps the focus until the page is drawn again, and then nothing has it.
    if (document.activeElement === document.body || document.activeElement === gone)
      part.focus({ preventScroll: true });
  });
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', left);
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return {
    destroy() {
      part.removeEventListener('focusin', came);
      part.removeEventListener('focusout', left);
      watch.disconnect();
      // The part itself is gone, as at the end of a game: whoever was in it goes on at the top of the page.
      const held = last !== null;
      queueMicrotask(() => {
        if (held && document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
  };
}
