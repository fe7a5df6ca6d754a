import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format, parse } from '#mocks/core/money';
import { turnoverInUsdt, turnoverOf } from '#mocks/delivery/turnover';
import { times } from '../../../effort';
import { bench } from '../operator';

const { db } = bench();
const [sample] = [...db.deliveryOrders.values()].filter(({ status }) => status === 2);
if (!sample) throw new Error('no order is settled');

/** An amount of a coin with up to 18 decimals. */
const amount = fc.bigInt({ min: 0n, max: 10n ** 24n }).map(format);

const order = fc
  .record({
    coin: fc.constantFrom('USDT', 'BTC', 'ETH', 'DOGE'),
    stake: amount,
    fee: amount,
    payout: fc.option(amount),
  })
  .map((given) => ({ ...sample, ...given }));

const orders = fc.array(order, { maxLength: 30 });

test('whatever was staked and paid, the net in USDT is what a reader adds up from the three figures beside it', () => {
  fc.assert(
    fc.property(orders, (settled) => {
      const { stakeUsdt, feeUsdt, payoutUsdt, netUsdt } = turnoverInUsdt(db, settled);
      expect(parse(netUsdt)).toBe(parse(stakeUsdt) + parse(feeUsdt) - parse(payoutUsdt));
      for (const figure of [stakeUsdt, feeUsdt, payoutUsdt, netUsdt])
        expect(figure).toMatch(/^-?\d+(\.\d{1,2})?$/);
    }),
    { numRuns: times(100) },
  );
});

test('in the coin of a contract the net is stakes and fees less payouts, to the last digit, order by order', () => {
  fc.assert(
    fc.property(orders, orders, (some, more) => {
      const { stake, fee, payout, net } = turnoverOf([...some, ...more]);
      expect(net).toBe(stake + fee - payout);
      expect(net).toBe(turnoverOf(some).net + turnoverOf(more).net);
    }),
    { numRuns: times(100) },
  );
});
