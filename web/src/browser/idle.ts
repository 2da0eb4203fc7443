/** Resolves once the page has been drawn and the browser is idle; not while the page is hidden. */
export function atLeisure(): Promise<void> {
  return new Promise((done) => {
    const idle = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: 1000 }) : setTimeout(done, 50);
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
}
