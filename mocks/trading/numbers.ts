import type { Db } from '../core/db';
import { compactDay } from '../core/time';

/** What records of trading are numbered with: orders, positions, entrusts, deals. */
type Prefix = 'CO' | 'CP' | 'CE' | 'CD';

/** Business number of a record that comes now: prefix, day, id. */
export const numberOf = (db: Db, prefix: Prefix, id: number): string =>
  `${prefix}${compactDay(db.now())}${String(id).padStart(8, '0')}`;
