import { createMD5 } from 'hash-wasm';
import SparkMD5 from 'spark-md5';
import { stopIfAborted, UploadError } from './problem';

/** Bytes read at a time in a worker (spec §9). */
export const SLICE = 10_240_000;

/** An md5 in the making. */
export interface Md5 {
  append(bytes: ArrayBuffer): void;
  /** Lower-case hexadecimal. */
  end(): string;
}

/** WebAssembly where the page's policy allows it, which is about three times as fast; else plain script. */
export async function createMd5(): Promise<Md5> {
  try {
    const hasher = await createMD5();
    return {
      append: (bytes) => void hasher.update(new Uint8Array(bytes)),
      end: () => hasher.digest(),
    };
  } catch {
    return plainMd5();
  }
}

/** The same digest without WebAssembly. */
export function plainMd5(): Md5 {
  const hasher = new SparkMD5.ArrayBuffer();
  return {
    append: (bytes) => void hasher.append(bytes),
    end: () => hasher.end(),
  };
}

/** How a file is gone through. */
export interface Reading {
  signal: AbortSignal;
  onHashed(bytes: number): void;
  /** Bytes read at a time. */
  slice: number;
  /** Called between two slices; lets the page do something else. */
  breathe?(): Promise<void>;
}

async function read(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    throw new UploadError({ kind: 'unreadable' });
  }
}

/**
 * Hashes a file slice by slice; the next slice is read while one is hashed.
 * @throws UploadError `unreadable` or `cancelled`
 */
export async function digestOf(
  file: Blob,
  md5: Md5,
  { signal, onHashed, slice, breathe }: Reading,
): Promise<string> {
  let ahead = read(file, 0, slice);
  for (let at = 0; at < file.size; at += slice) {
    const bytes = await ahead;
    stopIfAborted(signal);
    const next = at + slice;
    ahead = next < file.size ? read(file, next, next + slice) : Promise.resolve(new ArrayBuffer(0));
    // Whether it can be read is asked in the next round.
    ahead.catch(() => undefined);
    md5.append(bytes);
    onHashed(Math.min(next, file.size));
    await breathe?.();
  }
  await ahead;
  stopIfAborted(signal);
  return md5.end();
}
