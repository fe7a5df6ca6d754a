import { expect, test } from 'vitest';
import { dealsAt, marketAt, pricesAt } from '#mocks/board/market';
import type { Hearing } from '#mocks/board/market';
import { heardOf } from '#mocks/core/market/heard';
import { indexIn } from '#mocks/core/market/sources';
import { resumeFeed, stopFeed } from '#mocks/core/market/feed';
import { symbols } from '#mocks/core/market/symbols';
import { createDb } from '#mocks/db';
import { format, parse, sum, times } from '#mocks/core/money';
import { DAY, HOUR, MINUTE, stampOf } from '#mocks/core/time';
import { rechargeUsdt } from '#mocks/core/worth';
import type { AssetSummary } from '#mocks/asset/wire';
import type { BoardDeal, BoardFlow, BoardMarket, BoardPrices, BoardVault } from '@/api/boardTypes';
import { bench, NOON, operator, signedIn } from './operator';

const SECOND = 1000;
const TODAY = '2026-11-20';

const flow = 'home/boardFunds?part=flow';
const vault = 'home/boardFunds?part=vault';

const total = (values: string[]): string => format(sum(values));

test('the market is the same for every backend at one moment, and another five seconds later', () => {
  const at = (seed: number) => marketAt(createDb({ seed, now: () => NOON }).now());
  expect(at(7)).toEqual(marketAt(NOON));
  const prices = (now: number) => marketAt(now).symbols.map(({ price }) => price);
  expect(prices(NOON + 5 * SECOND)).not.toEqual(prices(NOON));
});

test('prices walk: no step between two minutes is a leap, and midnight is none either', () => {
  const midnight = Date.UTC(2026, 10, 20, 16, 30);
  for (const symbol of symbols) {
    for (const now of [NOON, midnight]) {
      const steps = pricesAt(symbol, now).minutes.map(({ price }) => Number(price));
      const leaps = steps.filter((price, at) => Math.abs(price / (steps[at - 1] ?? price) - 1) > 0.01);
      expect(leaps).toEqual([]);
      expect(Math.abs(Math.log((steps[0] ?? 0) / symbol.price))).toBeLessThan(0.25);
    }
  }
});

test('what has happened does not change while the clock moves on', () => {
  const [btc] = symbols;
  if (!btc) throw new Error('no symbols');
  const now = NOON + 20 * SECOND;
  const later = pricesAt(btc, now + MINUTE).minutes;
  // The present minute is still moving, the earlier ones are not.
  expect(later.slice(0, -2)).toEqual(pricesAt(btc, now).minutes.slice(1, -1));
  const hours = marketAt(now).hours;
  const after = marketAt(now + MINUTE).hours;
  expect(after.slice(0, -1)).toEqual(hours.slice(0, -1));
  expect(Number(after.at(-1)?.turnover)).toBeGreaterThan(Number(hours.at(-1)?.turnover));
  const known = new Set(dealsAt(now).map(({ id }) => id));
  expect(dealsAt(now + 5 * SECOND).some(({ id }) => known.has(id))).toBe(true);
});

test('the market’s figures are the sums of its parts, and fees are 0.07 % of it', () => {
  const { turnover, openInterest, hours, fees, symbols: rows } = marketAt(NOON + 17 * MINUTE);
  expect(turnover).toBe(total(rows.map((row) => row.turnover)));
  expect(turnover).toBe(total(hours.map((hour) => hour.turnover)));
  expect(openInterest).toBe(total(rows.map((row) => row.openInterest)));
  expect(fees).toBe(format(times(parse(turnover), parse('0.0007'))));
  expect(hours.map(({ from }) => from).at(-1)).toBe(stampOf(NOON));
  expect(rows).toHaveLength(12);
});

test('a suspended contract stands still, and the change is the one against yesterday', () => {
  const { symbols: rows } = marketAt(NOON);
  const yesterday = new Map(marketAt(NOON - DAY).symbols.map((row) => [row.symbol, Number(row.price)]));
  for (const { symbol, price, change } of rows) {
    expect(Number(change)).toBeCloseTo((Number(price) / (yesterday.get(symbol) ?? 0) - 1) * 100, 1);
  }
  const avax = rows.find(({ symbol }) => symbol === 'AVAXUSDT');
  expect(avax).toMatchObject({
    tradeState: 3,
    price: '34.000',
    change: '0',
    turnover: '0',
    openInterest: '0',
  });
  const traded = [0, 1, 2, 3].flatMap((hour) => dealsAt(NOON + hour * HOUR).map(({ symbol }) => symbol));
  expect(traded).not.toContain('AVAXUSDT');
});

