import type { Db } from '../core/db';

declare module '../core/tables' {
  interface Tables {
    /** How often a dictionary was changed. */
    dictChanges: { count: number };
  }
}

/** Says in every answer that labels may read otherwise now. */
export const dictionariesChanged = (db: Db): void => {
  db.dictChanges.count += 1;
};

/** Another value after each change, and after the data were made anew. */
export const dictVersion = (db: Db): string => `${db.startedAt}.${db.dictChanges.count}`;
