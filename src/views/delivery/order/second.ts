import { useSyncExternalStore } from 'react';

const PAUSE = 1000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for all countdowns; none while nothing counts down or the page is hidden. */
function follow(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (isWanted && timer === undefined) {
    timer = setInterval(tick, PAUSE);
    tick();
  }
  if (!isWanted && timer !== undefined) {
    clearInterval(timer);
    timer = undefined;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', follow);
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', follow);
    follow();
  };
}

/** The present moment in milliseconds, second by second while its component is on screen. */
export const useSecond = (): number => useSyncExternalStore(subscribe, () => now);
