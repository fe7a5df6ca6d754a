import { BulkObstacle } from '../../src/contract/block/review';
import { RiskGrade } from '../../src/contract/finance/withdraw';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { WithdrawRow } from '../core/rows';
import { RISKY_SCORE } from '../core/thresholds';
import { riskOf } from './checks';
import { finalThreshold, secondThreshold } from './settings';

const { pending, secondReview } = WithdrawStatus;

/** Below this score several may be approved at once. */
const LOW_RISK = 30;

const isLarge = (db: Db, { usdtValue }: WithdrawRow): boolean =>
  parse(usdtValue) >= setting(db, secondThreshold);

export function gradeOf(riskScore: number): RiskGrade {
  if (riskScore >= RISKY_SCORE) return RiskGrade.high;
  return riskScore >= LOW_RISK ? RiskGrade.medium : RiskGrade.low;
}

const gradeIn = (db: Db, row: WithdrawRow): RiskGrade => gradeOf(riskOf(db, row).riskScore);

/** True while its approval is a first one that a second one has to follow. */
export const needsSecond = (db: Db, row: WithdrawRow): boolean =>
  row.status === pending && (isLarge(db, row) || gradeIn(db, row) === RiskGrade.high);

/** True when the reviewer has to type the end of the address to approve. */
export const needsTail = (db: Db, row: WithdrawRow): boolean =>
  (row.status === pending || row.status === secondReview) && isLarge(db, row);

/** True when its approval needs the permission for the largest ones. */
export const needsFinal = (db: Db, row: WithdrawRow): boolean =>
  row.status === secondReview && parse(row.usdtValue) >= setting(db, finalThreshold);

/** Why it cannot be approved together with others; `null` when it can. */
export function bulkObstacleOf(db: Db, row: WithdrawRow): BulkObstacle | null {
  if (row.status !== pending) return BulkObstacle.state;
  if (gradeIn(db, row) !== RiskGrade.low) return BulkObstacle.risk;
  return isLarge(db, row) ? BulkObstacle.amount : null;
}
