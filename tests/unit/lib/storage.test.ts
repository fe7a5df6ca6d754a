import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeStorage implements Storage {
  private readonly items = new Map<string, string>();
  blocked = false;
  full = false;

  get length(): number {
    return this.open().size;
  }
  key(index: number): string | null {
    return [...this.open().keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.open().get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.open().set(key, value);
  }
  removeItem(key: string): void {
    this.open().delete(key);
  }
  clear(): void {
    this.open().clear();
  }
  private open(): Map<string, string> {
    if (this.blocked) throw new DOMException('blocked', 'SecurityError');
    return this.items;
  }
}

let local: FakeStorage;
let session: FakeStorage;
let lib: typeof import('@/lib/storage');

beforeEach(async () => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.resetModules();
  lib = await import('@/lib/storage');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('values go through JSON under their plain names, each kind in its own storage', () => {
  lib.safeStorage('session').write('userMenu', [{ id: 1 }]);
  lib.safeStorage('local').write('themeConfig', { version: 1 });
  expect(session.getItem('userMenu')).toBe('[{"id":1}]');
  expect(local.getItem('themeConfig')).toBe('{"version":1}');
  expect(lib.safeStorage('session').read('userMenu')).toEqual([{ id: 1 }]);
  expect(lib.safeStorage('local').readText('themeConfig')).toBe('{"version":1}');
});

test.each(['{', 'undefined', '', '[1,', 'NaN'])(
  'corrupt text %j reads as null and stays readable raw',
  (text) => {
    session.setItem('userInfo', text);
    expect(lib.safeStorage('session').read('userInfo')).toBeNull();
    expect(lib.safeStorage('session').readText('userInfo')).toBe(text);
  },
);

test('what is absent is null, and false and 0 are themselves', () => {
  const store = lib.safeStorage('local');
  expect([store.read('themeConfig'), store.readText('themeConfig')]).toEqual([null, null]);
  store.write('console.flag', false);
  store.write('console.count', 0);
  expect([store.read('console.flag'), store.read('console.count')]).toEqual([false, 0]);
});

test('a value that JSON can not carry removes the key', () => {
  const store = lib.safeStorage('local');
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  for (const value of [undefined, circle, 1n]) {
    store.write('console.x', 1);
    store.write('console.x', value);
    expect(store.read('console.x')).toBeNull();
  }
});

test('C126 blocked storage works in memory, with one notice', () => {
  local.blocked = true;
  session.blocked = true;
  const notice = vi.fn<() => void>();
  lib.onStorageTrouble(notice);
  const store = lib.safeStorage('local');
  expect(store.read('themeConfig')).toBeNull();
  store.write('themeConfig', { a: 1 });
  store.write('console.b', 2);
  lib.safeStorage('session').write('userName', 'demo');
  expect(store.read('themeConfig')).toEqual({ a: 1 });
  expect(lib.safeStorage('session').read('userName')).toBe('demo');
  store.remove('themeConfig');
  expect(store.read('themeConfig')).toBeNull();
  store.clearOwn();
  expect(store.read('console.b')).toBeNull();
  expect(notice).toHaveBeenCalledTimes(1);
});

test('C126 absent storage is blocked storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = lib.safeStorage('local');
  store.write('themeConfig', 1);
  expect(store.read('themeConfig')).toBe(1);
});

test('C126 a full storage keeps the newest value in memory and goes back to storage when there is room', () => {
  const store = lib.safeStorage('local');
  store.write('themeConfig', 'old');
  local.full = true;
  store.write('themeConfig', 'new');
  expect(store.read('themeConfig')).toBe('new');
  local.full = false;
  store.write('themeConfig', 'newest');
  expect(local.getItem('themeConfig')).toBe('"newest"');
  expect(store.read('themeConfig')).toBe('newest');
});

test('trouble from before anybody listened is told to the first listener, once', () => {
  local.full = true;
  lib.safeStorage('local').write('themeConfig', 1);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  lib.onStorageTrouble(first);
  lib.onStorageTrouble(second);
  lib.safeStorage('local').write('themeConfig', 2);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

test('C131 clearing removes our keys and leaves those of other applications', () => {
  for (const key of [...lib.KEYS.session, 'console.anything', 'other', 'consoleX', 'themeConfig']) {
    session.setItem(key, '1');
  }
  lib.safeStorage('session').clearOwn();
  const left = Array.from({ length: session.length }, (_, index) => session.key(index));
  expect(left).toEqual(['other', 'consoleX', 'themeConfig']);
});
