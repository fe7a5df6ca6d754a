import type { ChunkFields } from './chunks';

/** The `data` of an answer: `skipUpload`, `uploaded`, `needMerge`, `url` and more; nothing of it is checked yet. */
export type Answer = Readonly<Record<string, unknown>>;

/** What the merge call says about the file. */
export type MergeFields = Pick<ChunkFields, 'identifier' | 'totalChunks' | 'totalSize' | 'filename'>;

/** The way to the server. Every call rejects with an `UploadError`. */
export interface Transport {
  /** Asks what the server has of a file. */
  test(fields: ChunkFields, signal: AbortSignal): Promise<Answer>;
  /** Sends a chunk; `onSent` tells how many bytes of it have left so far. */
  send(
    fields: ChunkFields,
    bytes: Blob,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<Answer>;
  merge(fields: MergeFields, signal: AbortSignal): Promise<Answer>;
}

/** Remembers over reloads which chunks of a file the server has acknowledged. */
export interface Records {
  read(identifier: string, size: number): readonly number[];
  write(identifier: string, size: number, done: ReadonlySet<number>): void;
  drop(identifier: string): void;
}

/**
 * Hashes a file: lower-case hexadecimal md5.
 * @throws UploadError `unreadable` when the file is no longer what was chosen, `cancelled`
 */
export type Hasher = (file: Blob, signal: AbortSignal, onHashed: (bytes: number) => void) => Promise<string>;
