import type { ChunkFields } from './chunks';

/** The unchecked `data` of an answer: `skipUpload`, `uploaded`, `needMerge`, `url` and more. */
export type Answer = Readonly<Record<string, unknown>>;

/** Fields of the merge call. */
export type MergeFields = Pick<ChunkFields, 'identifier' | 'totalChunks' | 'totalSize' | 'filename'>;

/** The calls to the server. Every call rejects with an `UploadError`. */
export interface Transport {
  /** Asks which chunks of a file the server has. */
  test(fields: ChunkFields, signal: AbortSignal): Promise<Answer>;
  /** Sends a chunk; `onSent` is called with the number of its bytes sent so far. */
  send(
    fields: ChunkFields,
    bytes: Blob,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<Answer>;
  merge(fields: MergeFields, signal: AbortSignal): Promise<Answer>;
}

/** Stores across reloads which chunks of a file the server has acknowledged. */
export interface Records {
  read(identifier: string, size: number): readonly number[];
  write(identifier: string, size: number, done: ReadonlySet<number>): void;
  drop(identifier: string): void;
}

/**
 * Hashes a file: lower-case hexadecimal md5.
 * @throws UploadError `unreadable` when the file was changed or removed since it was chosen, `cancelled`
 */
export type Hasher = (file: Blob, signal: AbortSignal, onHashed: (bytes: number) => void) => Promise<string>;
