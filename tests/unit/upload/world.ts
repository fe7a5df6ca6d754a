import { createHash } from 'node:crypto';
import { sleep } from '@/lib/upload/clock';
import type { Clock } from '@/lib/upload/clock';
import type { ChunkFields } from '@/lib/upload/chunks';
import { createUploadEngine } from '@/lib/upload/engine';
import type { EngineParts, UploadEngine } from '@/lib/upload/engine';
import type { Answer, Hasher, Records, Transport } from '@/lib/upload/ports';
import { stopIfAborted, UploadError } from '@/lib/upload/problem';
import type { Problem } from '@/lib/upload/problem';
import type { UploadSource, UploadView } from '@/lib/upload/task';

/** Bytes of a chunk in these tests. */
export const CHUNK = 10;

/** A clock that stands still until it is told to run. */
class ManualClock implements Clock {
  private time = 0;
  private readonly timers = new Set<{ at: number; run(): void }>();

  now = () => this.time;

  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  };

  /** Lets everything happen that is due within so many milliseconds, in order. */
  async run(milliseconds: number, stop: () => boolean = () => false): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settled();
      if (stop()) return;
      const next = [...this.timers].reduce<{ at: number; run(): void } | null>(
        (first, timer) => (first && first.at <= timer.at ? first : timer),
        null,
      );
      if (!next || next.at > end) break;
      this.timers.delete(next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
    await settled();
  }
}

/** Everything that only waited for something resolved has gone on. */
export const settled = () => new Promise<void>((done) => void setImmediate(done));

/** A file in memory that is read without delay, and that can be taken away. */
export class MemoryBlob extends Blob {
  constructor(
    readonly data: Uint8Array<ArrayBuffer>,
    readonly disk = { gone: false },
  ) {
    super([data], { type: 'image/png' });
  }

  override slice(from = 0, to = this.size): MemoryBlob {
    return new MemoryBlob(this.data.subarray(from, to), this.disk);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    if (this.disk.gone) return Promise.reject(new DOMException('gone', 'NotReadableError'));
    return Promise.resolve(this.data.slice().buffer);
  }
}

export const md5 = (data: Uint8Array) => createHash('md5').update(data).digest('hex');

