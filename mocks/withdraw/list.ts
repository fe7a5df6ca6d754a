import { withdraw } from '../../src/contract/finance/withdraw';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { addressOf, holdersOf } from '../core/addressBook';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { joined } from '../core/joined';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf } from '../core/memberBrief';
import { format, parse } from '../core/money';
import { placeOf } from '../core/place';
import { creditedOf, withdrawsOf } from '../core/orders';
import { anyOf, between, has, is, questionOf, within } from '../core/question';
import { byAsked } from '../core/questions/thread';
import type { Resource } from '../core/resource';
import { claimOf } from '../core/review/claim';
import { stepsOf } from '../core/review/steps';
import { failChange, failText } from './failReasons';
import { byWait, waitOf } from '../core/review/waiting';
import type { WithdrawRow } from '../core/rows';
import { msOf } from '../core/time';
import { riskLevelOf } from '../core/risks';
import { sameHash } from '../core/transactions';
import { rechargesUsdt } from '../core/worth';
import { batchOf } from './batch/rows';
import { riskOf } from './checks';
import { isNewAddress, limitsOf, membersBehind, usedBy, worthOf } from './facts';
import { waitsForSecond, wentFirst } from './second';
import { stoppedBy } from './stopped';
import { bulkObstacleOf, gradeOf, needsFinal, needsTail } from './thresholds';
import { isWaiting, waitsSince } from './waits';
import type { Viewer } from '../core/http';

type Wire = WireRowOf<typeof withdraw>;
type Detail = WireDetailOf<typeof withdraw>;

const dates: DateColumns<WithdrawRow> = {
  createdAt: (row) => row.createdAt,
  reviewedAt: (row) => row.reviewedAt,
  completedAt: (row) => row.completedAt,
  updatedAt: (row) => row.updatedAt,
};

const sorts = (db: Db): SortColumns<WithdrawRow> => ({
  ...dates,
  id: (row) => row.id,
  orderNo: (row) => row.orderNo,
  uid: (row) => db.members.get(row.memberId)?.uid ?? null,
  coin: (row) => row.coin,
  status: (row) => row.status,
  amount: (row) => parse(row.amount),
  fee: (row) => parse(row.fee),
  netAmount: (row) => parse(row.netAmount),
  usdtValue: (row) => parse(row.usdtValue),
  riskScore: (row) => riskOf(db, row).riskScore,
  addressAgeHours: (row) => row.addressAgeHours,
  addressUseCount: (row) => row.addressUseCount,
  confirmations: (row) => row.confirmations,
  waitMinutes: (row) => (isWaiting(row) ? -msOf(waitsSince(db, row)) : null),
  proposedAt: (row) => wentFirst(db, row)?.at ?? null,
});

/** A row as it travels: joined with its member, its chain, and who else uses the address. */
function wire(db: Db, row: WithdrawRow, viewer: Viewer): Wire {
  const wallet = db.walletCodes.find((item) => item.walletCode === row.walletCode);
  const claimBy = claimOf(db, row);
  const { riskScore, riskFlags } = riskOf(db, row);
  const isNew: 0 | 1 = isNewAddress(row) ? 1 : 0;
  const first = wentFirst(db, row);
  const waits: 0 | 1 = first ? 1 : 0;
  return joined(row, briefOf(db, row.memberId, viewer), {
    riskScore,
    riskFlags,
    failReason: failText(row.failReason, viewer.lang),
    claimBy,
    claimUntil: claimBy ? row.claimUntil : null,
    requiredConfirmations: row.isInternal === 1 ? 0 : (wallet?.confirmations ?? 0),
    addressId:
      (addressOf(db, row) ?? holdersOf(db, placeOf(row)).find(({ memberId }) => viewer.inScope(memberId)))
        ?.id ?? null,
    sharedMembers: membersBehind(db, row).length,
    isNewAddress: isNew,
    memoRequired: wallet?.memoRequired === 1,
    ...stoppedBy(db, row),
    riskGrade: gradeOf(riskScore),
    needsTail: needsTail(db, row),
    needsFinal: needsFinal(db, row),
    bulkObstacle: bulkObstacleOf(db, row),
    ...waitOf(db, isWaiting(row), waitsSince(db, row)),
    waitsForSecond: waits,
    proposedBy: first?.by ?? '',
    proposedAt: first?.at ?? null,
    batchNo: batchOf(db, row)?.batchNo ?? '',
    explorerTx: wallet?.explorerTx ?? '',
    explorerAddress: wallet?.explorerAddress ?? '',
  });
}

