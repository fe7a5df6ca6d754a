import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createMd5, digestOf, plainMd5, SLICE } from '@/lib/upload/digest';
import { createHasher } from '@/lib/upload/hasher';
import type { HashWorker, WorkerWord } from '@/lib/upload/hasher';
import type { Hasher } from '@/lib/upload/ports';
import { UploadError } from '@/lib/upload/problem';
import { md5, MemoryBlob, settled } from './world';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bytesOf = (size: number) => new Uint8Array(randomBytes(size));

/** A file of a browser that cannot fill a given buffer. */
class OldBlob extends MemoryBlob {
  override stream(): ReturnType<Blob['stream']> {
    throw new TypeError('not supported');
  }
}

const ways = [
  ['through two buffers', (data: Uint8Array<ArrayBuffer>) => new Blob([data])],
  ['slice by slice', (data: Uint8Array<ArrayBuffer>) => new OldBlob(data)],
] as const;

const reading = (slice: number, stop = new AbortController()) => ({
  signal: stop.signal,
  onHashed: () => undefined,
  slice,
});

const sizes = [0, 1, 99, 100, 101, 1000, 12_345];

test.each(ways.flatMap(([way, open]) => sizes.map((size) => [size, way, open] as const)))(
  'both ways to hash %i bytes, read %s, agree with md5',
  async (size, _, open) => {
    const data = bytesOf(size);
    expect(await digestOf(open(data), await createMd5(), reading(100))).toBe(md5(data));
    expect(await digestOf(open(data), plainMd5(), reading(100))).toBe(md5(data));
  },
);

test('where WebAssembly is not allowed the digest is the same', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const data = bytesOf(5000);
  expect(await digestOf(new Blob([data]), await createMd5(), reading(SLICE))).toBe(md5(data));
});

test('C103 a file goes through the memory of two slices, however large it is', async () => {
  const data = bytesOf(10_000);
  const given = new Set<ArrayBuffer>();
  let at = 0;
  const reader = {
    // As a browser does, but without taking the buffer away.
    read: async (view: Uint8Array<ArrayBuffer>) => {
      given.add(view.buffer);
      const part = data.subarray(at, at + Math.min(view.byteLength, 33));
      at += part.byteLength;
      view.set(part);
      return {
        done: part.byteLength === 0,
        value: new Uint8Array(view.buffer, view.byteOffset, part.byteLength),
      };
    },
    cancel: async () => undefined,
  };
  const file = Object.assign(new Blob([data]), { stream: () => ({ getReader: () => reader }) });
  expect(await digestOf(file, plainMd5(), reading(100))).toBe(md5(data));
  expect([...given].map(({ byteLength }) => byteLength)).toEqual([100, 100]);
});

test('C103 without such buffers, never more than the slice at hand and the next one are in memory', async () => {
  const blob = new OldBlob(bytesOf(10_000));
  let open = 0;
  let most = 0;
  blob.slice = (from, to) => {
    open += 1;
    most = Math.max(most, open);
    return new MemoryBlob(blob.data.subarray(from, to));
  };
  const hasher = plainMd5();
  const counting = {
    ...hasher,
    append: (bytes: Uint8Array<ArrayBuffer>) => {
      hasher.append(bytes);
      open -= 1;
    },
  };
  await digestOf(blob, counting, reading(100));
  expect(most).toBe(2);
});

test('hashing tells how far it is, and rests between slices when asked to', async () => {
  const told: number[] = [];
  let rests = 0;
  await digestOf(new Blob([bytesOf(250)]), plainMd5(), {
    ...reading(100),
    onHashed: (bytes) => told.push(bytes),
    breathe: async () => {
      rests += 1;
    },
  });
  expect(told).toEqual([100, 200, 250]);
  expect(rests).toBe(3);
});

test('hashing stops at the next slice when nobody waits for it', async () => {
  const stop = new AbortController();
  let appended = 0;
  const hasher = { append: () => void (appended += 1), end: () => '' };
  const work = digestOf(new Blob([bytesOf(1000)]), hasher, {
    ...reading(100, stop),
    onHashed: () => stop.abort(),
  });
  await expect(work).rejects.toMatchObject({ problem: { kind: 'cancelled' } });
  expect(appended).toBe(1);
});

const unreadable = { problem: { kind: 'unreadable' } };

