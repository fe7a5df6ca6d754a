import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { evidenceAt } from '#mocks/core/market/feed';
import { heardOf } from '#mocks/core/market/heard';
import { failSource, healSource, heardAt, indexIn } from '#mocks/core/market/sources';
import { indexAt } from '#mocks/core/market/quotes';
import { marketOf } from '#mocks/core/market/symbols';
import { MINUTE, SECOND } from '#mocks/core/time';
import { markPriceOf } from '#mocks/trading/symbols';
import { bench } from './operator';

function btc() {
  const market = marketOf('BTCUSDT');
  if (!market) throw new Error('no market');
  return market;
}

test('an exchange that says nothing, or something else than the others, is left out of the index', () => {
  const { db, wait } = bench();
  failSource(db, 'nova');
  failSource(db, 'orbit', 0.03);
  wait(5 * SECOND);
  const heard = heardAt(db, btc(), db.now());
  expect(heard.map(({ source, isUsed }) => [source, isUsed])).toEqual([
    ['orbit', false],
    ['polar', true],
    ['quasar', true],
    ['comet', true],
  ]);
  const usual = indexAt(btc(), db.now());
  const off = Number(indexIn(db, btc(), db.now()) - usual) / Number(usual);
  expect(Math.abs(off)).toBeLessThan(0.0005);
  expect(evidenceAt(db, 'BTCUSDT', db.now())?.quotes.map(({ source }) => source)).toEqual([
    'polar',
    'quasar',
    'comet',
  ]);
  expect(heardOf(db, 'BTCUSDT', db.now()).stale).toBe(false);
});

test('with too few exchanges the index stands still and is stale, and goes on with the first that is heard again', () => {
  const { db, wait } = bench();
  for (const source of ['nova', 'orbit', 'quasar']) failSource(db, source);
  wait(5 * SECOND);
  const last = indexIn(db, btc(), db.now() - 1);
  wait(MINUTE);
  expect(heardOf(db, 'BTCUSDT', db.now()).stale).toBe(true);
  expect(indexIn(db, btc(), db.now())).toBe(last);
  expect(evidenceAt(db, 'BTCUSDT', db.now())).toBeUndefined();
  const mark = markPriceOf(db, 'BTCUSDT');
  wait(MINUTE);
  expect(markPriceOf(db, 'BTCUSDT')).toBe(mark);
  healSource(db, 'nova');
  wait(5 * SECOND);
  expect(heardOf(db, 'BTCUSDT', db.now()).stale).toBe(false);
  expect(evidenceAt(db, 'BTCUSDT', db.now())?.quotes).toHaveLength(3);
  expect(checkInvariants(db)).toEqual([]);
});

test('what was heard before a failure stays what it was', () => {
  const { db, wait } = bench();
  const moments = [0, 1, 7, 60].map((minutes) => db.now() - minutes * MINUTE);
  const before = moments.map((at) => indexIn(db, btc(), at));
  failSource(db, 'polar', -0.5);
  wait(10 * MINUTE);
  expect(moments.map((at) => indexIn(db, btc(), at))).toEqual(before);
});
