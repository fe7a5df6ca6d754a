import type { DateTime } from '@/api/types';

/** A file on its way. It belongs to the operator who began it: others neither see it nor add to it. */
export interface Upload {
  totalSize: number;
  totalChunks: number;
  /** Sizes of the chunks that have arrived, by number from 1. */
  sizes: Map<number, number>;
  /** Their bytes, unless the file is too large to be kept. */
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
}

/** A file that has arrived. It never changes. */
export interface FileRow {
  id: number;
  name: string;
  size: number;
  md5: string;
  /** Its bytes in order; `null` for a file that was too large to be kept. */
  content: Uint8Array<ArrayBuffer>[] | null;
  /** Stands in its address, which opens it without a session, and therefore cannot be guessed. */
  key: string;
  /** The operator whose file it is. */
  createdBy: string;
  createdAt: DateTime;
}

declare module '../core/tables' {
  interface Tables {
    /** Files on their way, by operator and md5. */
    uploads: Map<string, Upload>;
    /** Files that have arrived, by id. Two operators may have files with the same content. */
    files: Map<number, FileRow>;
  }
}