/** Withdraw logs as the toolkit lists them. */
export const withdraws: Resource<WithdrawRow, Wire> = {
  contract: withdraw,
  name: 'memberWithdrawLog',
  title: '提现记录',
  target: 'withdraw',
  rows: (db) => listOf(db.withdraws),
  find: (db, id) => db.withdraws.get(id),
  question: questionOf<WithdrawRow>(
    withdraw,
    {
      orderNo: is((row) => row.orderNo),
      batchNo: is((row, db) => batchOf(db, row)?.batchNo ?? ''),
      coin: anyOf((row) => row.coin),
      walletCode: is((row) => row.walletCode),
      chain: is((row) => row.chain),
      status: anyOf((row) => row.status),
      amount: between((row) => row.amount),
      usdtValue: between((row) => row.usdtValue),
      asked: byAsked(withdraw),
      waitMinutes: byWait<WithdrawRow>(isWaiting, (row, db) => waitsSince(db, row)),
      riskScore: within((row, db) => riskOf(db, row).riskScore),
      riskFlags: anyOf((row, db) => riskOf(db, row).riskFlags),
      toAddress: has((row) => `${row.toAddress} ${row.memo}`),
      isInternal: is((row) => row.isInternal),
      waitsForSecond: is((row) => (waitsForSecond(row) ? 1 : 0)),
      firstReviewer: is((row) => row.firstReviewer),
      secondReviewer: is((row) => row.secondReviewer),
      payMode: is((row) => row.payMode),
      txHash: is((row) => row.txHash, sameHash),
      ip: is((row) => row.ip),
      rejectCode: anyOf((row) => row.rejectCode),
    },
    dates,
  ),
  sorts,
  wire,
  nameOf: (row) => row.orderNo,
};

/** The member behind a withdraw, in figures. */
function memberOf(db: Db, row: WithdrawRow): Detail['member'] {
  const member = db.members.get(row.memberId);
  const credited = creditedOf(db, row.memberId);
  const completed = withdrawsOf(db, row.memberId, WithdrawStatus.completed);
  const balance = db.ledger.balance(row.memberId, 1, row.coin);
  const [used, limits] = [usedBy(db, row), limitsOf(db, row.memberId)];
  return {
    kycLevel: member?.kycLevel ?? 0,
    status: member?.status ?? MemberStatus.closed,
    riskLevel: member ? riskLevelOf(db, member) : 0,
    canWithdraw: member?.canWithdraw ?? 0,
    withdrawLockUntil: member?.withdrawLockUntil ?? null,
    registeredAt: member?.createdAt ?? '',
    rechargeCount: credited.length,
    rechargeUsdt: format(rechargesUsdt(credited)),
    withdrawCount: completed.length,
    withdrawUsdt: format(worthOf(completed)),
    available: format(balance.available),
    frozen: format(balance.frozen),
    dayUsed: format(used.day),
    dayLimit: format(limits.day),
    monthUsed: format(used.month),
    monthLimit: format(limits.month),
  };
}

/** One withdraw with its history, its bookings and its member. */
export const withdrawDetail = (db: Db, row: WithdrawRow, viewer: Viewer): Detail => ({
  ...wire(db, row, viewer),
  history: stepsOf(db, 'withdraw', row.id).map((step) => ({
    ...step,
    diff: step.diff.map(failChange(viewer.lang)),
  })),
  ledger: db.ledger.linesFor('withdraw', row.orderNo).map(({ requestId: _requestId, ...line }) => line),
  member: memberOf(db, row),
});
