/** Resolves once the page has been drawn and has nothing more urgent to do; never while nobody looks at it. */
export function atLeisure(): Promise<void> {
  return new Promise((done) => {
    const idle = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(() => done(), { timeout: 1000 }) : setTimeout(done, 50);
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
}
