import { createMD5 } from 'hash-wasm';
import SparkMD5 from 'spark-md5';
import { stopIfAborted } from './problem';
import { slicesOf } from './slices';

/** Bytes read at a time in a worker. */
export const SLICE = 10_240_000;

/** An md5 digest in progress. */
export interface Md5 {
  append(bytes: Uint8Array<ArrayBuffer>): void;
  /** Lower-case hexadecimal. */
  end(): string;
}

/**
 * Creates an md5 with WebAssembly where the policy of the worker's own script allows it, which is about three times
 * as fast; else without.
 */
export async function createMd5(): Promise<Md5> {
  try {
    const hasher = await createMD5();
    return {
      append: (bytes) => void hasher.update(bytes),
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
    append: (bytes) => void hasher.append(bytes.slice().buffer),
    end: () => hasher.end(),
  };
}

/** How a file is read. */
export interface Reading {
  signal: AbortSignal;
  onHashed(bytes: number): void;
  /** Bytes read at a time. */
  slice: number;
  /** Called between two slices, to let the page handle events. */
  breathe?(): Promise<void>;
}

/**
 * Hashes a file slice by slice; the next slice is read while the current one is hashed.
 * @throws UploadError `unreadable` or `cancelled`
 */
export async function digestOf(
  file: Blob,
  md5: Md5,
  { signal, onHashed, slice, breathe }: Reading,
): Promise<string> {
  const slices = slicesOf(file, slice);
  let hashed = 0;
  try {
    let ahead = slices.read();
    for (;;) {
      const bytes = await ahead;
      stopIfAborted(signal);
      if (bytes.byteLength === 0) return md5.end();
      ahead = slices.read();
      // An error of this read is handled in the next iteration; this prevents an unhandled rejection.
      ahead.catch(() => undefined);
      md5.append(bytes);
      hashed += bytes.byteLength;
      onHashed(hashed);
      await breathe?.();
    }
  } finally {
    slices.close();
  }
}
