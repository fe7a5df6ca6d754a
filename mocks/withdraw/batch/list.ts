import { payoutBatch as contract } from '../../../src/contract/finance/payoutBatch';
import type { WireDetailOf } from '@/contract/resource';
import type { ReviewStep } from '@/api/types';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { BatchLineState } from '../../../src/contract/finance/payoutBatchParts';
import { changeOf } from '../../core/audit';
import type { Db } from '../../core/db';
import { described } from '../../core/described';
import type { Context } from '../../core/http';
import { askedText } from '../../core/question';
import { wording } from '../../core/refusal';
import type { Lang } from '../../core/refusal';
import { loggedHistory } from '../../core/resource';
import type { Texts } from '../../core/rows';
import { failText } from '../failReasons';
import { dryRun, walletsOf } from './dryRun';
import { takesSecond } from './make';
import { batchesOf, isOpen, stateOfLine, withdrawsIn } from './rows';
import type { BatchRow } from './rows';
import { TITLE } from './settle';
import { parse } from '../../core/money';

type Line = WireDetailOf<typeof contract>['lines'][number];

const { sent, paid, refused, failed, unclear } = BatchLineState;

/** What leaves which wallet: what was kept at the payment, else as of now. */
function walletsNow(db: Db, batch: BatchRow) {
  if (batch.wallets) return batch.wallets;
  const rows = withdrawsIn(db, batch);
  return isOpen(batch)
    ? dryRun(db, rows, { batchId: batch.id, payMode: batch.payMode }).wallets
    : walletsOf(db, rows, () => false);
}

/** Payout batches as they are listed. */
export const batches = described<BatchRow>(contract, {
  title: TITLE,
  rows: batchesOf,
  find: (db, id) => db.payoutBatches.get(id),
  derive: (db, batch) => {
    const states = batch.lines.map((line) => stateOfLine(db, batch, line));
    const count = (...some: number[]) => states.filter((state) => some.includes(state)).length;
    return {
      lineCount: batch.lines.length,
      sentCount: count(sent),
      paidCount: count(paid),
      refusedCount: count(refused, failed),
      unclearCount: count(unclear),
      needsApproval:
        batch.status === BatchStatus.draft ? takesSecond(db, parse(batch.usdtValue)) : batch.needsApproval,
    };
  },
  inWords: (db, batch) => ({ wallets: walletsNow(db, batch) }),
  filters: {
    orderNo: (given, name) => {
      const asked = askedText(given, name);
      if (asked === undefined) return null;
      return (batch, db) => withdrawsIn(db, batch).some(({ orderNo }) => orderNo === asked);
    },
  },
});

const inLang = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

/** Its withdraws with what became of each. */
export function linesOf(context: Context<unknown>, batch: BatchRow): Line[] {
  const { db, user, lang } = context;
  const rows = withdrawsIn(db, batch);
  const problems = isOpen(batch)
    ? dryRun(db, rows, { batchId: batch.id, payMode: batch.payMode, userName: user.userName }).refused
    : undefined;
  return batch.lines.flatMap((line) => {
    const row = db.withdraws.get(line.withdrawId);
    if (!row) return [];
    const problem = problems?.get(row.id);
    const member = db.members.get(row.memberId);
    const state = stateOfLine(db, batch, line);
    const isBack = state === failed || state === unclear;
    return [
      {
        id: row.id,
        orderNo: row.orderNo,
        uid: member?.uid ?? '',
        nickname: member?.nickname ?? '',
        coin: row.coin,
        chain: row.chain,
        netAmount: row.netAmount,
        fee: row.fee,
        usdtValue: row.usdtValue,
        toAddress: row.toAddress,
        memo: row.memo,
        status: row.status,
        state,
        why: problem
          ? wording(problem, lang)
          : line.refused
            ? inLang(line.refused, lang)
            : isBack
              ? failText(row.failReason, lang)
              : '',
        txHash: row.txHash,
      },
    ];
  });
}

/** What a step is called, where its call alone does not say it. */
function nameOfStep({ result, diff }: ReviewStep): string {
  if (result === 'withdrawLogPay') return 'submit';
  if (result !== 'review') return result;
  return changeOf(diff, 'status')?.after === String(BatchStatus.refused) ? 'reject' : 'approve';
}

/** The history of a batch. */
export const batchHistory = (db: Db, { id }: BatchRow): ReviewStep[] =>
  loggedHistory(db, contract.name, id).map((step) => ({
    ...step,
    result: nameOfStep(step),
    diff: step.diff.filter(({ field }) => field !== 'lines'),
  }));
