import { reconciliation } from '../../src/contract/finance/reconciliation';
import { ReconStatus } from '../../src/contract/finance/reconciliationFlow';
import { OnOff } from '../../src/contract/block/switchFlow';
import { SITE } from '../core/access';
import { diffOf, writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { WalletCode } from '../core/rows';
import { DAY, msOf } from '../core/time';
import { measure, spanOf } from './measure';
import { reconNoOf, reconOf, reconsOf } from './rows';
import type { ReconRow } from './rows';

/** Its screen in the operation log. */
export const TITLE = '每日对账';

/** Fields of which a history tells. */
export const TOLD = ['status', 'chainClosing', 'difference', 'cause', 'explanation'] as const;

/** Days that are compared again. */
const AGAIN = 7;

const stateOf = (difference: string): ReconStatus =>
  parse(difference) === 0n ? ReconStatus.balanced : ReconStatus.differs;

/** Compares one wallet's day that is over, and keeps it. */
function closeWallet(db: Db, wallet: WalletCode, at: number): void {
  const span = spanOf(at);
  const day = span.from.slice(0, 10);
  const { walletCode, coin, chain } = wallet;
  const reconNo = reconNoOf(day, walletCode);
  if (reconOf(db, reconNo)) return;
  const measured = measure(db, wallet, span);
  const now = db.stamp();
  const id = db.nextId('reconciliation');
  db.reconciliations.set(id, {
    id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: '',
    updatedBy: '',
    remark: '',
    reconNo,
    day,
    walletCode,
    coin,
    chain,
    ...measured,
    status: stateOf(measured.difference),
    cause: null,
    explanation: '',
    explainedBy: '',
    explainedAt: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    closedAt: span.to,
    checkedAt: now,
  });
}

/** Compares books and chain of the day that a moment is in, for every wallet in use. */
export function closeDay(db: Db, at: number): void {
  for (const wallet of db.walletCodes) if (wallet.status === OnOff.on) closeWallet(db, wallet, at);
}

/** Compares a day again; what somebody has explained stays as it was explained. */
function recheck(db: Db, row: ReconRow): void {
  const wallet = db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode);
  if (!wallet || row.status === ReconStatus.waiting || row.status === ReconStatus.explained) return;
  const before = { ...row };
  const measured = measure(db, wallet, spanOf(msOf(row.closedAt) - DAY));
  Object.assign(row, measured, { status: stateOf(measured.difference), checkedAt: db.stamp() });
  const diff = diffOf(before, row, TOLD);
  if (diff.length === 0) return;
  row.version += 1;
  row.updatedAt = db.stamp();
  writeUnattended(db, {
    title: TITLE,
    method: 'JOB',
    url: `/admin/${SITE}${reconciliation.name}/recheck`,
    targetType: reconciliation.name,
    targetId: String(row.id),
    targetText: row.reconNo,
    diff,
  });
}

/** Compares the last days again: what was booked late, and what came to light on the chain. */
export function recheckDays(db: Db): void {
  const since = spanOf(db.now() - AGAIN * DAY).from;
  for (const row of reconsOf(db)) if (row.closedAt > since) recheck(db, row);
}
