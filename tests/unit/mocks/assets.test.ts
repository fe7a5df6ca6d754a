import { expect, test } from 'vitest';
import type { AssetRecheck, AssetSummary, MemberAsset, MemberHoldings } from '#mocks/asset/wire';
import type { AssetLog, AssetLogSummary } from '#mocks/asset/wire';
import type { Page } from '@/api/types';
import { format, parse, sum } from '#mocks/core/money';
import type { WalletCode } from '#mocks/core/rows';
import { askInBody, bench, operator, signedIn } from './operator';
import type { Operator } from './operator';

const place = bench();
const { db } = place;
const finance01 = await signedIn(place, 'finance01');
const agent01 = await signedIn(place, 'agent01');

const page = async (who: Operator, query: string, pageNum: number): Promise<Page<MemberAsset>> =>
  (await askInBody<Page<MemberAsset>>(who, `memberAsset/list?pageSize=1000&pageNum=${pageNum}${query}`)).data;

/** All pages of the list as one. */
async function list(who: Operator, query = ''): Promise<Page<MemberAsset>> {
  const first = await page(who, query, 1);
  const rest = Array.from({ length: Math.ceil(first.total / 1000) - 1 }, (_, place) => place + 2);
  const more = await Promise.all(rest.map((pageNum) => page(who, query, pageNum)));
  return { ...first, list: [...first.list, ...more.flatMap((one) => one.list)] };
}

const lines = async (who: Operator, query = ''): Promise<Page<AssetLog>> =>
  (await who.ask<Page<AssetLog>>('GET', `memberAssetLog/list?pageSize=1000${query}`)).data;

const ofTeam = (memberId: number): boolean =>
  (db.members.get(memberId)?.teamPath ?? '').startsWith(db.members.get(15)?.teamPath ?? '-');