test('deals are in the past, the latest first, each once', () => {
  const now = NOON + 8 * SECOND;
  const deals = dealsAt(now);
  expect(deals.length).toBeGreaterThan(5);
  expect(deals.map(({ at }) => at)).toEqual(
    deals
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(deals.every(({ at, quantity }) => at <= stampOf(now) && parse(quantity) > 0n)).toBe(true);
  expect(new Set(deals.map(({ id }) => id)).size).toBe(deals.length);
});

test('the trade board is for every session, and for none without', async () => {
  const place = bench();
  const who = await signedIn(place, 'common');
  const hearing: Hearing = {
    heard: (symbol, at) => heardOf(place.db, symbol, at),
    index: (symbol, at) => indexIn(place.db, symbol, at),
  };
  const market = await who.ask<BoardMarket>('GET', 'home/boardTrade?part=market');
  expect(market.data).toEqual(marketAt(NOON, undefined, hearing));
  const prices = await who.ask<BoardPrices>('GET', 'home/boardTrade?part=prices&symbol=ETHUSDT');
  expect(prices.data.symbol).toBe('ETHUSDT');
  const deals = await who.ask<BoardDeal[]>('GET', 'home/boardTrade?part=deals');
  expect(deals.data).toEqual(dealsAt(NOON, hearing));
  for (const wrong of ['', '?part=all', '?part=prices', '?part=prices&symbol=XUSDT'])
    expect((await who.ask('GET', `home/boardTrade${wrong}`)).code).toBe(40000);
  expect((await operator(place.handlers).ask('GET', 'home/boardTrade?part=market')).code).toBe(401);
});

test('a symbol whose feed is stopped stands still, says so, and is not dealt in; the others go on', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const market = async () => {
    const { data } = await who.ask<BoardMarket>('GET', 'home/boardTrade?part=market');
    return new Map(data.symbols.map((row) => [row.symbol, row]));
  };
  const before = await market();
  stopFeed(place.db, 'BTCUSDT');
  place.wait(3 * MINUTE);
  const after = await market();
  expect(after.get('BTCUSDT')).toMatchObject({ stale: true, price: before.get('BTCUSDT')?.price });
  expect(after.get('ETHUSDT')).toMatchObject({ stale: false });
  expect(after.get('ETHUSDT')?.price).not.toBe(before.get('ETHUSDT')?.price);
  const { data } = await who.ask<BoardPrices>('GET', 'home/boardTrade?part=prices&symbol=BTCUSDT');
  expect(new Set(data.minutes.slice(-3).map(({ price }) => price))).toEqual(
    new Set([before.get('BTCUSDT')?.price]),
  );
  const deals = (await who.ask<BoardDeal[]>('GET', 'home/boardTrade?part=deals')).data;
  expect(deals.length).toBeGreaterThan(0);
  expect(deals.filter(({ symbol }) => symbol === 'BTCUSDT')).toEqual([]);
  resumeFeed(place.db, 'BTCUSDT', false);
  place.wait(MINUTE);
  expect((await market()).get('BTCUSDT')?.stale).toBe(false);
});

test('today’s flow is the sum of its hours, of its coins, and of what was credited and paid', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<BoardFlow>('GET', flow);
  const counts = (memberId: number) => ![2, 3].includes(db.members.get(memberId)?.memberType ?? 0);
  const credited = [...db.recharges.values()].filter(
    (row) => counts(row.memberId) && row.status === 2 && (row.creditedAt ?? '') >= TODAY,
  );
  const paid = [...db.withdraws.values()].filter(
    (row) => counts(row.memberId) && (row.completedAt ?? '') >= TODAY,
  );
  expect(credited.length).toBeGreaterThan(3);
  expect(data.recharge).toBe(total(credited.map(rechargeUsdt)));
  expect(data.withdraw).toBe(total(paid.map((row) => row.usdtValue)));
  for (const parts of [data.hours, data.coins]) {
    expect(total(parts.map((part) => part.recharge))).toBe(data.recharge);
    expect(total(parts.map((part) => part.withdraw))).toBe(data.withdraw);
  }
  expect(data.hours).toHaveLength(13);
  expect(data.largest.map(({ usdtValue }) => usdtValue)).toEqual(
    credited
      .map(rechargeUsdt)
      .sort((a, b) => Number(b) - Number(a))
      .slice(0, 8),
  );
});

