import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { interestThrough } from '#mocks/core/staking';
import { DAY, HOUR } from '#mocks/core/time';
import { AccountType } from '#mocks/core/transfers';
import { subscribe } from '#mocks/staking/subscribe';
import type { OrderRow, ProductRow } from '#mocks/staking/rows';
import { requestId, signedIn } from '../operator';
import type { Bench } from '../operator';
import { stakingBench } from './stakingBench';

const COIN = 'USDT';

/** A customer with at least 5,000 USDT that nothing else waits for. */
function customer({ db }: Bench): number {
  const account = db.ledger
    .accounts()
    .find(
      ({ accountType, coin, memberId, available }) =>
        accountType === AccountType.funding &&
        coin === COIN &&
        available >= parse('5000') &&
        db.members.get(memberId)?.status === 1 &&
        db.members.get(memberId)?.memberType === 1,
    );
  if (!account) throw new Error('nobody can pay');
  return account.memberId;
}

const product = ({ db }: Bench, code: string): ProductRow => {
  const found = [...db.stakingProducts.values()].find(({ productCode }) => productCode === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
};

const staked = (place: Bench, code: string, autoRenew: 0 | 1 = 0): OrderRow =>
  subscribe(place.db, {
    memberId: customer(place),
    productId: product(place, code).id,
    amount: '1000',
    autoRenew,
  });

const available = ({ db }: Bench, { memberId }: OrderRow) =>
  db.ledger.balance(memberId, AccountType.funding, COIN).available;

/** Lets so many days pass, with a look at the backend in each. */
async function days(place: Bench, count: number): Promise<void> {
  const who = await signedIn(place, 'finance01');
  for (let day = 0; day < count; day += 1) {
    place.wait(DAY);
    await who.ask('GET', 'stakingOrder/list?pageSize=10');
  }
}

const signed = (more: object) => ({ operPassword: DEMO_PASSWORD, requestId: requestId(), ...more });

test('a daily order pays each day, and principal and interest are back to the last digit at its end', async () => {
  const place = stakingBench();
  const before = place.db.ledger.balance(customer(place), AccountType.funding, COIN).available;
  const order = staked(place, 'USDT-7D');
  await days(place, 10);
  const earned = interestThrough({ principal: parse('1000'), apr: parse('4.5'), decimals: 6 }, 7);
  expect(order).toMatchObject({ status: 3, paid: format(earned), penalty: '0' });
  expect(order.paidDays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(available(place, order)).toBe(before + earned);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('an order that pays at its end pays all of it with the principal', async () => {
  const place = stakingBench();
  const order = staked(place, 'USDT-30D');
  await days(place, 20);
  expect(order.paid).toBe('0');
  await days(place, 14);
  const earned = interestThrough({ principal: parse('1000'), apr: parse('6'), decimals: 6 }, 30);
  expect(order).toMatchObject({ status: 3, paid: format(earned) });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('an early redemption costs half of the interest and nothing of the principal', async () => {
  const place = stakingBench();
  const order = staked(place, 'USDT-7D');
  await days(place, 4);
  const who = await signedIn(place, 'finance01');
  const paid = parse(order.paid);
  const before = available(place, order);
  const { data } = await who.ask<{ penalty: string; early: boolean; obstacle: string }>(
    'GET',
    `stakingOrder/redeemPreview?id=${order.id}`,
  );
  expect(data).toMatchObject({ early: true, obstacle: '' });
  const answer = await who.ask(
    'PUT',
    'stakingOrder/redeem',
    signed({ id: order.id, reason: '会员申请提前赎回' }),
  );
  expect(answer.code).toBe(0);
  expect(order).toMatchObject({ status: 4, penalty: data.penalty, redeemedBy: 'finance01' });
  expect(available(place, order)).toBe(before + parse('1000') - (paid - parse(order.paid)));
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a product that allows no early redemption refuses it in words', async () => {
  const place = stakingBench();
  const order = staked(place, 'USDT-180D');
  const who = await signedIn(place, 'finance01');
  const answer = await who.ask(
    'PUT',
    'stakingOrder/redeem',
    signed({ id: order.id, reason: '会员申请提前赎回' }),
  );
  expect(answer).toMatchObject({ code: 40904, msg: expect.stringContaining('提前赎回') });
  expect(order.status).toBe(1);
});

test('an order whose member wants it is renewed at once, with the APR of the day', async () => {
  const place = stakingBench();
  const order = staked(place, 'USDT-7D', 1);
  product(place, 'USDT-7D').apr = '4';
  await days(place, 8);
  expect(order.status).toBe(5);
  const next = [...place.db.stakingOrders.values()].find(({ renews }) => renews === order.orderNo);
  expect(next).toMatchObject({
    orderNo: order.renewedBy,
    apr: '4',
    principal: '1000',
    status: 1,
    startAt: order.endAt,
  });
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a day that was missed is paid once, by two people', async () => {
  const place = stakingBench();
  const order = staked(place, 'USDT-FLEX');
  const job = place.db.jobs.get('stakingInterest');
  if (!job) throw new Error('no job');
  await days(place, 1);
  job.status = 0;
  await days(place, 3);
  job.status = 1;
  place.wait(HOUR);
  const admin = await signedIn(place, 'admin');
  const log = async () =>
    (
      await admin.ask<{ day: string | null; paidAt: string | null }[]>(
        'GET',
        `stakingOrder/interestLog?id=${order.id}`,
      )
    ).data;
  const missed = (await log()).filter(({ paidAt }) => paidAt === null);
  expect(missed.length).toBeGreaterThan(0);
  const day = missed.at(-1)?.day;
  const ask = signed({ id: order.id, day, reason: '派息任务中断，补发收益' });
  const [maker, other] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  expect((await maker.ask('POST', 'stakingOrder/reissueInterest', ask)).code).toBe(0);
  const decide = () => signed({ id: order.id, result: 'approve' });
  expect((await maker.ask('POST', 'stakingOrder/review', decide())).code).toBe(40903);
  expect((await other.ask('POST', 'stakingOrder/review', decide())).code).toBe(0);
  expect((await log()).find((one) => one.day === day)?.paidAt).not.toBeNull();
  const again = { ...ask, requestId: requestId() };
  expect(await maker.ask('POST', 'stakingOrder/reissueInterest', again)).toMatchObject({ code: 40904 });
  expect(checkInvariants(place.db)).toEqual([]);
});
