/** Features of current browsers that the console can work without. */
const WANTED = ['BroadcastChannel', 'ResizeObserver'];

/** Web Locks exist only in secure contexts, so over plain HTTP their absence says nothing about the browser. */
const lacksLocks = () => window.isSecureContext && !('locks' in navigator);

/** Stand-in that never reports a change: elements keep the size they were first drawn in. */
class UnseeingObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Installs stand-ins for missing browser features. Without `BroadcastChannel` changes in other tabs are only
 * noticed on focus; without `ResizeObserver` nothing follows the window's size.
 * @returns whether a feature is missing, so that the operator can be told
 */
export function coverForOldBrowser(): boolean {
  const old = WANTED.some((name) => !(name in globalThis)) || lacksLocks();
  // antd throws when `ResizeObserver` is missing.
  if (!('ResizeObserver' in globalThis)) Object.assign(globalThis, { ResizeObserver: UnseeingObserver });
  return old;
}
