import { MemberStatus } from '../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { parse } from '../core/money';
import { nextConfirmations, nextLook } from '../core/onTheWay';
import { perRecord } from '../core/perRecord';
import { inStateSince } from '../core/review/since';
import { keep } from '../core/review/trail';
import type { RechargeRow } from '../core/rows';
import { twinsOf } from './credit';
import { creditRecharge } from './store';
import { rechargeTrail } from './trail';

const progressOf = ({ confirmations, requiredConfirmations }: RechargeRow) => ({
  confirmations,
  required: Math.max(requiredConfirmations, 1),
});

function confirm(db: Db, row: RechargeRow): void {
  const progress = progressOf(row);
  row.confirmations = nextConfirmations(progress);
  if (row.confirmations < progress.required) return;
  // A doubtful transfer, one to a closed account, or one that was credited before, waits for an operator's review.
  const waits =
    row.riskFlags.length > 0 ||
    db.members.get(row.memberId)?.status === MemberStatus.closed ||
    twinsOf(db, row, row.txHash).some(({ status }) => status === RechargeStatus.credited);
  keep(db, rechargeTrail, row, { result: waits ? 'hold' : 'complete', who: '' }, () => {
    if (waits) row.status = RechargeStatus.pending;
    else creditRecharge(db, row, { credit: parse(row.amount) - parse(row.fee), at: db.now() });
  });
}

/** Lets chains confirm recharges, which are credited then. */
export const depositConfirm: Job = {
  key: 'depositConfirm',
  title: ['充值确认', 'Recharge confirmations', '充值確認'],
  group: 'MONEY',
  cron: '0/15 * * * * *',
  ...perRecord<RechargeRow>({
    rows: (db) => db.recharges.values(),
    dueAt: (db, row) =>
      row.status === RechargeStatus.confirming && !row.deleted
        ? nextLook(inStateSince(db, 'recharge', row), progressOf(row))
        : undefined,
    act: confirm,
  }),
};
