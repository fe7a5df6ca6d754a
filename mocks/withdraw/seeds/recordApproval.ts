import { SITE } from '../../core/access';
import { writeOperLog } from '../../core/audit';
import type { Db } from '../../core/db';
import { addStep } from '../../core/review/steps';
import type { WithdrawRow } from '../../core/rows';
import { stampOf } from '../../core/time';
import { withdraws } from '../list';

/** Records an approval of the past: a line in the history of the withdraw and one in the operation log. */
export function recordApproval(
  db: Db,
  { id, orderNo }: WithdrawRow,
  { who, at, step = 1 }: { who: string; at: number; step?: 1 | 2 },
): void {
  addStep(db, 'withdraw', id, { result: 'approve', operatorName: who, at: stampOf(at), step });
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  writeOperLog(db, user, {
    title: withdraws.title,
    type: 'review',
    method: 'POST',
    url: `/admin/${SITE}cwManage/withdrawLogReview`,
    ip: user.lastLoginIp,
    body: { id, result: 'approve', remark: '' },
    at: stampOf(at),
    targetType: withdraws.target,
    targetId: String(id),
    targetText: orderNo,
  });
}
