/** Bytes of a chunk. */
export const CHUNK_SIZE = 2_048_000;

/** What the protocol needs to know about a file. */
export interface FileFacts {
  /** Lower-case hexadecimal md5 of the content. */
  identifier: string;
  name: string;
  /** Path below the chosen folder; equal to the name for a single file. */
  path: string;
  /** Bytes. */
  size: number;
}

/** Protocol fields of one chunk: the query of a test, the form fields of an upload. */
export interface ChunkFields {
  /** From 1. */
  chunkNumber: number;
  chunkSize: number;
  currentChunkSize: number;
  totalSize: number;
  identifier: string;
  filename: string;
  relativePath: string;
  totalChunks: number;
}

/** Number of chunks of a file: at least one; the remainder belongs to the last one. */
export function chunkCount(size: number, chunkSize = CHUNK_SIZE): number {
  return Math.max(Math.floor(size / chunkSize), 1);
}

/**
 * Byte range of chunk `number` (from 1); the last one includes the remainder, so it may be nearly twice as
 * long.
 */
export function chunkRange(number: number, size: number, chunkSize = CHUNK_SIZE): [from: number, to: number] {
  const from = (number - 1) * chunkSize;
  return [from, number === chunkCount(size, chunkSize) ? size : from + chunkSize];
}

/** The fields of one chunk of a file. */
export function chunkFields(file: FileFacts, number: number, chunkSize = CHUNK_SIZE): ChunkFields {
  const [from, to] = chunkRange(number, file.size, chunkSize);
  return {
    chunkNumber: number,
    chunkSize,
    currentChunkSize: to - from,
    totalSize: file.size,
    identifier: file.identifier,
    filename: file.name,
    relativePath: file.path,
    totalChunks: chunkCount(file.size, chunkSize),
  };
}

/**
 * The chunk numbers of a received list; `null` when it is not a list. Values other than numbers from 1 to
 * `total` are left out.
 */
export function knownChunks(list: unknown, total: number): Set<number> | null {
  if (!Array.isArray(list)) return null;
  return new Set(
    list.filter(
      (item): item is number => Number.isInteger(item) && Number(item) >= 1 && Number(item) <= total,
    ),
  );
}
