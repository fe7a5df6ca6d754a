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

/** Version of the dictionaries: changes with each edit of one, and when the demo data are seeded again. */
export const dictVersion = (db: Db): string => `${db.startedAt}.${db.dictChanges.count}`;