/** A file of so many bytes that no other name or size has. */
export function fileOf(name: string, size: number): UploadSource & { blob: MemoryBlob } {
  let state = size + 1;
  for (const char of name) state = (state * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  const data = Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return { blob: new MemoryBlob(data), name, path: name, modified: 1 };
}

/** What happens to a call: nothing bad, lost on the way there, lost on the way back, or this answer. */
export type Fault = 'none' | 'drop' | 'lose' | Problem;

export interface Seen {
  call: 'test' | 'send' | 'merge';
  identifier: string;
  chunk: number;
  at: number;
}

/** A server that keeps chunks, says what it has, and merges. */
class FakeServer implements Transport {
  readonly chunks = new Map<string, Map<number, Uint8Array>>();
  readonly files = new Map<string, Uint8Array>();
  readonly log: Seen[] = [];
  /** Chunks whose acknowledgement arrived, as `identifier/number`. */
  readonly acknowledged = new Set<string>();
  /** Chunks that came again although they had been acknowledged. */
  readonly again: string[] = [];
  readonly filenames: string[] = [];
  running = 0;
  mostRunning = 0;
  /** Milliseconds each way. */
  latency = 10;
  needMerge = true;
  fault: (seen: Seen) => Fault = () => 'none';
  /** Changes the answer of a test. */
  list: (uploaded: number[]) => unknown = (uploaded) => uploaded;

  constructor(private readonly clock: Clock) {}

  calls(call: Seen['call']): Seen[] {
    return this.log.filter((seen) => seen.call === call);
  }

  test: Transport['test'] = ({ identifier }, signal) =>
    this.travel({ call: 'test', identifier, chunk: 0, at: this.clock.now() }, signal, () =>
      this.files.has(identifier)
        ? { skipUpload: true, url: `/files/${identifier}` }
        : { skipUpload: false, uploaded: this.list([...this.kept(identifier).keys()]) },
    );

  send: Transport['send'] = async (fields, bytes, signal, onSent) => {
    const { identifier, chunkNumber, totalChunks } = fields;
    const key = `${identifier}/${chunkNumber}`;
    if (this.acknowledged.has(key)) this.again.push(key);
    const seen: Seen = { call: 'send', identifier, chunk: chunkNumber, at: this.clock.now() };
    const data = new Uint8Array(await bytes.arrayBuffer().catch(() => this.fail({ kind: 'connection' })));
    const answer = await this.travel(
      seen,
      signal,
      () => this.keep(fields, data),
      () => onSent(Math.ceil(data.length / 2)),
    );
    onSent(data.length);
    this.acknowledged.add(key);
    return totalChunks > 1 ? answer : { ...answer, needMerge: false };
  };

  merge: Transport['merge'] = ({ identifier, totalChunks, filename }, signal) =>
    this.travel({ call: 'merge', identifier, chunk: 0, at: this.clock.now() }, signal, () => {
      const kept = this.kept(identifier);
      if (kept.size < totalChunks) return this.fail({ kind: 'refused', msg: 'incomplete', status: 200 });
      this.filenames.push(filename);
      this.join(identifier, totalChunks);
      return { url: `/files/${identifier}` };
    });

  /** Forgets a chunk, as a server does that clears its temporary files. */
  forget(identifier: string, ...numbers: number[]): void {
    for (const number of numbers) {
      this.kept(identifier).delete(number);
      this.acknowledged.delete(`${identifier}/${number}`);
    }
  }

  private kept(identifier: string): Map<number, Uint8Array> {
    const kept = this.chunks.get(identifier) ?? new Map<number, Uint8Array>();
    this.chunks.set(identifier, kept);
    return kept;
  }

  private join(identifier: string, totalChunks: number): void {
    const pieces = Array.from(
      { length: totalChunks },
      (_, index) => this.kept(identifier).get(index + 1) ?? new Uint8Array(),
    );
    this.files.set(identifier, new Uint8Array(Buffer.concat(pieces)));
  }

  private keep(
    { identifier, chunkNumber, totalChunks, currentChunkSize }: ChunkFields,
    data: Uint8Array,
  ): Answer {
    if (data.length !== currentChunkSize) return this.fail({ kind: 'refused', msg: 'size', status: 200 });
    this.kept(identifier).set(chunkNumber, data);
    const complete = this.kept(identifier).size === totalChunks;
    if (complete && (totalChunks === 1 || !this.needMerge)) this.join(identifier, totalChunks);
    return { needMerge: this.needMerge && complete, url: `/files/${identifier}` };
  }

  private fail(problem: Problem): never {
    throw new UploadError(problem);
  }

  private async travel(
    seen: Seen,
    signal: AbortSignal,
    arrive: () => Answer,
    halfWay: () => void = () => undefined,
  ): Promise<Answer> {
    this.log.push(seen);
    const fault = this.fault(seen);
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    try {
      await sleep(this.clock, this.latency / 2, signal);
      halfWay();
      await sleep(this.clock, this.latency / 2, signal);
      if (fault === 'drop') this.fail({ kind: 'connection' });
      if (typeof fault === 'object') this.fail(fault);
      const answer = arrive();
      await sleep(this.clock, this.latency, signal);
      if (fault === 'lose') this.fail({ kind: 'timeout' });
      return answer;
    } finally {
      this.running -= 1;
    }
  }
}

/** Records that outlive an engine, as web storage does. */
class MemoryRecords implements Records {
  readonly kept = new Map<string, number[]>();
  read = (identifier: string, size: number) => this.kept.get(`${identifier}/${size}`) ?? [];
  write = (identifier: string, size: number, done: ReadonlySet<number>) => {
    this.kept.set(`${identifier}/${size}`, [...done]);
  };
  drop = (identifier: string) => {
    for (const key of this.kept.keys()) if (key.startsWith(identifier)) this.kept.delete(key);
  };
}

/** Hashes at once, but not before the clock has moved by a little. */
export const hasherOf =
  (clock: Clock, milliseconds = 5): Hasher =>
  async (file, signal, onHashed) => {
    stopIfAborted(signal);
    await sleep(clock, milliseconds, signal);
    const data = new Uint8Array(
      await file.arrayBuffer().catch(() => {
        throw new UploadError({ kind: 'unreadable' });
      }),
    );
    onHashed(data.length);
    return md5(data);
  };

/** A clock, a server, records, and an engine that knows nothing but them. */
export class World {
  readonly clock = new ManualClock();
  readonly server = new FakeServer(this.clock);
  readonly records = new MemoryRecords();
  readonly told: string[] = [];
  engine: UploadEngine;

  constructor(private readonly parts: Partial<EngineParts> = {}) {
    this.engine = this.boot();
  }

  private boot(): UploadEngine {
    return createUploadEngine({
      transport: this.server,
      hasher: hasherOf(this.clock),
      records: this.records,
      clock: this.clock,
      random: () => 0,
      tell: (what, name) => void this.told.push(`${what} ${name}`),
      chunkSize: CHUNK,
      ...this.parts,
    });
  }

  /** The page is loaded anew: what was under way breaks off, and only the records are left. */
  async reload(): Promise<void> {
    this.engine.clear();
    await settled();
    this.engine = this.boot();
  }

  view(id: number): UploadView {
    const view = this.engine.snapshot().files.find((file) => file.id === id);
    if (!view) throw new Error(`There is no file ${id}`);
    return view;
  }

  states(): string[] {
    return this.engine.snapshot().files.map(({ state }) => state);
  }

  /** Adds one file and answers its id. */
  add(source: UploadSource): number {
    return this.engine.add([source])[0] ?? 0;
  }
}
