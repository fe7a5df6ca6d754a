import { blankRecord } from './document';
import type { Json } from './document';
import { matching } from './lists';
import type { Question } from './lists';
import type { Rules } from './rules';
import { stamp } from './rows';
import type { Row } from './rows';

/** A record that is reviewed. */
export interface Reviewed extends Row {
  claimBy: string;
  claimUntil: string | null;
  firstReviewer: string;
}

const member = (index: number) => ({ memberId: (index % 5) + 1, uid: `1000000${index % 5}` });

const state = (id: number, createdAt: string) => ({
  id,
  version: 1,
  createdAt,
  updatedAt: createdAt,
  history: [],
});

const unclaimed = { claimBy: '', claimUntil: null, firstReviewer: '', doubles: [] };

/** Sixty recharges in all their states. */
export const someRecharges = (): Reviewed[] =>
  Array.from({ length: 60 }, (_, index) => {
    const [id, status = 1, coin] = [index + 1, [1, 1, 2, 3, 5, 0][index % 6], index % 2 ? 'USDT' : 'USDC'];
    const [createdAt, amount] = [stamp(Date.now() - id * 3_600_000), (id * 137.5).toFixed(2)];
    const names = { orderNo: `R${20260101_00000000 + id}`, txHash: `hash${id}`, createdBy: 'system' };
    const money = { coin, amount, usdtValue: amount, walletCode: `${coin}-TRC20`, tags: ['vip'] };
    return {
      ...blankRecord('RechargeRow'),
      ...member(id),
      ...names,
      ...money,
      ...state(id, createdAt),
      ...unclaimed,
      proof: null,
      status,
    };
  });

/** Thirty adjustments, a third of which waits. */
export const someAdjusts = (): Reviewed[] =>
  Array.from({ length: 30 }, (_, index) => newAdjust(index + 1, [1, 2, 3][index % 3] ?? 1, 'system', {}));

/** An adjustment; what is not given is made up. */
export function newAdjust(id: number, status: number, createdBy: string, given: Json): Reviewed {
  const createdAt = status === 1 && createdBy !== 'system' ? stamp() : stamp(Date.now() - id * 3_600_000);
  const amount = (id * 10).toFixed(2);
  const money = { accountType: 1, coin: 'USDT', direction: 1, amount, category: 'compensation' };
  const made = { adjustNo: `A${20260101_00000000 + id}`, reason: `reason ${id}`, refNo: '', attachments: [] };
  return {
    ...blankRecord('AdjustRow'),
    ...member(id),
    ...money,
    ...made,
    usdtValue: amount,
    ...given,
    ...state(id, createdAt),
    ...unclaimed,
    status,
    createdBy,
  };
}

/** Twelve requests to be identified; their numbers are masked. */
export const someAuths = (): Row[] =>
  Array.from({ length: 12 }, (_, index) => {
    const id = index + 1;
    const own = { authNo: `K${id}`, realName: `Name ${id}`, docNo: `E${id}****${id}`, createdBy: 'system' };
    const createdAt = stamp(Date.now() - id * 3_600_000);
    return {
      ...blankRecord('AuthRow'),
      ...member(id),
      ...own,
      ...state(id, createdAt),
      status: (index % 3) + 1,
    };
  });

const sumOf = (rows: readonly Row[]): string =>
  rows.reduce((total, row) => total + Number(row['usdtValue']), 0).toFixed(2);

/** Figures of a question; by status without its filter, as a record or as a count alone. */
export function figures(
  rules: Rules,
  rows: readonly Row[],
  question: Question,
  schema: 'RechargeFigures' | 'AdjustFigures',
): Json {
  const all = matching(rules, rows, question, 'status');
  const figure = (some: readonly Row[]): Json => ({
    count: rules.counted(some.length),
    usdtValue: sumOf(some),
  });
  const states = [0, 1, 2, 3, 4, 5].map((code) => figure(all.filter(({ status }) => status === code)));
  if (schema === 'AdjustFigures')
    return {
      ...blankRecord(schema),
      byStatus: Object.fromEntries(states.slice(1, 5).map(({ count }, index) => [index + 1, count])),
    };
  return {
    ...blankRecord(schema),
    byStatus: Object.fromEntries(states.entries()),
    total: figure(matching(rules, rows, question)),
  };
}
