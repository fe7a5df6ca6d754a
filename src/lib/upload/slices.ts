import { UploadError } from './problem';

/** Reads a file slice by slice. */
export interface Slices {
  /**
   * The next slice, empty at the end. Its bytes are valid until the slice after the next is requested.
   * @throws UploadError `unreadable`
   */
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** Releases the file; no more slices are read. */
  close(): void;
}

/** Uses two buffers in turn, so that a file of any size needs the memory of two slices. */
function streamed(reader: ReadableStreamBYOBReader, size: number): Slices {
  let next = new ArrayBuffer(size);
  let spare = new ArrayBuffer(size);
  return {
    read: async () => {
      let buffer = next;
      let filled = 0;
      while (filled < size) {
        const { value, done } = await reader.read(new Uint8Array(buffer, filled, size - filled));
        if (value) {
          buffer = value.buffer;
          filled += value.byteLength;
        }
        if (done) break;
      }
      next = spare;
      spare = buffer;
      return new Uint8Array(buffer, 0, filled);
    },
    close: () => void reader.cancel().catch(() => undefined),
  };
}

/** Allocates a buffer for each slice, for browsers that cannot fill a given one. */
function sliced(file: Blob, size: number): Slices {
  let at = 0;
  return {
    read: async () => {
      const from = at;
      at += size;
      return new Uint8Array(await file.slice(from, at).arrayBuffer());
    },
    close: () => undefined,
  };
}

function open(file: Blob, size: number): Slices {
  try {
    return streamed(file.stream().getReader({ mode: 'byob' }), size);
  } catch {
    return sliced(file, size);
  }
}

/**
 * Opens a file for reading from its start.
 * @param size bytes of a slice; the last one is shorter
 */
export function slicesOf(file: Blob, size: number): Slices {
  const slices = open(file, Math.max(Math.min(size, file.size), 1));
  let left = file.size;
  return {
    read: async () => {
      const bytes = await slices.read().catch(() => null);
      left -= bytes?.byteLength ?? 0;
      // Reading a file that became shorter ends early without an error.
      if (!bytes || (bytes.byteLength === 0 && left > 0)) throw new UploadError({ kind: 'unreadable' });
      return bytes;
    },
    close: slices.close,
  };
}
