/** What every present browser has, and the console gets along without. */
const WANTED = ['BroadcastChannel', 'ResizeObserver'];

/** Over plain HTTP no browser has them. */
const lacksLocks = () => window.isSecureContext && !('locks' in navigator);

/** Sees nothing change: things keep the size they were drawn in. */
class UnseeingObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Keeps the console going in a browser that lacks something: without channels other tabs are only noticed
 * on focus, without observers nothing follows the window's size.
 * @returns whether something is lacking, so that the operator can be told
 */
export function coverForOldBrowser(): boolean {
  const old = WANTED.some((name) => !(name in globalThis)) || lacksLocks();
  // antd throws without one.
  if (!('ResizeObserver' in globalThis)) Object.assign(globalThis, { ResizeObserver: UnseeingObserver });
  return old;
}
