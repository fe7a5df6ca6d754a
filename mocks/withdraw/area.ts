import { FINAL_REVIEW, RELEASE } from '../../src/contract/finance/withdrawFlow';
import { payoutBatch } from '../../src/contract/finance/payoutBatch';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { parse } from '../core/money';
import { withdrawsOf } from '../core/orders';
import { queueFor } from '../core/review/queue';
import { amountOf, begins, searchOf } from '../core/search';
import { requestEvents } from '../core/timeline';
import { rowsOf } from '../core/lookup';
import { SET_ASIDE } from '../core/withdrawStates';
import { batchQueue } from './batch/decide';
import { batchDictionaries } from './seeds/batchDictionaries';
import { checkBatches } from './batch/invariants';
import { batches } from './batch/list';
import { riskOf } from './checks';
import { withdrawTrack } from './confirmations';
import { isFinalReviewer } from './decisions';
import { withdrawHandlers } from './handlers';
import { checkSettlements, checkWithdrawEyes, checkWithdraws } from './invariants';
import { withdrawKind } from './kind';
import { withdraws } from './list';
import { checkHotWallets, checkTransfers } from './payoutInvariants';
import { holdWithdraws, openWithdraws, releaseWithdraws } from './holds';
import { checkDemoPayouts, checkHolds } from './holdInvariants';
import { withdrawSettings } from './settings';
import { scheduleOpenBatches } from './seeds/batchNow';
import { schedulePastBatches } from './seeds/batchPast';
import { assessPastWithdraws } from './seeds/assessPast';
import { randomWithdraws } from './seeds/withdrawPlans';
import { scheduleWithdraw } from './seeds/withdrawRun';
import { withdrawStories } from './seeds/withdrawStories';
import { waitsForSecond } from './second';
import { waitsSince } from './waits';
import { withdrawVisits } from './visits';

const { list } = recordKinds.withdraw;

export const withdraw: Area = {
  name: 'withdraw',
  menu: [
    {
      id: 208,
      directory: 200,
      contract: payoutBatch,
      icon: 'ContainerOutlined',
      title: ['打款批次', 'Payout batches', '撥款批次'],
    },
  ],
  records: {
    withdraw: ['提现记录', 'Withdrawal', '提現記錄'],
    payoutBatch: ['打款批次', 'Payout batch', '撥款批次'],
  },
  actions: {
    drop: {
      button: ['移出明细', 'Take lines out', '移出明細'],
      done: ['移出明细', 'Lines taken out', '移出明細'],
    },
    submit: { button: ['提交打款', 'Submit', '送出撥款'], done: ['提交打款', 'Submitted', '送出撥款'] },
  },
  dictionaries: batchDictionaries,
  tables: () => ({ payoutBatches: new Map() }),
  settings: withdrawSettings,
  handlers: withdrawHandlers,
  alsoGuards: [FINAL_REVIEW, RELEASE],
  seeds: {
    past(past) {
      const { db } = past;
      const world = { ...past, random: db.random('withdrawRun') };
      const stories = withdrawStories(db.now());
      for (const plan of [...stories, ...randomWithdraws(db, stories)]) scheduleWithdraw(world, plan);
      const batches = { ...past, random: db.random('payoutBatch') };
      schedulePastBatches(batches, db.now());
      scheduleOpenBatches(batches, db.now());
    },
    // Their addresses are known now.
    end: assessPastWithdraws,
  },
  jobs: [withdrawTrack],
  visits: withdrawVisits,
  hold: holdWithdraws,
  release: releaseWithdraws,
  open: { kind: 'withdraw', of: openWithdraws },
  risks: (db, memberId) => withdrawsOf(db, memberId, ...SET_ASIDE).map((row) => riskOf(db, row)),
  invariants: [
    checkWithdraws,
    checkWithdrawEyes,
    checkSettlements,
    checkHotWallets,
    checkTransfers,
    checkHolds,
    checkDemoPayouts,
    checkBatches,
  ],
  changes: [batchQueue],
  causes: { withdraw: (db) => Array.from(db.withdraws.values(), ({ orderNo }) => orderNo) },
  setAside: (db) =>
    [...db.withdraws.values()]
      .filter(({ status }) => SET_ASIDE.has(status))
      .map(({ memberId, coin, amount }) => ({ memberId, accountType: 1, coin, amount: parse(amount) })),
  queue: queueFor(withdrawKind, {
    title: withdraws.title,
    list,
    rows: (db) => db.withdraws.values(),
    risk: (row, db) => riskOf(db, row).riskScore,
    value: ({ usdtValue }) => parse(usdtValue),
    since: (row, db) => waitsSince(db, row),
    // Payment and the result of a payout need no permission for the final review.
    isWithinPower: isFinalReviewer,
    waitsForSecond,
  }),
  searches: [
    searchOf(
      'withdraw',
      '/finance/withdraw',
      withdraws,
      begins({
        orderNo: (row) => row.orderNo,
        txHash: (row) => row.txHash,
        toAddress: (row) => row.toAddress,
      }),
      (_, value) => value,
      amountOf,
    ),
    searchOf(
      'payoutBatch',
      '/finance/payoutBatch',
      batches,
      begins({ batchNo: (row) => row.batchNo }),
      (_, value) => value,
      ({ createdBy, usdtValue, lines }) => `${createdBy} · ${lines.length} · ${usdtValue} USDT`,
    ),
  ],
  logTargets: [{ type: withdraws.target, list, find: (db, id) => db.withdraws.get(id) }],
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.withdraws, memberId)
        .filter(({ status }) => SET_ASIDE.has(status))
        .map(({ id, orderNo: no, amount, coin, status, createdAt }) => ({
          kind: 'withdraw',
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
      type: 'withdraw',
      path: list,
      events: ({ db }, memberId) =>
        rowsOf(db.withdraws, memberId).flatMap((row) =>
          requestEvents('withdraw', {
            ...row,
            no: row.orderNo,
            first: 1,
            endedAt: row.completedAt ?? row.reviewedAt,
            reviewerName: row.secondReviewer || row.firstReviewer,
          }),
        ),
    },
  ],
};
