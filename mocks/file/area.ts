import type { Area } from '../core/area';
import { fileLibraryHandlers } from './libraryHandlers';
import { seedFiles } from './seeds/files';
import { servedFiles } from './served';
import { uploadHandlers } from './uploadHandlers';

export const file: Area = {
  name: 'file',
  records: {
    file: ['文件', 'File', '檔案'],
  },
  tables: () => ({ uploads: new Map(), files: new Map() }),
  handlers: (db) => [...uploadHandlers(db), servedFiles(db), ...fileLibraryHandlers(db)],
  seeds: { end: seedFiles },
};
