import { blankRecord } from './document';
import type { Json } from './document';

export interface Recharge extends Json {
  id: number;
  version: number;
  status: number;
  claimBy: string;
  claimUntil: string | null;
  firstReviewer: string;
  history: Json[];
}

/** A moment as it travels, in UTC+8. */
export const stamp = (at = Date.now()): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const recharges = Array.from({ length: 60 }, (_, index): Recharge => {
  const [id, status = 1, coin] = [index + 1, [1, 1, 2, 3, 5, 0][index % 6], index % 2 ? 'USDT' : 'USDC'];
  const [createdAt, amount] = [stamp(Date.now() - id * 3_600_000), (id * 137.5).toFixed(2)];
  const names = { orderNo: `R${20260101_00000000 + id}`, uid: `1000000${id % 5}`, txHash: `hash${id}` };
  const times = { createdAt, updatedAt: createdAt, claimUntil: null };
  const money = { coin, amount, usdtValue: amount, walletCode: `${coin}-TRC20`, tags: ['vip'] };
  const state = { id, version: 1, status, claimBy: '', firstReviewer: '', history: [], doubles: [] };
  return { ...blankRecord('RechargeRow'), memberId: (id % 5) + 1, ...names, ...times, ...money, ...state };
});

const values = (value: unknown): string[] => (value === null ? [] : [value].flat().map(String));

/** Whether a row is kept by one filter, whose kind the document names. */
function keeps(row: Recharge, name: string, schema: Json, asked: unknown): boolean {
  const own = values(row[name === 'memberKeyword' ? 'uid' : ((schema['x-field'] ?? name) as string)]);
  if (schema['x-filter'] === 'contains') {
    return own.some((value) => value.toLowerCase().includes(String(asked).toLowerCase()));
  }
  if (schema['x-filter'] !== 'range') return own.some((value) => values(asked).includes(value));
  const sign = name.endsWith('Min') ? 1 : -1;
  return own.some((value) => sign * (Number(value) - Number(asked)) >= 0);
}

/** Rows of a question, in no order; `left` names a filter that does not count. */
export function matching(given: Json, input: Json, left = ''): Recharge[] {
  const fields = input['properties'] as Record<string, Json>;
  const filters = Object.entries(given).filter(
    ([name, value]) => fields[name]?.['x-filter'] && name !== left && values(value).join('') !== '',
  );
  const [from, to = ''] = (given['dateRange'] as string[] | undefined) ?? [];
  return recharges.filter((row) => {
    const at = String(row[(given['dateField'] ?? 'createdAt') as string]);
    const inDates = from === undefined || (at !== 'null' && at >= from && at <= to);
    return inDates && filters.every(([name, value]) => keeps(row, name, fields[name] ?? {}, value));
  });
}

const compare = (a: string, b: string): number =>
  Number.isNaN(Number(a) - Number(b)) ? (a < b ? -1 : Number(a > b)) : Number(a) - Number(b);

/** A page of the rows; a row has no history. */
export function page(rows: Recharge[], given: Json): Json {
  const { pageNum = 1, pageSize = 20, orderBy = 'createdAt desc' } = given;
  const [name = '', direction] = String(orderBy).split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  const sorted = [...rows].sort((a, b) => {
    const [x, y] = [a[name], b[name]];
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    return sign * compare(String(x), String(y)) || sign * (a.id - b.id);
  });
  const [size, from] = [Number(pageSize), (Number(pageNum) - 1) * Number(pageSize)];
  const list = sorted.slice(from, from + size).map(({ history: _old, doubles: _none, ...row }) => row);
  return { list, total: rows.length, currentPage: pageNum };
}

function figure(rows: Recharge[]): Json {
  const sum = rows.reduce((total, row) => total + Number(row['usdtValue']), 0);
  return { count: rows.length, usdtValue: sum.toFixed(2) };
}

/** Figures of a question; by status without its filter. */
export function figures(given: Json, input: Json): Json {
  const all = matching(given, input, 'status');
  const states = [0, 1, 2, 3, 4, 5].map((code) => figure(all.filter(({ status }) => status === code)));
  return {
    ...blankRecord('RechargeFigures'),
    byStatus: Object.fromEntries(states.entries()),
    total: figure(matching(given, input)),
  };
}
