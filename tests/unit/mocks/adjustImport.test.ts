import { expect, test } from 'vitest';
import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { WireDetailOf } from '@/contract/resource';
import { addAdjust, adjustOf, importAdjusts, importLine, reviewAdjust } from './adjusts';
import { bench, signedIn } from './operator';

const place = bench();
const { db } = place;
const finance01 = await signedIn(place, 'finance01');
const finance02 = await signedIn(place, 'finance02');
const service01 = await signedIn(place, 'service01');

type Checked = WireShape<typeof adjust.calls.checkImport.answer>;

const check = async (rows: readonly object[]) =>
  (await finance01.ask<Checked>('POST', 'memberAssetAdjust/checkImport', { rows, category: 'incentive' }))
    .data.rows;

test('a check tells each line as it would be booked, and writes nothing', async () => {
  const before = [db.adjusts.size, db.operLogs.length];
  const rows = await check([
    importLine(2, { account: '资金账户', direction: '增加', amount: '3.1' }),
    importLine(3, { uid: '99999999' }),
    importLine(4, { account: 'elsewhere' }),
    importLine(5, { direction: '' }),
    importLine(6, { amount: '1,000' }),
    importLine(7, { amount: '0.0000001' }),
    importLine(8, { reason: 'short' }),
    importLine(9, { refNo: 'R1' }),
    importLine(10, { direction: '2', amount: '15000' }),
  ]);
  expect([db.adjusts.size, db.operLogs.length]).toEqual(before);
  expect(rows.map(({ line, field, msg }) => [line, field, msg !== ''])).toEqual([
    [2, '', false],
    [3, 'uid', true],
    [4, 'account', true],
    [5, 'direction', true],
    [6, 'amount', true],
    [7, 'amount', true],
    [8, 'reason', true],
    [9, 'refNo', true],
    [10, 'amount', true],
  ]);
  const member = [...db.members.values()].find(({ uid }) => uid === '10010008');
  expect(rows[0]).toMatchObject({ nickname: member?.nickname, accountType: 1, direction: 1, amount: '3.1' });
  expect(Number(rows[0]?.after) - Number(rows[0]?.before)).toBeCloseTo(3.1);
});

test('what a check finds in order the import makes, and nothing else', async () => {
  const rows = [
    importLine(2, { amount: '4.1' }),
    importLine(3, { coin: 'XYZ' }),
    importLine(4, { amount: '4.2' }),
  ];
  const found = await check(rows);
  const { data } = await importAdjusts(finance01, rows);
  expect(data.created).toBe(found.filter(({ msg }) => msg === '').length);
  expect(data.failed.map(({ line, msg }) => [line, msg])).toEqual(
    found.filter(({ msg }) => msg !== '').map(({ line, msg }) => [line, msg]),
  );
});

test('lines of one file count together against the quota of the day', async () => {
  const half = { amount: '12000' };
  const rows = await check([importLine(2, half), importLine(3, { ...half, uid: '10010009' })]);
  expect(rows.map(({ field }) => field)).toEqual(['', 'amount']);
});

test('the same file again makes nothing, unless a line says that it is meant so', async () => {
  const rows = [
    importLine(2, { amount: '5.1' }),
    importLine(3, { amount: '5.2' }),
    importLine(4, { amount: '5.10' }),
  ];
  expect((await check(rows)).map(({ twin }) => twin)).toEqual([null, null, 2]);
  expect((await importAdjusts(finance01, rows)).data).toMatchObject({
    created: 2,
    failed: [{ line: 4, code: 40905 }],
  });
  const again = await check(rows);
  expect(again.every(({ doubles }) => doubles.length === 1)).toBe(true);
  expect((await importAdjusts(finance01, rows)).data).toMatchObject({ created: 0, batchNo: '' });
  const [first] = rows;
  expect((await importAdjusts(finance01, [{ ...first, again: 1 }])).data.created).toBe(1);
});

test('maker and checker are told of the same request within a day, and of none that was rejected', async () => {
  const wish = { amount: '61', direction: 1 };
  const preview = async () =>
    (
      await finance02.ask<WireShape<typeof adjust.calls.preview.answer>>(
        'GET',
        'memberAssetAdjust/preview?memberId=8&accountType=1&coin=USDT&direction=1&amount=61.0',
      )
    ).data;
  expect((await preview()).doubles).toEqual([]);
  const one = await addAdjust(finance01, wish);
  expect((await preview()).doubles).toMatchObject([
    { no: one.data?.adjustNo, status: 1, createdBy: 'finance01' },
  ]);
  const two = await addAdjust(finance01, wish);
  const detail = async (id: number | undefined) =>
    (await finance02.ask<WireDetailOf<typeof adjust>>('GET', `memberAssetAdjust/get?id=${id}`)).data.doubles;
  expect(await detail(two.data?.id)).toMatchObject([{ no: one.data?.adjustNo }]);
  expect(await detail(one.data?.id)).toMatchObject([{ no: two.data?.adjustNo }]);
  await reviewAdjust(finance02, adjustOf(place, one.data?.id ?? 0), {
    result: 'reject',
    remark: '重复提交的请求',
  });
  expect(await detail(two.data?.id)).toEqual([]);
});

test('a preview tells decimals, what is left of the day, and what would be refused', async () => {
  const ask = async (amount: string) =>
    (
      await service01.ask<WireShape<typeof adjust.calls.preview.answer>>(
        'GET',
        `memberAssetAdjust/preview?memberId=8&accountType=1&coin=USDT&direction=1&amount=${amount}`,
      )
    ).data;
  expect(await ask('1')).toMatchObject({ decimals: 6, left: '450', problems: [] });
  expect((await ask('1.0000001')).problems).toEqual([{ field: 'amount', msg: '最多支持 6 位小数' }]);
  expect((await ask('450.01')).problems).toEqual([{ field: 'amount', msg: '超出额度上限 450 USDT' }]);
});
