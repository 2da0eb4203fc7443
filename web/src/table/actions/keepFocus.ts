/** Keeps the keyboard focus near the game when the focused element is removed. */

/** A Svelte action: if the focused element inside a part of the page is removed or disabled, the part itself takes the focus. */
export function keepFocus(part: HTMLElement) {
  part.dataset['keepsFocus'] = '';
  let last: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent) => (last = target as Element);
  // Only some browsers send `focusout` for a removed element. If the element is still there, the focus really left it.
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null;
    });
  const observer = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const gone = last;
    last = null;
    // A disabled element keeps the focus until the next frame, and then nothing has it.
    if (document.activeElement === document.body || document.activeElement === gone)
      part.focus({ preventScroll: true });
  });
  part.addEventListener('focusin', onFocusIn);
  part.addEventListener('focusout', onFocusOut);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return {
    destroy() {
      part.removeEventListener('focusin', onFocusIn);
      part.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
      // If the part itself is removed, as at the end of a game, the focus goes to the top of the page.
      const held = last !== null;
      queueMicrotask(() => {
        if (held && document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
  };
}
