import { BulkObstacle } from '../../src/contract/block/review';
import { RiskGrade } from '../../src/contract/finance/withdraw';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { WithdrawRow } from '../core/rows';

type State = Pick<WithdrawRow, 'status' | 'usdtValue' | 'riskScore'>;

const PENDING = 1;
const SECOND_REVIEW = 2;

/** Scores from which on two people review, and below which several may be approved at once. */
const HIGH_RISK = 60;
const LOW_RISK = 30;

/** Worth in USDT from which on two people review, and from which on the second one needs a permission of their own. */
export const thresholdOf = (db: Db, which: 'second' | 'final'): string =>
  db.config.get(`withdraw.review.${which}Threshold`) ?? '0';

const reaches = (db: Db, { usdtValue }: State, which: 'second' | 'final'): boolean =>
  parse(usdtValue) >= parse(thresholdOf(db, which));

export function gradeOf({ riskScore }: Pick<State, 'riskScore'>): RiskGrade {
  if (riskScore >= HIGH_RISK) return RiskGrade.high;
  return riskScore >= LOW_RISK ? RiskGrade.medium : RiskGrade.low;
}

/** True while its approval is a first one that a second one has to follow. */
export const needsSecond = (db: Db, row: State): boolean =>
  row.status === PENDING && (reaches(db, row, 'second') || gradeOf(row) === RiskGrade.high);

/** True when whoever approves it has to type the end of the address. */
export const needsTail = (db: Db, row: State): boolean =>
  (row.status === PENDING || row.status === SECOND_REVIEW) && reaches(db, row, 'second');

/** True when its approval needs the permission for the largest ones. */
export const needsFinal = (db: Db, row: State): boolean =>
  row.status === SECOND_REVIEW && reaches(db, row, 'final');

/** Why it cannot be approved together with others; `null` when it can. */
export function bulkObstacleOf(db: Db, row: State): BulkObstacle | null {
  if (row.status !== PENDING) return BulkObstacle.state;
  if (gradeOf(row) !== RiskGrade.low) return BulkObstacle.risk;
  return reaches(db, row, 'second') ? BulkObstacle.amount : null;
}
