import { del, get, SITE } from './client';
import type { Resource } from './resource';
import type { DateTime, PageQuery } from './types';

/** A file that was uploaded. */
export interface StoredFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** What kind of file its extension makes it. */
  type: 'image' | 'video' | 'audio' | 'document';
  md5: string;
  /** Path on the server's own origin. */
  url: string;
  createdBy: string;
  createdAt: DateTime;
}

interface FileQuery extends PageQuery {
  /** Part of the name. */
  name?: string;
  type?: string[];
  md5?: string;
}

const FILES = `${SITE}file/`;

/** Files that were uploaded. The paths are our own: the specification shows none. */
export const storedFiles: Resource<StoredFile, FileQuery> = {
  name: 'file',
  rowKey: 'id',
  permissions: { list: `${FILES}list`, remove: `${FILES}delete` },
  list: (query, signal) => get(`${FILES}list`, query, { silent: true, ...(signal ? { signal } : {}) }),
  remove: (ids) => del(`${FILES}delete`, { ids }),
};
