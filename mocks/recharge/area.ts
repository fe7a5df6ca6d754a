import { recordKinds } from '../../src/contract/records';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { Area } from '../core/area';
import { parse } from '../core/money';
import { queueFor } from '../core/review/queue';
import { amountOf, begins, searchOf } from '../core/search';
import { requestEvents } from '../core/timeline';
import { rowsOf } from '../core/lookup';
import { manualRecharges } from './add';
import { depositConfirm } from './confirmations';
import { voucherExpire } from './expiry';
import { rechargeHandlers } from './handlers';
import { holdRecharges, isUnfinished, openRecharges } from './holds';
import { checkCredits, checkFourEyes } from './invariants';
import { rechargeKind } from './kind';
import { recharges } from './list';
import { rechargeSettings } from './settings';
import { randomPlans } from './seeds/rechargePlans';
import { scheduleRecharge } from './seeds/rechargeRun';
import { creditTransfer } from './transfer';
import { rechargeStories } from './seeds/rechargeStories';
import { rechargeVisits } from './visits';

const { list } = recordKinds.recharge;

export const recharge: Area = {
  name: 'recharge',
  records: {
    recharge: ['充值记录', 'Recharge', '充值記錄'],
  },
  settings: rechargeSettings,
  handlers: rechargeHandlers,
  seeds: {
    past(past) {
      const { db } = past;
      const world = { ...past, random: db.random('rechargeRun') };
      const stories = rechargeStories(db.now());
      for (const plan of [...stories, ...randomPlans(db, stories)]) {
        past.payers.add(plan.memberId);
        scheduleRecharge(world, plan);
      }
    },
  },
  jobs: [depositConfirm, voucherExpire],
  visits: rechargeVisits,
  on: { 'withdraw.transferred': creditTransfer },
  risks: (db, memberId) =>
    rowsOf(db.recharges, memberId)
      .filter(
        ({ deleted, status }) =>
          !deleted && (status === RechargeStatus.pending || status === RechargeStatus.onHold),
      )
      .map(({ riskFlags }) => ({ riskScore: 0, riskFlags })),
  invariants: [checkCredits, checkFourEyes],
  causes: { recharge: (db) => Array.from(db.recharges.values(), ({ orderNo }) => orderNo) },
  byHand: manualRecharges,
  queue: queueFor(rechargeKind, {
    title: recharges.title,
    list,
    rows: (db) => db.recharges.values(),
    risk: ({ riskFlags }) => riskFlags.length,
    value: ({ usdtValue }) => parse(usdtValue),
  }),
  searches: [
    searchOf(
      'recharge',
      '/finance/recharge',
      recharges,
      begins({
        orderNo: (row) => row.orderNo,
        txHash: (row) => row.txHash,
        fromAddress: (row) => row.fromAddress,
        toAddress: (row) => row.toAddress,
      }),
      (_, value) => value,
      amountOf,
    ),
  ],
  logTargets: [{ type: recharges.target, list, find: (db, id) => db.recharges.get(id) }],
  hold: holdRecharges,
  open: { kind: 'recharge', of: openRecharges },
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.recharges, memberId)
        .filter(isUnfinished)
        .map(({ id, orderNo: no, amount, coin, status, createdAt }) => ({
          kind: 'recharge',
          id,
          no,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
  timeline: [
    {
      type: 'recharge',
      path: list,
      events: ({ db }, memberId) =>
        rowsOf(db.recharges, memberId)
          .filter((row) => !row.deleted)
          .flatMap((row) =>
            requestEvents('recharge', {
              ...row,
              no: row.orderNo,
              first: row.source === RechargeSource.chain ? 0 : 1,
              endedAt: row.creditedAt ?? row.reviewedAt,
            }),
          ),
    },
  ],
};
