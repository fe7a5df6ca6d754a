import { reconciliation as contract } from '../../src/contract/finance/reconciliation';
import { ReconStatus } from '../../src/contract/finance/reconciliationFlow';
import { Verdict } from '../../src/contract/block/review';
import { termsOf } from '../../src/contract/flow';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { ChangeQueue } from '../core/change/queue';
import { setting } from '../core/config/setting';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { mustSayWhy } from '../core/review/guards';
import { mustBeAnother } from '../core/samePerson';
import { TOLD } from './days';
import { recons } from './list';
import { reconsOf } from './rows';
import { explainThreshold } from './settings';

type Calls = (typeof contract)['calls'];

const explainTerms = termsOf(contract, 'explain');
const reviewTerms = termsOf(contract, 'approve');

/** Says what a difference comes from. @throws Refusal 40400, 40900, 40904 */
export function explain(
  context: Context<Sent<Calls['explain']['body']>>,
): WireShape<Calls['explain']['answer']> {
  const { db, user, input } = context;
  const { row } = changeRow(context, recons, TOLD, (day) => {
    if (!explainTerms.from.includes(day.status)) throw new Refusal(40904);
    const waits = parse(day.usdtValue) >= setting(db, explainThreshold);
    Object.assign(day, {
      cause: input.cause,
      explanation: input.reason,
      explainedBy: user.userName,
      explainedAt: db.stamp(),
      reviewerName: '',
      reviewedAt: null,
      reviewRemark: '',
      status: waits ? ReconStatus.waiting : ReconStatus.explained,
    });
  });
  return { waits: row.status === ReconStatus.waiting };
}

/** Another operator agrees, or leaves the difference open. @throws Refusal 40400, 40900, 40903, 40904, 40001 */
export function review(context: Context<Sent<Calls['review']['body']>>): { version: number } {
  const { db, user, input, note } = context;
  const { result, remark } = input;
  note({ reason: remark });
  const { version } = changeRow(context, recons, TOLD, (day) => {
    mustBeAnother(context, day.explainedBy);
    if (!reviewTerms.from.includes(day.status)) throw new Refusal(40904);
    if (result === Verdict.reject) mustSayWhy({ input: { note: remark } });
    Object.assign(day, {
      reviewerName: user.userName,
      reviewedAt: db.stamp(),
      reviewRemark: remark,
      status: result === Verdict.approve ? ReconStatus.explained : ReconStatus.differs,
    });
  });
  return { version };
}

/** Explanations that wait for another operator, as changes do. */
export const reconQueue: ChangeQueue = {
  kind: 'reconciliation',
  list: contract.calls.list.path,
  confirm: contract.calls.review.path,
  rows: (db) =>
    reconsOf(db)
      .filter(({ status }) => status === ReconStatus.waiting)
      .map((row) => ({
        pendingChange: row,
        changeBy: row.explainedBy,
        changeAt: row.explainedAt,
        changeUntil: null,
      })),
};
