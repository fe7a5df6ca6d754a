import { expect, test } from 'vitest';
import type { BulkAnswer } from '@/api/types';
import type { adjust } from '@/contract/finance/adjust';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { effectOf } from '#mocks/adjust/store';
import type { AdjustRow } from '#mocks/adjust/store';
import { checkInvariants } from '#mocks/core/invariants';
import { addAdjust, adjustOf, importAdjusts, importLine } from './adjusts';
import { bench, requestId, signedIn } from './operator';
import type { Bench, Operator } from './operator';

/** Three lines of one file by finance01: two credits of USDT and a debit. */
async function batch(place: Bench): Promise<AdjustRow[]> {
  const maker = await signedIn(place, 'finance01');
  const lines = [
    importLine(1),
    importLine(2, { uid: '10010009', amount: '4' }),
    importLine(3, { direction: '2', amount: '1' }),
  ];
  const { data } = await importAdjusts(maker, lines);
  expect(data.created).toBe(3);
  return [...place.db.adjusts.values()].filter(({ batchNo }) => batchNo === data.batchNo);
}

const decide = (who: Operator, rows: readonly AdjustRow[], given: object = {}) =>
  who.ask<BulkAnswer>('POST', 'memberAssetAdjust/review', {
    ids: rows.map(({ id }) => id),
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
    result: 'approve',
    remark: '',
    operPassword: 'Demo1234',
    requestId: requestId(),
    ...given,
  });

test('a batch is approved with one password, each line booked once', async () => {
  const place = bench();
  const rows = await batch(place);
  const lines = place.db.ledger.lines.length;
  const { code, data } = await decide(await signedIn(place, 'finance02'), rows);
  expect([code, data.failed, data.success]).toEqual([0, [], rows.map(({ id }) => id)]);
  expect(rows.map(({ status, reviewerName }) => [status, reviewerName])).toEqual(
    rows.map(() => [2, 'finance02']),
  );
  expect(place.db.ledger.lines.length - lines).toBe(3);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a line that is refused holds up no other: the maker’s own, one that changed, one without money', async () => {
  const place = bench();
  const rows = await batch(place);
  const finance02 = await signedIn(place, 'finance02');
  const own = adjustOf(place, (await addAdjust(finance02)).data?.id ?? 0);
  const [first, second, debit] = rows;
  if (first) first.version += 1;
  if (debit) debit.amount = '99999999';
  const seen = Object.fromEntries([...rows, own].map(({ id, version }) => [id, version]));
  const { code, data } = await decide(finance02, [...rows, own], {
    versions: { ...seen, [first?.id ?? 0]: 1 },
  });
  expect(code).toBe(0);
  expect(data.success).toEqual([second?.id]);
  expect(data.failed.map(({ id, code: why }) => [id, why])).toEqual([
    [first?.id, 40900],
    [debit?.id, 42201],
    [own.id, 40903],
  ]);
  expect([own.status, first?.status, debit?.status]).toEqual([1, 1, 1]);
});

test('a balance that is another one than was shown stops its line, and says both', async () => {
  const place = bench();
  const rows = await batch(place);
  const finance02 = await signedIn(place, 'finance02');
  const shown = rows.map(({ id, beforeAvailable: available }) => ({ id, available }));
  const [first] = rows;
  if (!first) throw new Error('no line');
  const { memberId, coin, beforeAvailable } = first;
  const other = adjustOf(
    place,
    (await addAdjust(await signedIn(place, 'admin'), { memberId, coin })).data?.id ?? 0,
  );
  await decide(finance02, [other]);
  const { data } = await decide(finance02, rows, { balances: shown });
  expect(data.failed.map(({ id, code }) => [id, code])).toEqual([
    [first.id, 40904],
    [rows[2]?.id, 40904],
  ]);
  expect(data.failed[0]?.msg).toContain(beforeAvailable);
  expect(data.success).toEqual([rows[1]?.id]);
});

