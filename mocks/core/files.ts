import type { DateTime } from '@/api/types';
import type { Db } from './db';
import { addressOf } from './http';

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

declare module './tables' {
  interface Tables {
    /** Files that have arrived, by id. Two operators may have files with the same content. */
    files: Map<number, FileRow>;
  }
}

declare module './area' {
  interface Area {
    /** Addresses that its records name: the files there stay. */
    usesFiles?(db: Db): Iterable<string>;
  }
}

/** The path that serves files. */
export const FILE = 'bigUpload/file';

/** Where a file that has arrived is read. */
export const fileUrl = (key: string): string => `${addressOf(FILE)}?key=${key}`;

/** The file at an address of ours. */
export const fileAt = (db: Db, url: string): FileRow | undefined =>
  [...db.files.values()].find(({ key }) => fileUrl(key) === url);

/** Addresses that records name. */
export const usedFiles = (db: Db): Set<string> =>
  new Set(db.areas.flatMap((area) => [...(area.usesFiles?.(db) ?? [])]));
