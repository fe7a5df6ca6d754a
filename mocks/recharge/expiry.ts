import { recharge, RechargeSource } from '../../src/contract/finance/recharge';
import { termsOf } from '../../src/contract/flow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { perRecord } from '../core/perRecord';
import { threadOf } from '../core/questions/thread';
import { keep } from '../core/review/trail';
import type { RechargeRow } from '../core/rows';
import { MINUTE, msOf } from '../core/time';
import { voucherMinutes } from './settings';
import { rechargeTrail } from './trail';

const expire = termsOf(recharge, 'expire');

/** One that a first reviewer has approved or asked about, or that is under review, does not expire. */
function dueAt(db: Db, row: RechargeRow): number | undefined {
  const waits =
    row.source === RechargeSource.voucher &&
    expire.from.includes(row.status) &&
    !row.deleted &&
    row.firstReviewer === '' &&
    threadOf(row).length === 0;
  if (!waits) return undefined;
  const claimed = row.claimUntil === null ? 0 : msOf(row.claimUntil);
  return Math.max(msOf(row.createdAt) + setting(db, voucherMinutes) * MINUTE, claimed);
}

/** Ends the wait of vouchers that take too long. */
export const voucherExpire: Job = {
  key: 'voucherExpire',
  title: ['凭证充值超时', 'Expire payment proofs', '憑證充值逾時'],
  group: 'SYSTEM',
  ...perRecord<RechargeRow>({
    rows: (db) => db.recharges.values(),
    dueAt,
    act: (db, row) =>
      void keep(db, rechargeTrail, row, { result: 'expire', who: '' }, () => {
        row.status = RechargeStatus.expired;
      }),
  }),
};