test.each([0, 500])('C113 a file that cannot be read from byte %i on is told apart', async (from) => {
  const blob = new OldBlob(bytesOf(1000));
  const slice = blob.slice.bind(blob);
  blob.slice = (at, to) => {
    blob.disk.gone = Number(at) >= from;
    return slice(at, to);
  };
  await expect(digestOf(blob, plainMd5(), reading(100))).rejects.toMatchObject(unreadable);
});

test('C113 a file that breaks off, or ends before its end, is told apart', async () => {
  const of = (pull: (stream: ReadableByteStreamController) => void) =>
    Object.assign(new Blob([bytesOf(1000)]), { stream: () => new ReadableStream({ type: 'bytes', pull }) });
  const broken = of((stream) => stream.error(new DOMException('changed', 'NotReadableError')));
  await expect(digestOf(broken, plainMd5(), reading(100))).rejects.toMatchObject(unreadable);
  let sent = 0;
  const short = of((stream) => {
    sent += 1;
    if (sent < 4) stream.enqueue(bytesOf(100));
    else {
      stream.close();
      stream.byobRequest?.respond(0);
    }
  });
  await expect(digestOf(short, plainMd5(), reading(100))).rejects.toMatchObject(unreadable);
});

/** A worker that answers what it is told to, or nothing. */
class FakeWorker extends EventTarget implements HashWorker {
  static all: FakeWorker[] = [];
  terminated = false;
  files: unknown[] = [];

  constructor(private readonly words: (file: unknown) => WorkerWord[] | 'crash') {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(file: unknown): void {
    this.files.push(file);
    queueMicrotask(() => {
      const words = this.words(file);
      if (words === 'crash') this.dispatchEvent(new Event('error'));
      else for (const data of words) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.terminated = true;
  }
}

const workers = (words: ConstructorParameters<typeof FakeWorker>[0]) => {
  FakeWorker.all = [];
  return () => new FakeWorker(words);
};

const never: Hasher = () => Promise.reject(new Error('not to be called'));
const onPage: Hasher = async () => 'by the page';
const { signal } = new AbortController();

test('a worker hashes one file after the other and is let go when it has none', async () => {
  vi.useFakeTimers();
  const hash = createHasher(
    workers(() => [
      { kind: 'hashed', bytes: 3 },
      { kind: 'digest', digest: 'd' },
    ]),
    never,
  );
  const told: number[] = [];
  const file = new Blob(['abc']);
  expect(await hash(file, signal, (bytes) => told.push(bytes))).toBe('d');
  expect(await hash(file, signal, (bytes) => told.push(bytes))).toBe('d');
  expect(told).toEqual([3, 3]);
  expect(FakeWorker.all.map(({ files }) => files.length)).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true]);
});

test('C118 a cancelled file ends its worker at once', async () => {
  const hash = createHasher(
    workers(() => []),
    never,
  );
  const stop = new AbortController();
  const work = hash(new Blob(['abc']), stop.signal, () => undefined);
  await settled();
  stop.abort();
  await expect(work).rejects.toMatchObject({ problem: { kind: 'cancelled' } });
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true]);
});

test('C123 when a worker may not be made, or does not start, the page hashes', async () => {
  let made = 0;
  const refused = createHasher(() => {
    made += 1;
    throw new TypeError('policy');
  }, onPage);
  expect(await refused(new Blob(['abc']), signal, () => undefined)).toBe('by the page');
  expect(await refused(new Blob(['abc']), signal, () => undefined)).toBe('by the page');
  expect(made).toBe(1);
  const blocked = createHasher(
    workers(() => 'crash'),
    onPage,
  );
  expect(await blocked(new Blob(['abc']), signal, () => undefined)).toBe('by the page');
  expect(await blocked(new Blob(['abc']), signal, () => undefined)).toBe('by the page');
  expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true]);
});

test('what a worker could not do is told as the problem it was, and the worker goes on', async () => {
  const hash = createHasher(
    workers(() => [{ kind: 'failed', problem: { kind: 'unreadable' } }]),
    never,
  );
  await expect(hash(new Blob(['abc']), signal, () => undefined)).rejects.toBeInstanceOf(UploadError);
  await expect(hash(new Blob(['abc']), signal, () => undefined)).rejects.toMatchObject({
    problem: { kind: 'unreadable' },
  });
  expect(FakeWorker.all).toHaveLength(1);
});