test('every recharge on the board was booked as the ledger says', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<BoardFlow>('GET', flow);
  expect(data.largest.length).toBeGreaterThan(0);
  for (const { orderNo, amount, uid, coin } of data.largest) {
    const lines = place.db.ledger.lines.filter((line) => line.refNo === orderNo);
    expect(lines).toMatchObject([{ availableChange: amount, uid, coin }]);
  }
});

test('coverage is what the wallets hold against what the ledger owes real members', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const { data } = await who.ask<BoardVault>('GET', vault);
  const owed = [...db.ledger.accounts()].filter(
    ({ memberId, coin }) => coin === 'USDT' && ![2, 3].includes(db.members.get(memberId)?.memberType ?? 0),
  );
  const usdt = data.coverage.find(({ coin }) => coin === 'USDT');
  expect(usdt?.owed).toBe(format(owed.reduce((all, { available, frozen }) => all + available + frozen, 0n)));
  const wallets = db.walletCodes.filter(({ coin }) => coin === 'USDT');
  expect(usdt?.held).toBe(total(wallets.flatMap(({ hotBalance, coldBalance }) => [hotBalance, coldBalance])));
  expect(data.held).toBe(total(data.coverage.map((row) => row.held)));
  expect(data.owed).toBe(total(data.coverage.map((row) => row.owed)));
  expect(data.wallets.filter(({ low }) => low)).toMatchObject([{ walletCode: 'USDT-BEP20' }]);
  expect(data.wallets[0]?.low).toBe(true);
});

test('a wallet code that is switched off still covers what is owed, here as in the asset figures', async () => {
  const place = bench();
  const { db } = place;
  const who = await signedIn(place, 'admin');
  const off = db.walletCodes.find(({ walletCode }) => walletCode === 'USDT-BEP20');
  Object.assign(off ?? {}, { status: 0 });
  const { data } = await who.ask<BoardVault>('GET', vault);
  const assets = await who.ask<AssetSummary>('GET', 'memberAsset/summary');
  const usdt = assets.data.coverage?.find(({ coin }) => coin === 'USDT');
  expect(data.coverage.find(({ coin }) => coin === 'USDT')?.held).toBe(
    total([usdt?.hot ?? '', usdt?.cold ?? '']),
  );
  expect(data.wallets.map(({ walletCode }) => walletCode)).not.toContain('USDT-BEP20');
});

test('an agent sees his own team’s money only, and no wallets; others need the permission', async () => {
  const place = bench();
  const { db } = place;
  const everybody = await (await signedIn(place, 'admin')).ask<BoardFlow>('GET', flow);
  const agent = await signedIn(place, 'agent01');
  const { data } = await agent.ask<BoardFlow>('GET', flow);
  const root = [...db.members.values()].find(({ uid }) => uid === '10010015')?.teamPath ?? '?';
  const team = [...db.recharges.values()].filter(
    (row) =>
      row.status === 2 &&
      (row.creditedAt ?? '') >= TODAY &&
      (db.members.get(row.memberId)?.teamPath ?? '').startsWith(root) &&
      ![2, 3].includes(db.members.get(row.memberId)?.memberType ?? 0),
  );
  expect(data.recharge).toBe(total(team.map(rechargeUsdt)));
  expect(data.recharge).not.toBe(everybody.data.recharge);
  expect((await agent.ask('GET', vault)).code).toBe(40300);
  const operations = await signedIn(place, 'operate01');
  expect((await operations.ask('GET', flow)).code).toBe(40300);
  expect((await operations.ask('GET', vault)).code).toBe(40300);
});
