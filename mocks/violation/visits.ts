import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import { keep } from '../core/review/trail';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { enterAppeal } from './kind';
import { isInForce } from './store';
import type { ViolationRow } from './store';
import { violationTrail } from './trail';

const WHY = [
  '本人未参与所述行为，请复核。',
  '账户曾由家人使用，愿意提供证明。',
  '相关交易是对本人持仓的对冲。',
  '已向客服提交银行流水，请核对。',
];

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
  if (row) appealBy(db, row, random.pick(WHY));
  return row !== undefined;
}

/** Customers who do not agree. */
export const violationVisits: readonly Visit[] = [{ weight: 1, act: appealOnce }];