test('accounts with a balance are listed, the richest first, the empty ones on demand', async () => {
  const { list: rows } = await list(finance01);
  const { list: all, total } = await list(finance01, '&showZero=1');
  expect(rows.every((row) => row.total !== '0')).toBe(true);
  expect(total).toBe([...db.ledger.accounts()].length);
  expect(all.length).toBeGreaterThan(rows.length);
  expect(rows[0]?.memberId).toBe(1);
  const again = await list(finance01, '&showZero=1');
  expect(again.list.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('the smallest amount of all keeps its eighteen decimals in lists, figures, ledger and exports', async () => {
  const wei = '0.000000000000000001';
  const query = '&memberId=13&coin[]=ETH';
  expect((await list(finance01, query)).list).toMatchObject([{ available: wei, total: wei, frozen: '0' }]);
  const exported = await finance01.ask<{ list: MemberAsset[] }>('GET', `memberAsset/export?memberId=13`);
  expect(exported.data.list).toMatchObject([{ available: wei }]);
  const { data } = await finance01.ask<AssetSummary>('GET', 'memberAsset/summary?memberId=13');
  expect(data.byCoin).toMatchObject([{ coin: 'ETH', available: wei }]);
  expect((await lines(finance01, query)).list).toMatchObject([{ availableChange: wei, availableAfter: wei }]);
  const log = await finance01.ask<{ list: AssetLog[] }>('GET', 'memberAssetLog/export?memberId=13');
  expect(log.data.list).toMatchObject([{ availableChange: wei }]);
});

test('what is frozen says why', async () => {
  const { list: rows } = await list(finance01, '&frozenMin=0.000001');
  expect(rows.length).toBeGreaterThan(5);
  for (const { frozen, frozenParts } of rows) {
    expect(sum(frozenParts.map(({ amount }) => amount))).toBe(parse(frozen));
  }
  const kinds = new Set(rows.flatMap(({ frozenParts }) => frozenParts.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['manual', 'margin', 'stake', 'staking', 'withdraw']);
});

test('by member there is one line a member with all his accounts', async () => {
  const { data } = await finance01.ask<Page<MemberHoldings>>(
    'GET',
    'memberAsset/list?group=member&pageSize=1000',
  );
  const flat = await list(finance01);
  expect(new Set(data.list.map(({ id }) => id)).size).toBe(data.list.length);
  expect(data.list.flatMap(({ accounts }) => accounts)).toHaveLength(flat.total);
  expect(data.list[0]).toMatchObject({ uid: '10010001' });
  for (const { usdtValue, accounts } of data.list) {
    expect(sum(accounts.map((one) => one.usdtValue))).toBe(parse(usdtValue));
  }
});

test.each([
  ['accountType[]=4&coin[]=LTC', 0],
  ['coin[]=NOPE', 0],
  ['checkState=2', 0],
  ['usdtValueMin=100000', 1],
  ['memberKeyword=10010001', 1],
])('the filter %s leaves %i accounts', async (query, count) => {
  expect((await list(finance01, `&${query}`)).total).toBe(count);
});

test('the totals of the coins are those of the rows that count, and coverage is what the wallets hold', async () => {
  const { data } = await finance01.ask<AssetSummary>('GET', 'memberAsset/summary');
  const rows = (await list(finance01)).list.filter(({ memberType }) => memberType !== 2 && memberType !== 3);
  expect(parse(data.usdtValue)).toBe(sum(rows.map((row) => row.usdtValue)));
  const usdt = data.byCoin.find(({ coin }) => coin === 'USDT');
  const held = (of: (wallet: WalletCode) => string) =>
    format(sum(place.db.walletCodes.filter(({ coin }) => coin === 'USDT').map(of)));
  expect(parse(usdt?.available ?? '0')).toBe(
    sum(rows.filter(({ coin }) => coin === 'USDT').map((row) => row.available)),
  );
  expect(data.coverage?.find(({ coin }) => coin === 'USDT')).toMatchObject({
    hot: held(({ hotBalance }) => hotBalance),
    cold: held(({ coldBalance }) => coldBalance),
  });
});

test('a recheck says which balances are not the sum of their lines, and the list remembers it', async () => {
  const own = bench();
  const who = await signedIn(own, 'finance01');
  const ids = [1, 2, 3];
  const check = () => who.ask<AssetRecheck>('PUT', 'memberAsset/recheck', { ids });
  expect((await check()).data).toEqual({ checked: 3, differing: [] });
  const account = [...own.db.ledger.accounts()].find(({ id }) => id === 2);
  const line = own.db.ledger.lines.find(
    ({ memberId, coin }) => memberId === account?.memberId && coin === account.coin,
  );
  Object.assign(line ?? {}, { availableChange: '1234567' });
  expect((await check()).data).toEqual({ checked: 3, differing: [2] });
  expect((await list(who, '&checkState=2&showZero=1')).list).toMatchObject([{ id: 2, checkState: 2 }]);
  expect(own.db.operLogs.at(-1)).toMatchObject({ targetType: 'asset', targetId: '1,2,3' });
});

test('the ledger finds lines by type, cause, operator and change, and sums them up coin by coin', async () => {
  const manual = await lines(finance01, '&bizType[]=701&bizType[]=702');
  expect(manual.total).toBeGreaterThan(5);
  expect(manual.list.every(({ refType, operatorName }) => refType === 'adjust' && operatorName !== '')).toBe(
    true,
  );
  const [first] = manual.list;
  expect((await lines(finance01, `&refNo=${first?.refNo}`)).list).toEqual([first]);
  expect((await lines(finance01, `&logNo=${first?.logNo}`)).list).toEqual([first]);
  const changes = async (range: string) =>
    (await lines(finance01, `&coin[]=USDT&${range}`)).list.map(({ availableChange }) => availableChange);
  expect(await changes('availableChangeMin=100000')).toContain('180000');
  expect(await changes('availableChangeMin=100000')).not.toContain('-128000');
  expect(await changes('availableChangeMin=-130000&availableChangeMax=-100000')).toContain('-128000');
  const { data } = await finance01.ask<AssetLogSummary>('GET', 'memberAssetLog/summary?memberId=16');
  // Recharged 500, withdrawn 500: freezing in between is neither in nor out.
  expect(data.byCoin).toMatchObject([{ coin: 'USDT', in: '500', out: '500', net: '0' }]);
});

test('the agent sees his team alone, and not what the platform owes', async () => {
  const rows = (await list(agent01, '&showZero=1')).list;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ memberId }) => ofTeam(Number(memberId)))).toBe(true);
  const log = (await lines(agent01)).list;
  expect(log.length).toBeGreaterThan(0);
  expect(log.every(({ memberId }) => ofTeam(Number(memberId)))).toBe(true);
  const { data } = await agent01.ask<AssetSummary>('GET', 'memberAsset/summary');
  expect(data.coverage).toBeNull();
  const whale = [...db.ledger.accounts()].find(({ memberId }) => memberId === 1);
  expect((await agent01.ask('GET', `memberAsset/get?id=${whale?.id}`)).code).toBe(40400);
});

test.each([
  ['auditor01', 'GET', 'memberAsset/export', 0],
  ['auditor01', 'GET', 'memberAssetLog/export?memberId=13', 0],
  ['auditor01', 'PUT', 'memberAsset/recheck', 40300],
  ['risk001', 'GET', 'memberAsset/list', 0],
  ['risk001', 'GET', 'memberAsset/export', 40300],
  ['service01', 'GET', 'memberAssetLog/list', 0],
  ['service01', 'GET', 'memberAssetLog/export', 40300],
  ['agent01', 'GET', 'memberAsset/export', 40300],
  ['operate01', 'GET', 'memberAsset/list', 40300],
  ['operate01', 'GET', 'memberAssetLog/summary', 40300],
  ['', 'GET', 'memberAsset/summary', 401],
] as const)('%s calling %s %s gets %i', async (name, method, path, code) => {
  const who = name ? await signedIn(place, name) : operator(place.handlers);
  expect((await who.ask(method, path, method === 'PUT' ? { ids: [1] } : undefined)).code).toBe(code);
});
