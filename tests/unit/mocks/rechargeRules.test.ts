import { describe, expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import type { Channel, Member, RechargeRow } from '#mocks/core/rows';
import { DAY, HOUR } from '#mocks/core/time';
import { flagsOf } from '#mocks/recharge/flags';
import { addRecharge } from '#mocks/recharge/store';
import { submitVoucher } from '#mocks/recharge/voucher';
import type { Voucher } from '#mocks/recharge/voucher';
import { codeOf } from './context';
import { memberOf } from './memberDesk';
import { bench, NOON } from './operator';
import type { Bench } from './operator';

/** A member who is known by name, and to whom nothing has come in for a while. */
function knownMember({ db }: Bench): { id: number; name: string } {
  const recent = new Set(
    [...db.recharges.values()]
      .filter(({ createdAt }) => createdAt >= '2026-11-18')
      .map(({ memberId }) => memberId),
  );
  const known = [...db.auths.values()].find(
    ({ status, memberId }) => status === 2 && !recent.has(memberId) && db.members.get(memberId)?.status === 1,
  );
  if (!known) throw new Error('nobody is known by name');
  return { id: known.memberId, name: known.realName };
}

const onChain = (place: Bench, given: Partial<RechargeRow> = {}, at = NOON): RechargeRow =>
  addRecharge(place.db, at, {
    memberId: knownMember(place).id,
    source: 1,
    status: 0,
    coin: 'USDT',
    chain: 'TRX',
    walletCode: 'USDT-TRC20',
    fromAddress: `TFEED${'2'.repeat(29)}`,
    amount: '100',
    usdtValue: '100',
    ...given,
  });

describe('what is doubtful about a recharge', () => {
  test.each<[what: string, given: Partial<RechargeRow>, flags: string[]]>([
    ['an ordinary transfer', {}, []],
    ['a source that screening knows', { fromAddress: `TFEED${'2'.repeat(25)}dead` }, ['R01']],
    ['less than its wallet code takes', { amount: '0.5', usdtValue: '0.5' }, ['R04']],
    ['as much as two look at', { amount: '25000', usdtValue: '25000' }, ['R04']],
    ['a little less', { amount: '24999', usdtValue: '24999' }, []],
    ['money from inside the platform', { transferNo: 'W1', amount: '90000', usdtValue: '90000' }, []],
    ['an entry by hand', { source: 3, amount: '30000', usdtValue: '30000' }, []],
  ])('%s', (_, given, flags) => {
    expect(onChain(bench(), given).riskFlags).toEqual(flags);
  });

  test('a payer is the member, by the name that was approved', () => {
    const place = bench();
    const { id, name } = knownMember(place);
    const paidBy = (payerName: string, memberId = id) =>
      onChain(place, { source: 2, memberId, payerName }).riskFlags;
    expect(paidBy(name)).toEqual([]);
    expect(paidBy(` ${name.toUpperCase()} `)).toEqual([]);
    expect(paidBy('刘建国')).toEqual(['R02']);
    expect(paidBy('')).toEqual([]);
    // Nobody knows yet what member 10 is called.
    expect(paidBy('刘建国', 10)).toEqual([]);
  });

  test('a large amount in parts is flagged with the part that makes it large', () => {
    const part = { amount: '9000', usdtValue: '9000' };
    const flagsOfParts = (...hours: number[]) => {
      const place = bench();
      const { id: memberId } = knownMember(place);
      return hours.map((ago) => onChain(place, { ...part, memberId }, NOON - ago * HOUR).riskFlags);
    };
    expect(flagsOfParts(23, 10, 1, 0)).toEqual([[], [], ['R03'], ['R03']]);
    expect(flagsOfParts(30, 25, 0)).toEqual([[], [], []]);
    const place = bench();
    const { id: memberId } = knownMember(place);
    for (const status of [3, 4] as const) onChain(place, { ...part, memberId, status }, NOON - HOUR);
    expect(onChain(place, { ...part, memberId }).riskFlags).toEqual([]);
  });

  test('what the past holds follows from the same rules', () => {
    const { db } = bench();
    const rows = [...db.recharges.values()];
    for (const row of rows)
      expect([row.orderNo, flagsOf(db, row).filter((flag) => flag !== 'R03')]).toEqual([
        row.orderNo,
        row.riskFlags.filter((flag) => flag !== 'R03'),
      ]);
    for (const flag of ['R01', 'R02', 'R04'])
      expect(rows.filter(({ riskFlags }) => riskFlags.includes(flag)).length).toBeGreaterThan(2);
    const vouchers = rows.filter(({ payerName }) => payerName !== '');
    const others = vouchers.filter(
      ({ proof, fiatAmount, amount }) => proof?.amount !== (fiatAmount ?? amount),
    );
    // The one whose bank received less than was entered.
    expect(others.map(({ id }) => id)).toEqual([9]);
    const own = vouchers.filter(({ riskFlags }) => !riskFlags.includes('R02'));
    expect(own.length / vouchers.length).toBeGreaterThan(0.8);
    for (const { channelId, amount } of vouchers) {
      const { minAmount, maxAmount } = db.channels.get(channelId ?? 0) ?? {};
      expect(Number(amount)).toBeGreaterThanOrEqual(Number(minAmount));
      expect(Number(amount)).toBeLessThanOrEqual(Number(maxAmount));
    }
  });
});

const BANK = 9;

interface Terms {
  channel?: Partial<Channel>;
  member?: Partial<Member>;
  voucher?: Partial<Voucher>;
}

/** Hands in a voucher of 100 USDT by a bank that takes 50 to 50,000, and 500,000 a day. */
function handIn(place: Bench, { channel = {}, member = {}, voucher = {} }: Terms = {}): RechargeRow {
  const { id, name } = knownMember(place);
  const row = place.db.channels.get(BANK);
  if (!row) throw new Error('no bank');
  Object.assign(row, channel);
  Object.assign(memberOf(place, id), member);
  const usual = { channelId: BANK, memberId: id, amount: '100', payerName: name, voucherImgs: [] };
  return submitVoucher(place.db, { ...usual, ...voucher });
}

test('a voucher waits with what its channel makes of it', () => {
  const place = bench();
  const row = handIn(place, { channel: { feeType: 2, feeValue: '1.5' }, voucher: { amount: '100.01' } });
  expect(row).toMatchObject({
    status: 1,
    source: 2,
    coin: 'USDT',
    fee: '1.50015',
    fiatCurrency: 'CNY',
    rate: '7.12',
    fiatAmount: '712.07',
    riskFlags: [],
  });
  expect(checkInvariants(place.db)).toEqual([]);
});

test.each<[what: string, terms: Terms, code: number]>([
  ['that is switched off', { channel: { status: 0 } }, 40904],
  ['of a closed member', { member: { status: 3 } }, 40904],
  ['for other levels', { channel: { visibleLevels: [4, 5] }, member: { level: 0 } }, 40904],
  ['for this level', { channel: { visibleLevels: [0, 5] }, member: { level: 0 } }, 0],
  ['for other countries', { channel: { visibleCountries: ['TW'] }, member: { countryCode: 'CN' } }, 40904],
  ['for this country', { channel: { visibleCountries: ['TW', 'CN'] }, member: { countryCode: 'CN' } }, 0],
  ['by less than it takes', { voucher: { amount: '49.99' } }, 42202],
  ['by the least it takes', { voucher: { amount: '50' } }, 0],
  ['by the most it takes', { voucher: { amount: '50000' } }, 0],
  ['by more than it takes', { voucher: { amount: '50000.01' } }, 42202],
  ['by more decimals than the coin has', { voucher: { amount: '50.0000001' } }, 42203],
  ['nobody knows', { voucher: { channelId: 99 } }, 40400],
])('a voucher by a channel %s', (_, terms, code) => {
  expect(codeOf(() => handIn(bench(), terms))).toBe(code);
});

test('a channel takes no more than its limit in a day, and begins again the next', () => {
  const place = bench();
  const { db } = place;
  for (const row of db.recharges.values()) if (row.channelId === BANK) row.deleted = true;
  const channel = { dailyLimit: '250' };
  const first = handIn(place, { channel });
  expect(codeOf(() => handIn(place, { channel }))).toBe(0);
  expect(codeOf(() => handIn(place, { channel }))).toBe(42205);
  first.status = 3;
  expect(codeOf(() => handIn(place, { channel }))).toBe(0);
  place.wait(DAY);
  expect(codeOf(() => handIn(place, { channel, voucher: { amount: '250' } }))).toBe(0);
});

test.each<[what: string, terms: Terms, credited: boolean]>([
  ['up to the threshold', {}, true],
  ['above it', { voucher: { amount: '100.01' } }, false],
  ['of a channel that does not', { channel: { autoReview: 0 } }, false],
  ['paid by somebody else', { voucher: { payerName: '刘建国' } }, false],
  [
    'that two have to look at, whatever the threshold',
    { channel: { reviewThreshold: '40000' }, voucher: { amount: '20001' } },
    false,
  ],
])('a channel that credits at once: a voucher %s', (_, terms, credited) => {
  const place = bench();
  const channel = {
    autoReview: 1,
    reviewThreshold: '100',
    feeType: 1,
    feeValue: '2',
    ...terms.channel,
  } as const;
  const row = handIn(place, { ...terms, channel });
  expect(row).toMatchObject(credited ? { status: 2, creditAmount: '98' } : { status: 1, creditAmount: null });
  expect(place.db.ledger.lines.filter(({ refNo }) => refNo === row.orderNo)).toHaveLength(credited ? 1 : 0);
  expect(checkInvariants(place.db)).toEqual([]);
});
