import { useSyncExternalStore } from 'react';

/** Records somebody is writing to, as `<resource>:<id>`. Shared by all screens of the page. */
const busy = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Takes all the keys, or none when one of them is taken. Synchronous, so that two clicks cannot both win. */
export function claim(keys: readonly string[]): boolean {
  if (keys.some((key) => busy.has(key))) return false;
  for (const key of keys) busy.add(key);
  tell();
  return true;
}

export function release(keys: readonly string[]): void {
  for (const key of keys) busy.delete(key);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a record is being written to. */
export function useBusy(name: string, id: number | string): boolean {
  return useSyncExternalStore(subscribe, () => busy.has(`${name}:${id}`));
}
