import { expect, test } from 'vitest';
import { placeKey, sameAddress, samePlace } from '#mocks/core/place';
import type { MemberProfile } from '#mocks/member/profile/wire';
import type { BulkAnswer, Page } from '@/api/types';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { bench, requestId, signedIn } from './operator';
import { waiting } from './withdraws';
import type { WithdrawCheck, WithdrawLog } from './withdraws';

const LOWER = `0xfeed${'ab12'.repeat(9)}`;
const MIXED = `0xFEED${'Ab12'.repeat(9)}`;
const LOUD = LOWER.toUpperCase();
const TRON = `TFEED${'Ab1'.repeat(9)}12`;

test('addresses are compared as their chain compares them, and the memo counts', () => {
  expect(sameAddress(LOWER, MIXED)).toBe(true);
  expect(sameAddress(LOWER, LOUD)).toBe(true);
  expect(sameAddress(TRON, TRON.toLowerCase())).toBe(false);
  expect(samePlace({ address: MIXED, memo: '7' }, { address: LOWER, memo: '7' })).toBe(true);
  expect(samePlace({ address: MIXED, memo: '7' }, { address: LOWER, memo: '8' })).toBe(false);
  expect(placeKey({ address: MIXED, memo: '' })).toBe(placeKey({ address: LOWER, memo: '' }));
  expect(placeKey({ address: TRON, memo: '' })).not.toBe(placeKey({ address: TRON.toLowerCase(), memo: '' }));
});

const ETHER = { walletCode: 'ETH-ERC20', chain: 'ETH', toAddress: MIXED } as const;

/** Two members who withdraw to one address, written in two ways, and the first one's entry in his address book. */
function sharing() {
  const place = bench();
  const { db } = place;
  const [entry] = db.withdrawAddresses.values();
  if (!entry) throw new Error('there is no withdraw address');
  const known = { ...entry, id: db.nextId('withdrawAddress'), memberId: 2, memo: '', status: 2 as const };
  db.withdrawAddresses.set(known.id, { ...known, address: LOWER, walletCode: 'ETH-ERC20' });
  const row = waiting(place, { ...ETHER, memberId: 1 });
  waiting(place, { ...ETHER, memberId: 8, toAddress: LOWER });
  return { place, row, known };
}

const checkOf = async (place: ReturnType<typeof bench>, id: number, code: string) => {
  const who = await signedIn(place, 'risk001');
  const { data } = await who.ask<WithdrawCheck[]>('GET', `memberWithdrawLog/checks?id=${id}`);
  return data.find((check) => check.code === code)?.level;
};

test('who writes an address in other letters shares it all the same', async () => {
  const { place, row } = sharing();
  expect(await checkOf(place, row.id, 'W09')).toBe('warn');
  const who = await signedIn(place, 'risk001');
  const { data } = await who.ask<Page<WithdrawLog>>('POST', 'cwManage/withdrawLogList', {
    orderNo: row.orderNo,
  });
  expect(data.list[0]?.sharedMembers).toBe(2);
  const { data: profile } = await who.ask<MemberProfile>('GET', 'member/profile?id=1');
  const tie = profile.linked.find(({ uid }) => uid === '10010008');
  expect(tie?.reasons.map(({ kind }) => kind)).toContain('address');
});

test('members of one exchange, told apart by their memos, are not linked', async () => {
  const place = bench();
  const ripple = { walletCode: 'XRP-XRP', chain: 'XRP', toAddress: `rFEED${'1'.repeat(28)}` } as const;
  waiting(place, { ...ripple, memberId: 1, memo: '1001' });
  waiting(place, { ...ripple, memberId: 8, memo: '1002' });
  const who = await signedIn(place, 'risk001');
  const { data } = await who.ask<MemberProfile>('GET', 'member/profile?id=1');
  expect(data.linked.map(({ uid }) => uid)).not.toContain('10010008');
});

test('a blacklisted address stays barred in other letters', async () => {
  const { place, row, known } = sharing();
  expect(await checkOf(place, row.id, 'W03')).toBe('pass');
  const who = await signedIn(place, 'risk001');
  const { code, data } = await who.ask<{ held: string[] }>('PUT', 'memberWithdrawAddress/blacklist', {
    id: known.id,
    version: known.version,
    reason: '确认为诈骗地址',
    operPassword: DEMO_PASSWORD,
    requestId: requestId(),
  });
  expect(code).toBe(0);
  expect(data.held).toContain(row.orderNo);
  expect(await checkOf(place, row.id, 'W03')).toBe('block');
  const { data: holders } = await who.ask<{ id: number }[]>(
    'GET',
    `memberWithdrawAddress/members?address=${LOUD.replace('0X', '0x')}`,
  );
  expect(holders.map(({ id }) => id)).toEqual([known.id]);
});

test('an address that is there already is refused in other letters', async () => {
  const who = await signedIn(bench(), 'finance01');
  const add = (address: string) =>
    who.ask<BulkAnswer>('POST', 'memberRechargeAddress/add', { walletCode: 'ETH-ERC20', address });
  expect((await add(LOWER)).code).toBe(0);
  expect((await add(MIXED)).code).toBe(40905);
});
