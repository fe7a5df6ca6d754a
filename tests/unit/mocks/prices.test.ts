import { expect, test } from 'vitest';
import { createDb } from '#mocks/db';
import { indexAt, markAt, quotesAt } from '#mocks/core/market/quotes';
import { symbols } from '#mocks/core/market/symbols';
import { format, parse, times } from '#mocks/core/money';
import { hasFeed, priceAt, priceOf } from '#mocks/core/prices';
import { DAY, HOUR, MINUTE, msOf } from '#mocks/core/time';
import { medianOf } from '#mocks/core/trading/delivery';
import type { AssetSummary } from '#mocks/asset/wire';
import type { BoardMarket } from '@/api/boardTypes';
import type { Option, Page } from '@/api/types';
import { bench, NOON, signedIn } from './operator';

const SECOND = 1000;

interface Priced {
  coin: string;
  priceUsdt: string;
  hasFeed: 0 | 1;
}

test('a coin has one price, whichever screen one looks at, and at the next look another one', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const look = async () => {
    const codes = await admin.ask<Page<Priced>>('GET', 'walletCode/list?pageSize=100');
    const market = await admin.ask<BoardMarket>('GET', 'home/boardTrade?part=market');
    const options = await admin.ask<{ coin: (Option & { extra: { priceUsdt: string } })[] }>(
      'GET',
      'common/options?type=coin',
    );
    const assets = await admin.ask<AssetSummary>('GET', 'memberAsset/summary');
    return {
      codes: codes.data.list,
      board: new Map(market.data.symbols.map(({ symbol, price }) => [symbol, format(parse(price))])),
      options: new Map(options.data.coin.map(({ key, extra }) => [key, extra.priceUsdt])),
      assets: assets.data.byCoin,
    };
  };
  const seen = await look();
  for (const { coin, priceUsdt } of seen.codes) {
    expect([coin, seen.board.get(`${coin}USDT`) ?? priceUsdt]).toEqual([coin, priceUsdt]);
    expect([coin, seen.options.get(coin) ?? priceUsdt]).toEqual([coin, priceUsdt]);
  }
  const priceIn = new Map(seen.codes.map(({ coin, priceUsdt }) => [coin, parse(priceUsdt)]));
  for (const { coin, total, usdtValue } of seen.assets)
    expect([coin, usdtValue]).toEqual([coin, format(times(parse(total), priceIn.get(coin) ?? 0n))]);
  expect(new Set(seen.codes.filter((row) => row.hasFeed === 0).map(({ coin }) => coin))).toEqual(
    new Set(['MATIC']),
  );
  place.wait(10 * SECOND);
  const later = await look();
  expect(later.codes.find(({ coin }) => coin === 'BTC')?.priceUsdt).not.toBe(
    seen.codes.find(({ coin }) => coin === 'BTC')?.priceUsdt,
  );
});

test('a past price is what it was, whenever and in whichever backend it is asked for', () => {
  const moments = [NOON - 60 * DAY, NOON - DAY, NOON - HOUR, NOON - 7 * SECOND];
  const one = createDb({ now: () => NOON });
  const other = createDb({ seed: 7, now: () => NOON });
  other.forward(DAY);
  for (const { coin, symbol } of symbols) {
    const prices = moments.map((at) => priceAt(one, coin, at));
    expect(moments.toReversed().map((at) => priceAt(other, symbol, at))).toEqual(prices.toReversed());
    expect(prices.every((price) => price > 0n)).toBe(true);
  }
});

test('USDT is what prices are in, an entered price stands, and an unknown coin is worth nothing', () => {
  const db = createDb({ now: NOON });
  expect(format(priceAt(db, 'USDT', NOON - DAY))).toBe('1');
  for (const row of db.walletCodes) row.priceUsdt = '0.5';
  expect(format(priceOf(db, 'MATIC'))).toBe('0.5');
  expect(format(priceOf(db, 'NOPE'))).toBe('0');
  expect(format(priceOf(db, 'BTC'))).not.toBe('0.5');
  expect(['BTC', 'TON', 'USDC', 'MATIC', 'NOPE'].map(hasFeed)).toEqual([true, true, true, false, false]);
});

test('the index is the middle of the quotes that are on hand, the mark is near it', () => {
  for (const symbol of symbols) {
    for (let at = NOON; at < NOON + MINUTE; at += 7 * SECOND) {
      const quotes = quotesAt(symbol, at);
      expect(quotes.map(({ source }) => source)).toEqual(symbol.sources);
      expect(quotes.every((quote) => quote.at <= at && quote.at > at - SECOND)).toBe(true);
      const index = indexAt(symbol, at);
      expect(medianOf(quotes.map(({ price }) => price))).toBe(index);
      const off = Number(markAt(symbol, at) - index) / Number(index);
      expect(Math.abs(off)).toBeLessThan(0.003);
    }
  }
});

test('the mark of a contract is not its index, and a suspended one stands still', () => {
  const apart = symbols.filter((symbol) => markAt(symbol, NOON) !== indexAt(symbol, NOON));
  expect(apart.length).toBeGreaterThan(8);
  for (const symbol of symbols.filter(({ tradeState }) => tradeState === 3)) {
    expect(indexAt(symbol, NOON)).toBe(indexAt(symbol, NOON - DAY));
    expect(markAt(symbol, NOON)).toBe(indexAt(symbol, NOON));
  }
});

test('what members paid in and asked for was valued at the price of that moment', () => {
  const db = createDb({ now: NOON });
  for (const row of [...db.recharges.values(), ...db.withdraws.values()]) {
    const price = priceAt(db, row.coin, msOf(row.createdAt));
    expect([row.orderNo, row.usdtValue]).toEqual([row.orderNo, format(times(parse(row.amount), price))]);
  }
});
