import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that answers every file with the same digest. */
class QuickWorker extends EventTarget {
  static made: { url: unknown; options: unknown }[] = [];

  constructor(url: unknown, options: unknown) {
    super();
    QuickWorker.made.push({ url, options });
  }

  postMessage(): void {
    queueMicrotask(() => {
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'digest', digest: 'by the worker' } }));
    });
  }

  terminate(): void {}
}

const { signal } = new AbortController();
const ignore = () => undefined;

/** The hasher as a new page has it. */
async function freshHasher() {
  vi.resetModules();
  return (await import('@/lib/upload/browserHasher')).browserHasher;
}

beforeEach(() => {
  QuickWorker.made = [];
  vi.stubGlobal('Worker', QuickWorker);
});

afterEach(() => vi.unstubAllGlobals());

test('files are hashed in a worker of our own origin', async () => {
  const hash = await freshHasher();
  expect(await hash(new Blob(['abc']), signal, ignore)).toBe('by the worker');
  expect(QuickWorker.made).toHaveLength(1);
  const url = new URL(String(QuickWorker.made[0]?.url));
  expect([url.origin, url.pathname]).toEqual([location.origin, expect.stringContaining('md5.worker')]);
});

test('where scripts must be vouched for, one policy does so for our own scripts and nothing else', async () => {
  const policies: string[] = [];
  let vouch: (url: string) => string = String;
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
      policies.push(name);
      vouch = rules.createScriptURL;
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    },
  });
  const hash = await freshHasher();
  const both = await Promise.all([1, 2].map(() => hash(new Blob(['abc']), signal, ignore)));
  expect(both).toEqual(['by the worker', 'by the worker']);
  expect(policies).toEqual(['app-worker']);
  expect(QuickWorker.made.map(({ url }) => url)).toEqual([
    { trusted: expect.stringContaining('md5.worker') },
    { trusted: expect.stringContaining('md5.worker') },
  ]);
  for (const url of [
    'https://evil.example/md5.worker.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:x',
  ]) {
    expect(() => vouch(url)).toThrow(TypeError);
  }
});

test('C123 where the policy refuses the worker the page hashes', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('refused');
    },
  });
  const hash = await freshHasher();
  const told: number[] = [];
  expect(await hash(new Blob(['abc']), signal, (bytes) => told.push(bytes))).toBe(
    '900150983cd24fb0d6963f7d28e17f72',
  );
  expect([QuickWorker.made, told]).toEqual([[], [3]]);
});
