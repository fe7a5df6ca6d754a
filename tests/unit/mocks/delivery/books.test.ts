import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { evidenceAt, stopFeed } from '#mocks/core/market/feed';
import { format, parse } from '#mocks/core/money';
import { SECOND } from '#mocks/core/time';
import { AccountType, transferOwn } from '#mocks/core/transfers';
import { placeOrder } from '#mocks/delivery/place';
import { lookFor } from '#mocks/delivery/settle';
import { bookRefund } from '#mocks/delivery/bookings';
import { change } from '#mocks/delivery/rows';
import { times } from '../../../effort';
import { bench } from '../operator';

const cents = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => (value / 100).toFixed(2).replace(/\.?0+$/, ''));

const order = fc.record({
  cycleId: fc.constantFrom(1, 7, 13, 25),
  direction: fc.constantFrom(1 as const, 2 as const),
  stake: cents(1000, 20_000),
  odds: cents(1, 200),
  feeRate: cents(0, 1000),
  tieRule: fc.constantFrom(1 as const, 2 as const),
  isTie: fc.boolean(),
  isVoided: fc.boolean(),
});

test('whatever is staked, won, lost, tied or voided, the ledger is even to the last digit', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), (wishes) => {
      const place = bench();
      const { db } = place;
      const rich = db.ledger
        .accounts()
        .filter(
          ({ memberId, accountType, coin, available }) =>
            accountType === AccountType.funding &&
            coin === 'USDT' &&
            available > parse('3000') &&
            db.members.get(memberId)?.canTrade === 1 &&
            db.members.get(memberId)?.status === 1,
        );
      const [{ memberId } = { memberId: 0 }] = rich;
      const [from, to] = [AccountType.funding, AccountType.delivery];
      transferOwn(db, { memberId, coin: 'USDT', amount: parse('3000'), from, to });
      const { available: before, frozen: set } = db.ledger.balance(memberId, to, 'USDT');
      const orders = wishes.map(({ cycleId, odds, feeRate, tieRule, isTie, isVoided, ...wish }) => {
        const cycle = db.deliveryCycles.get(cycleId);
        const contract = db.deliveryContracts.get(Number(cycle?.contractId));
        Object.assign(cycle ?? {}, { oddsUp: odds, oddsDown: odds, feeRate });
        Object.assign(contract ?? {}, { tieRule, maxOpenPerMember: 0 });
        return { row: placeOrder(db, { memberId, cycleId, ...wish }), isTie, isVoided };
      });
      place.wait(61 * SECOND);
      let expected = 0n;
      for (const { row, isTie, isVoided } of orders) {
        if (isVoided) {
          stopFeed(db, row.symbol);
          bookRefund(db, row, { operatorName: 'risk002', requestId: 'void-1' });
          change(db, row, { status: 4, voidBy: 'risk001', voidReviewer: 'risk002' });
          continue;
        }
        db.outages.length = 0;
        const price = evidenceAt(db, row.symbol, row.lookAt)?.median ?? 0n;
        if (isTie) change(db, row, { openPrice: format(price) });
        lookFor(db, row);
        if (row.status !== 2) throw new Error(`${row.orderNo} was not settled`);
        if (isTie) expect(row.result).toBe(row.tieRule === 1 ? 3 : 2);
        expected += parse(row.payout ?? '0') - parse(row.stake) - parse(row.fee);
      }
      const after = db.ledger.balance(memberId, to, 'USDT');
      expect(after.available - before).toBe(expected);
      expect(after.frozen).toBe(set);
      expect(checkInvariants(db)).toEqual([]);
    }),
    { numRuns: times(15) },
  );
});