test('lines of one member are approved together: what the first books does not stop the second', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const entered = [await addAdjust(admin, { amount: '2.5' }), await addAdjust(admin, { amount: '4' })];
  const rows = entered.map(({ data }) => adjustOf(place, data?.id ?? 0));
  const balances = rows.map((row) => ({ id: row.id, available: effectOf(place.db, row).beforeAvailable }));
  const { data } = await decide(await signedIn(place, 'finance02'), rows, { balances });
  expect(data.failed).toEqual([]);
  expect(rows.map(({ status }) => status)).toEqual([2, 2]);
});

test('several are rejected with a reason, and nothing moves', async () => {
  const place = bench();
  const rows = await batch(place);
  const finance02 = await signedIn(place, 'finance02');
  const lines = place.db.ledger.lines.length;
  const short = await decide(finance02, rows, { result: 'reject', remark: 'no' });
  expect(short.code).toBe(40001);
  expect((await decide(finance02, rows, { result: 'reject', remark: '名单有误，请重新提交' })).code).toBe(0);
  expect(rows.map(({ status }) => status)).toEqual([3, 3, 3]);
  expect(place.db.ledger.lines).toHaveLength(lines);
});

test.each([
  ['a wrong password', { operPassword: 'wrong' }, 40301],
  ['no password', { operPassword: undefined }, 40000],
  ['nothing', { ids: [] }, 40000],
  ['one and several at once', { id: 1 }, 40000],
  ['more than fifty', { ids: Array.from({ length: 51 }, (_, index) => index + 1) }, 40000],
])('%s is refused as a whole', async (_, given, code) => {
  const place = bench();
  const rows = await batch(place);
  expect((await decide(await signedIn(place, 'finance02'), rows, given)).code).toBe(code);
  expect(rows.map(({ status }) => status)).toEqual([1, 1, 1]);
});

test('who may not review may not review several either', async () => {
  const place = bench();
  const rows = await batch(place);
  expect((await decide(await signedIn(place, 'auditor01'), rows)).code).toBe(40300);
});

test('what was approved together still counts for the day of its maker', async () => {
  const place = bench();
  const maker = await signedIn(place, 'finance01');
  const { data } = await importAdjusts(maker, [
    importLine(1, { amount: '9000' }),
    importLine(2, { amount: '9500' }),
  ]);
  const rows = [...place.db.adjusts.values()].filter(({ batchNo }) => batchNo === data.batchNo);
  expect((await decide(await signedIn(place, 'finance02'), rows)).data.failed).toEqual([]);
  expect((await addAdjust(maker, { amount: '2000' })).code).toBe(42205);
});

test('a batch is found by its number, with its totals by coin and direction', async () => {
  const place = bench();
  const [row] = await batch(place);
  const who = await signedIn(place, 'finance02');
  const { data } = await who.ask<WireSummaryOf<typeof adjust>>(
    'GET',
    `memberAssetAdjust/summary?batchNo=${row?.batchNo ?? ''}`,
  );
  expect(data.byStatus).toEqual({ 1: 3, 2: 0, 3: 0, 4: 0, 5: 0 });
  expect(data.byCoin).toEqual([
    { coin: 'USDT', direction: 1, count: 2, amount: '6.5' },
    { coin: 'USDT', direction: 2, count: 1, amount: '1' },
  ]);
});

test('who decides several is told which of them look like another request; what was decided is not counted', async () => {
  const place = bench();
  const maker = await signedIn(place, 'finance01');
  const ids = [await addAdjust(maker), await addAdjust(maker), await addAdjust(maker, { amount: '7' })].map(
    ({ data }) => data?.id ?? 0,
  );
  const checker = await signedIn(place, 'finance02');
  const counts = async () => {
    const { data } = await checker.ask<{ list: WireRowOf<typeof adjust>[] }>('GET', 'memberAssetAdjust/list');
    return ids.map((id) => data.list.find((row) => row.id === id)?.doublesCount);
  };
  expect(await counts()).toEqual([1, 1, 0]);
  await decide(checker, [adjustOf(place, ids[0] ?? 0)], { result: 'reject', remark: '重复提交的请求' });
  expect(await counts()).toEqual([null, 0, 0]);
});
