import { safeStorage } from '@/lib/storage';
import type { Records } from '@/lib/upload/ports';
import { recordOf } from '@/lib/record';

/** Chunks of one file that the server has acknowledged. Contains neither the file's name nor the operator. */
interface Entry {
  size: number;
  /** Time of the last acknowledgement in milliseconds since the epoch. */
  at: number;
  /** First and last chunk number of each contiguous range. */
  done: [first: number, last: number][];
}

const KEY = 'console.uploads';
const VERSION = 1;

/** Milliseconds. Older records are dropped, because servers delete incomplete files after some time. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** Number of files that are kept, the newest. */
const KEPT = 100;

/** Upper bound for the chunks of one file; larger chunk numbers are invalid. */
const MOST_CHUNKS = 1_000_000;

const storage = safeStorage('local');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isRun(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [first, last]: unknown[] = value;
  return isNumber(first) && isNumber(last) && first >= 1 && first <= last && last <= MOST_CHUNKS;
}

function isEntry(value: unknown): value is Entry {
  const { size, at, done } = recordOf(value);
  return isNumber(size) && isNumber(at) && Array.isArray(done) && done.every(isRun);
}

function readAll(): Map<string, Entry> {
  const stored = storage.read(KEY);
  if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'version') !== VERSION)
    return new Map();
  const files: unknown = Reflect.get(stored, 'files');
  if (typeof files !== 'object' || files === null) return new Map();
  const young = Date.now() - KEPT_FOR;
  const entries = Object.entries(files).filter(
    (pair): pair is [string, Entry] =>
      /^[\da-f]{32}$/.test(pair[0]) && isEntry(pair[1]) && pair[1].at > young,
  );
  return new Map(entries);
}

function writeAll(entries: ReadonlyMap<string, Entry>): void {
  const newest = [...entries].sort(([, a], [, b]) => b.at - a.at).slice(0, KEPT);
  if (newest.length === 0) storage.remove(KEY);
  else storage.write(KEY, { version: VERSION, files: Object.fromEntries(newest) });
}

function runsOf(chunks: ReadonlySet<number>): Entry['done'] {
  const runs: Entry['done'] = [];
  for (const chunk of [...chunks].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === chunk - 1) run[1] = chunk;
    else runs.push([chunk, chunk]);
  }
  return runs;
}

/** Acknowledged chunks by file, in local storage, so that uploads can resume after a reload or a log-out. */
export const uploadRecords: Records = {
  read: (identifier, size) => {
    const entry = readAll().get(identifier);
    if (!entry || entry.size !== size) return [];
    return entry.done.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    );
  },
  write: (identifier, size, done) => {
    const entries = readAll();
    if (done.size > 0) entries.set(identifier, { size, at: Date.now(), done: runsOf(done) });
    else if (!entries.delete(identifier)) return;
    writeAll(entries);
  },
  drop: (identifier) => {
    const entries = readAll();
    if (entries.delete(identifier)) writeAll(entries);
  },
};
