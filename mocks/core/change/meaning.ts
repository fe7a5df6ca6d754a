import type { Db } from '../db';
import type { GuardedRow, Guarding } from './guarding';

/** What the change that waits comes to now; empty for a resource whose changes rest on nothing else. */
export const meaningOf = <Row extends GuardedRow>(db: Db, { meaning }: Guarding<Row>, row: Row): string =>
  meaning?.(db, row, { ...row, ...row.pendingChange }) ?? '';
