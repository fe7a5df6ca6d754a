import type { Area } from '../core/area';
import { fileLibraryHandlers } from './libraryHandlers';
import { seedFiles } from './seeds/files';
import { fileHandlers } from './uploadHandlers';

export const file: Area = {
  name: 'file',
  tables: () => ({ uploads: new Map(), files: new Map() }),
  handlers: (db) => [...fileHandlers(db), ...fileLibraryHandlers(db)],
  seeds: { end: seedFiles },
};
