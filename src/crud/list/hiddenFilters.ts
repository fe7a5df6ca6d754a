import { safeStorage } from '@/lib/storage';
import { onSessionEnd } from '@/stores/session';
import { newRequestId } from '../action/requestId';

/** Values of filters about persons, by parameter. */
export type HiddenValues = Readonly<Record<string, string>>;

/** Parameter of an address that stands for values that are kept out of it. */
export const HIDDEN = 'hidden';

/** Questions remembered in a browser tab; the oldest are forgotten. */
const MOST = 50;

const storage = safeStorage('session');
const STORED = 'console.hiddenFilters';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const textsOf = (value: unknown): HiddenValues =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).filter(isText)) : {};

function readAll(): (readonly [key: string, values: HiddenValues])[] {
  const stored = storage.read(STORED);
  return typeof stored === 'object' && stored !== null
    ? Object.entries(stored).map(([key, values]) => [key, textsOf(values)])
    : [];
}

/** Keeps values until the session ends. Returns the key that stands for them; equal values have one key. */
export function hide(values: HiddenValues): string {
  const all = readAll();
  const text = JSON.stringify(values);
  const known = all.find(([, kept]) => JSON.stringify(kept) === text);
  if (known) return known[0];
  const key = `h${newRequestId().slice(0, 8)}`;
  storage.write(STORED, Object.fromEntries([...all, [key, values]].slice(-MOST)));
  return key;
}

/** The values that a key of an address stands for; `null` when this browser tab does not know it. */
export const hiddenBehind = (key: string): HiddenValues | null =>
  readAll().find(([known]) => known === key)?.[1] ?? null;

onSessionEnd(() => storage.remove(STORED));
