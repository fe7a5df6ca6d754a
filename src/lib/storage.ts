/** Keys that are stored without the prefix; all other keys of the console have it. */
export const KEYS = {
  local: ['themeConfig'],
  session: [
    'userInfo',
    'userName',
    'userMenu',
    'permissions',
    'bindMemberId',
    'tagsViewList',
    'isTagsViewCurrenFull',
  ],
} as const;

const PREFIX = 'console.';

type StorageKind = keyof typeof KEYS;

/** Only the console's own keys can be written, so that `clearOwn` removes all of them. */
type StorageKey = (typeof KEYS)[StorageKind][number] | `${typeof PREFIX}${string}`;

/**
 * Web storage that never throws. What the browser refuses to store is kept in memory until the page is left.
 */
export interface SafeStorage {
  /** The JSON stored there, unchecked; null when absent or corrupt. */
  read: (key: StorageKey) => unknown;
  /** The raw text; null when absent. */
  readText: (key: StorageKey) => string | null;
  /** Stores JSON; a value that cannot be serialised removes the key. */
  write: (key: StorageKey, value: unknown) => void;
  remove: (key: StorageKey) => void;
  /** The stored keys that begin so, in no order. */
  keys: (prefix: `${typeof PREFIX}${string}`) => string[];
  /** Removes only the console's keys, because other applications may share the origin. */
  clearOwn: () => void;
}

/** Returns the same store for every call with the same kind. */
export function safeStorage(kind: StorageKind): SafeStorage {
  return stores[kind];
}

/**
 * Calls the listener once, the first time the browser refuses to store something; immediately when that has
 * already happened. Only one listener is kept.
 */
export function onStorageTrouble(listener: () => void): void {
  onTrouble = listener;
  if (trouble === 'untold') tell();
}

let onTrouble: (() => void) | null = null;
let trouble: 'none' | 'untold' | 'told' = 'none';

function tell(): void {
  if (trouble === 'told') return;
  trouble = onTrouble ? 'told' : 'untold';
  onTrouble?.();
}

const stores = { local: storeOf('local'), session: storeOf('session') };

function storeOf(kind: StorageKind): SafeStorage {
  const memory = new Map<string, string>();
  const own: readonly string[] = KEYS[kind];
  const isOwn = (key: string) => own.includes(key) || key.startsWith(PREFIX);
  // Read at each use: the property access itself throws where storage is blocked.
  const real = () => (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage);

  const allKeys = () => [...(attempt(() => keysOf(real())) ?? []), ...memory.keys()];

  const readText = (key: string) => memory.get(key) ?? attempt(() => real().getItem(key)) ?? null;

  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => real().removeItem(key));
  };

  return {
    readText,
    remove,
    read: (key) => {
      const text = readText(key);
      return text === null ? null : (attempt((): unknown => JSON.parse(text)) ?? null);
    },
    write: (key, value) => {
      const text = attempt(() => JSON.stringify(value));
      if (text === undefined) return remove(key);
      const kept = attempt(() => {
        real().setItem(key, text);
        return true;
      });
      if (kept) {
        memory.delete(key);
        return;
      }
      memory.set(key, text);
      tell();
    },
    keys: (prefix) => [...new Set(allKeys())].filter((key) => key.startsWith(prefix)),
    clearOwn: () => allKeys().filter(isOwn).forEach(remove),
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
