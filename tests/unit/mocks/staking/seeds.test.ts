import { expect, test } from 'vitest';
import { Ledger } from '@/contract/ledgerKinds';
import { createDb } from '#mocks/db';
import { STORY_MEMBERS } from '#mocks/core/seeds/stories';
import { HOUR } from '#mocks/core/time';
import { unpaidDays } from '#mocks/staking/list';
import { openOrders } from '#mocks/staking/rows';
import { NOON } from '../operator';

const db = createDb({ now: () => NOON });

const orders = [...db.stakingOrders.values()];

test('members have staked, redeemed, renewed and been paid in the past', () => {
  expect(orders.length).toBeGreaterThan(80);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
  const lines = db.ledger.lines.filter(({ refType }) => refType === 'stakingOrder');
  expect(lines.length).toBeLessThan(1500);
  const kinds = [Ledger.stakingSubscribe, Ledger.stakingInterest, Ledger.stakingRedeem].map(
    ({ code }) => code,
  );
  expect([...new Set(lines.map(({ bizType }) => bizType))]).toEqual(expect.arrayContaining(kinds));
});

test('the lines of each account stay in the order of time, whatever the hour', () => {
  for (const later of [0, 77 * HOUR]) {
    const { ledger } = createDb({ now: () => NOON + later });
    for (const account of ledger.accounts()) {
      const times = ledger.linesOn(account).map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted());
    }
  }
});

test('nobody stakes of whom something waits, and no member of a story', () => {
  const waiting = db.areas.flatMap(({ open }) => (open && open.kind !== 'stakingOrder' ? [open] : []));
  for (const { memberId } of orders) {
    expect(memberId).toBeGreaterThan(STORY_MEMBERS);
    const kinds = waiting.flatMap((open) => (open.of(db, { memberId }).length > 0 ? [open.kind] : []));
    expect(kinds.filter((kind) => kind !== 'contractPosition')).toEqual([]);
  }
});

test('TON for 60 days is sold out', () => {
  const products = [...db.stakingProducts.values()];
  expect(products.filter(({ status }) => status === 2).map(({ productCode }) => productCode)).toEqual([
    'TON-60D',
  ]);
});

test('a day was missed: two orders were paid it by two people, and one waits for the second', () => {
  const late = orders.flatMap(({ paidDays }) => paidDays.filter(({ operatorName }) => operatorName !== ''));
  expect(late.map(({ operatorName }) => operatorName)).toEqual(['finance02', 'finance02']);
  expect(orders.filter(({ reissueBy }) => reissueBy !== '')).toMatchObject([{ reissueBy: 'finance01' }]);
  expect(openOrders(db).filter((order) => unpaidDays(db, order) > 0).length).toBeGreaterThan(2);
});
