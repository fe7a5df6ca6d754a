import { beforeEach, expect, test } from 'vitest';
import { contractSymbol } from '@/contract/trading/symbol';
import type { SymbolConfirmed } from '@/contract/trading/symbolTerms';
import type { WireDetailOf } from '@/contract/resource';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import { indexIn } from '#mocks/core/market/sources';
import { quotesAt } from '#mocks/core/market/quotes';
import { marketOf } from '#mocks/core/market/symbols';
import { format } from '#mocks/core/money';
import { MINUTE, SECOND } from '#mocks/core/time';
import { medianOf } from '#mocks/core/trading/delivery';
import { symbolOf } from '#mocks/trading/symbols';
import { bench, bodyFrom, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

type Detail = WireDetailOf<typeof contractSymbol>;

interface Effect {
  waits: boolean;
  consequences: { label: string; before: string; after: string; bad: boolean }[];
}

let place: Bench;
let one: Operator;
let other: Operator;

beforeEach(async () => {
  place = bench();
  [one, other] = [await signedIn(place, 'risk001'), await signedIn(place, 'risk002')];
});

const row = (symbol = 'BTCUSDT') => {
  const found = symbolOf(place.db, symbol);
  if (!found) throw new Error(`there is no ${symbol}`);
  return found;
};

const detailOf = async (who: Operator) =>
  (await who.ask<Detail>('GET', `contractSymbol/get?id=${row().id}`)).data;

async function edit(who: Operator, given: object, lang = 'zh-cn') {
  const body = bodyFrom(contractSymbol.calls.edit, await detailOf(who));
  return who.ask<{ fields?: Record<string, string>; waits?: boolean }>(
    'PUT',
    'contractSymbol/edit',
    { ...body, operPassword: DEMO_PASSWORD, ...given },
    { 'accept-language': lang },
  );
}

const confirm = (who: Operator, result = 'approve') =>
  who.ask('PUT', 'contractSymbol/confirmChange', {
    id: row().id,
    version: row().version,
    result,
    reason: '与公告不符，驳回',
    operPassword: DEMO_PASSWORD,
  });

const effectOf = (who: Operator, given: object = {}) =>
  who.ask<Effect>('POST', 'contractSymbol/effect', { id: row().id, ...given });

test.each([
  ['fundingCap', { fundingCap: '50' }, '1%'],
  ['indexSources', { indexSources: ['nova'] }, '3'],
  ['indexSources', { indexSources: ['nova', 'orbit', 'elsewhere'] }, ''],
  ['indexSources', { indexSources: ['nova', 'orbit', 'orbit'] }, ''],
  ['riskTiers', { riskTiers: [{ maxNotional: '50000', maxLeverage: 100, mmr: '1.2' }] }, '0.8%'],
  ['leverages', { leverages: [10, 126] }, ''],
  ['takerFee', { takerFee: '1.5' }, '1'],
  ['makerFee', { takerFee: '0.01', makerFee: '-0.02' }, ''],
])('%s: %j is refused at its field, in three languages', async (field, given, part) => {
  const before = { ...row() };
  const said = new Set<string>();
  for (const lang of ['zh-cn', 'en', 'zh-tw']) {
    const { code, data } = await edit(one, given, lang);
    expect(code).toBe(40000);
    expect(data.fields?.[field]).toContain(part);
    said.add(data.fields?.[field] ?? '');
  }
  expect(said.size).toBeGreaterThan(1);
  expect(row()).toEqual(before);
});

test.each([
  ['fundingCap', '0.3'],
  ['fundingInterval', 4],
  ['indexSources', ['nova', 'orbit', 'polar']],
  ['leverages', [1, 10, 20]],
  ['maxPosition', '10'],
  ['makerFee', '0.03'],
])('%s takes the own password', async (field, value) => {
  const before = { ...row() };
  expect((await edit(one, { [field]: value, operPassword: undefined })).code).toBe(40000);
  expect((await edit(one, { [field]: value, operPassword: 'wrong' })).code).toBe(40301);
  expect(row()).toEqual(before);
});

const LOOSE = { riskTiers: [{ maxNotional: '8000000', maxLeverage: 125, mmr: '0.3' }] };
const LIQUIDATED = '立即被强平的仓位';

test.each<[string, Partial<SymbolConfirmed>, boolean]>([
  ['a higher cap', { fundingCap: '0.5' }, true],
  ['a lower cap', { fundingCap: '0.005' }, false],
  ['funding more often', { fundingInterval: 4 }, true],
  ['other sources', { indexSources: ['nova', 'orbit', 'zenith'] }, true],
  ['a larger position', { maxPosition: '100000' }, true],
  ['fewer leverages', { leverages: [1, 10, 20] }, false],
  ['looser tiers', LOOSE, true],
  ['a fee above the usual', { takerFee: '0.2' }, true],
  ['a fee within the usual', { takerFee: '0.06' }, false],
])('%s: %j waits for another operator: %s', async (_, wish, waits) => {
  const before = { ...row() };
  const { code, data } = await edit(one, wish);
  expect([code, data.waits]).toEqual([0, waits]);
  expect(row().pendingChange).toEqual(waits ? wish : null);
  const { fundingCap, fundingInterval, indexSources, maxPosition, riskTiers, takerFee } = before;
  expect(row()).toMatchObject(
    waits ? { fundingCap, fundingInterval, indexSources, maxPosition, riskTiers, takerFee } : wish,
  );
});

test('what waits is confirmed by another operator alone, who sees what it would do', async () => {
  expect((await edit(one, { fundingCap: '0.5' })).code).toBe(0);
  const seen = await effectOf(other);
  expect(seen.data.waits).toBe(true);
  expect(seen.data.consequences.some(({ bad }) => bad)).toBe(true);
  expect((await confirm(one)).code).toBe(40903);
  expect(row().fundingCap).toBe('0.01');
  expect((await confirm(other)).code).toBe(0);
  expect(row()).toMatchObject({ fundingCap: '0.5', pendingChange: null });
  expect(checkInvariants(place.db)).toEqual([]);
});

/** The risk limits of the symbol with maintenance rates so many percent higher. */
const stricter = (percent: number) => ({
  riskTiers: row().riskTiers.map((tier) => ({
    ...tier,
    mmr: String(Number(tier.mmr) * (1 + percent / 100)),
  })),
});

/** The strictest rates that the rules admit. */
const strictest = () => ({
  riskTiers: row().riskTiers.map((tier) => ({
    ...tier,
    mmr: String(Math.floor(7900 / tier.maxLeverage) / 100),
  })),
});

/** How many positions the dry run says that the tiers would liquidate, and whether they wait. */
async function foreseen(who: Operator, given: object): Promise<[count: number, waits: boolean]> {
  const { waits, consequences } = (await effectOf(who, given)).data;
  const told = consequences.find(({ label }) => label === LIQUIDATED);
  return [Number(told?.after), waits];
}

test('tighter tiers that liquidate nobody are in force at once', async () => {
  const wish = stricter(1);
  expect(await foreseen(one, wish)).toEqual([0, false]);
  expect(await edit(one, wish)).toMatchObject({ code: 0, data: { waits: false } });
  expect(row()).toMatchObject({ ...wish, pendingChange: null });
});

test('tighter tiers that liquidate positions wait for another operator, who is told how many', async () => {
  const { riskTiers } = row();
  const wish = strictest();
  const [count, waits] = await foreseen(one, wish);
  expect([count > 0, waits]).toEqual([true, true]);
  expect(await edit(one, wish)).toMatchObject({ code: 0, data: { waits: true } });
  expect(row()).toMatchObject({ riskTiers, pendingChange: wish });
  expect((await foreseen(other, {}))[0]).toBe(count);
  expect((await confirm(one)).code).toBe(40903);
  expect((await confirm(other)).code).toBe(0);
  expect(row()).toMatchObject({ ...wish, pendingChange: null });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('the effect of tighter tiers names the positions that would be liquidated, and writes nothing', async () => {
  const lines = place.db.ledger.lines.length;
  const { data } = await effectOf(one, strictest());
  const told = data.consequences.find(({ label }) => label === LIQUIDATED);
  expect(Number(told?.after)).toBeGreaterThan(0);
  expect(data.consequences.some(({ label, after }) => /多|空/.test(label) && /%|无/.test(after))).toBe(true);
  expect(place.db.ledger.lines).toHaveLength(lines);
});

test('the index of a symbol is the middle of its own sources, from the next price on and never before', async () => {
  const market = marketOf('BTCUSDT');
  if (!market) throw new Error('no market');
  const past = place.db.now() - 3 * MINUTE;
  const was = indexIn(place.db, market, past);
  const chosen = ['comet', 'zenith', 'quasar'];
  expect((await edit(one, { indexSources: chosen })).code).toBe(0);
  expect((await confirm(other)).code).toBe(0);
  const differing: boolean[] = [];
  for (let turn = 0; turn < 12; turn++) {
    place.wait(5 * SECOND);
    const now = place.db.now();
    const middle = medianOf(quotesAt(market, now, chosen).map(({ price }) => price)) ?? 0n;
    const seen = await detailOf(one);
    expect(seen.indexPrice).toBe(format(middle));
    expect(seen.sources.map(({ source, isUsed }) => [source, isUsed])).toEqual(
      chosen.map((source) => [source, true]),
    );
    differing.push(middle !== medianOf(quotesAt(market, now).map(({ price }) => price)));
  }
  expect(differing).toContain(true);
  expect(indexIn(place.db, market, past)).toBe(was);
  expect(checkInvariants(place.db)).toEqual([]);
});
