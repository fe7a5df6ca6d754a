/** Milliseconds without a key before a person counts as not typing. */
const QUIET = 1500;

let lastKey = -Infinity;

const noteKey = () => {
  lastKey = performance.now();
};

/** Notes the time of each key from now on. Returns a function that ends it. */
export function watchTyping(): () => void {
  const kinds = ['keydown', 'input'] as const;
  for (const kind of kinds) window.addEventListener(kind, noteKey, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, noteKey, { capture: true });
  };
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** Resolves while the browser has nothing to do; where it does not tell, after a short pause. */
const oneIdle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((done) => void requestIdleCallback(() => done()))
    : pause(200);

/** Resolves when the browser has nothing to do and no key has been pressed for a while. */
export async function whenIdle(): Promise<void> {
  for (;;) {
    const rest = lastKey + QUIET - performance.now();
    if (rest <= 0) break;
    await pause(rest);
  }
  await oneIdle();
}
