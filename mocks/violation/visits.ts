import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import { keep } from '../core/review/trail';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { enterAppeal } from './kind';
import { APPEALS } from './seeds/plans';
import { isInForce } from './store';
import type { ViolationRow } from './store';
import { violationTrail } from './trail';

/** A member appeals against a violation. */
export const appealBy = (db: Db, row: ViolationRow, why: string): void =>
  void keep(db, violationTrail, row, { result: 'appeal', who: '', note: why }, () =>
    enterAppeal(row, db.stamp(), why),
  );

/** Somebody appeals who has not appealed against it before. */
function appealOnce(db: Db, random: Random): boolean {
  const row = someone(
    db.violations.values(),
    random,
    (one) => one.status === ViolationStatus.confirmed && isInForce(one) && one.appealedAt === null,
  );
  if (row) appealBy(db, row, random.pick(APPEALS));
  return row !== undefined;
}

/** Customers who do not agree. */
export const violationVisits: readonly Visit[] = [{ weight: 1, act: appealOnce }];
