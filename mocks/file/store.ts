import type { DateTime } from '@/api/types';

/** A file on its way, or arrived. */
export interface Upload {
  filename: string;
  totalSize: number;
  totalChunks: number;
  /** Sizes of the chunks that are here, by number from 1. */
  sizes: Map<number, number>;
  /** Their bytes, unless the file is too large to be kept. */
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
  complete: boolean;
}

/** A file that arrived. */
export interface FileRow {
  id: number;
  /** Where its upload is found. */
  identifier: string;
  createdBy: string;
  createdAt: DateTime;
}

declare module '../core/tables' {
  interface Tables {
    /** Files on their way and files that arrived, by identifier. */
    uploads: Map<string, Upload>;
    /** What arrived, by id. */
    files: Map<number, FileRow>;
  }
}
