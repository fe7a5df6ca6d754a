import { expect, test } from 'vitest';
import { AdjustStatus } from '@/contract/finance/adjustFlow';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import { barsOf } from '#mocks/core/bars';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { followUp } from '#mocks/core/followUps';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { randomStream } from '#mocks/core/random';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import type { ViolationRow } from '#mocks/violation/store';
import { isInForce } from '#mocks/violation/store';
import { bench, signedIn } from '../operator';
import { appeal, handle, innocent, recorded, revoke } from './violations';

const place = bench();
const { db } = place;
const service = await signedIn(place, 'service01');
const first = await signedIn(place, 'risk001');
const second = await signedIn(place, 'admin');

test('confirmed penalties hold at once, and are lifted when it is revoked', async () => {
  const member = innocent(db);
  const row = await recorded(place, service, member.id);
  expect((await handle(first, row, { penalties: ['freeze', 'noWithdraw'] })).code).toBe(0);
  expect(member).toMatchObject({ status: 2, canLogin: 0, canTrade: 0, canWithdraw: 0, canTransfer: 0 });
  expect(barsOf(db, member.id).map(({ kind, no }) => [kind, no])).toEqual([
    ['freeze', row.violationNo],
    ['noWithdraw', row.violationNo],
  ]);
  expect((await appeal(first, row)).code).toBe(0);
  expect(member.status).toBe(2);
  expect((await revoke(second, row)).code).toBe(0);
  expect(row.status).toBe(ViolationStatus.revoked);
  expect(member).toMatchObject({ status: 1, canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 });
});

test('what another violation holds stays, and operators are told which one it is', async () => {
  const member = innocent(db);
  const [one, other] = [await recorded(place, service, member.id), await recorded(place, service, member.id)];
  await handle(first, one, { penalties: ['freeze', 'noWithdraw'] });
  await handle(first, other, { penalties: ['noWithdraw'] });
  await revoke(second, one);
  expect(member).toMatchObject({ status: 1, canTrade: 1, canWithdraw: 0 });
  const { id, version } = member;
  const { code, msg } = await second.ask('PUT', 'member/setPermission', {
    id,
    version,
    canLogin: 1,
    canTrade: 1,
    canWithdraw: 1,
    canTransfer: 1,
    reason: '会员要求恢复提现',
  });
  expect(code).toBe(40904);
  expect(msg).toContain(other.violationNo);
});

test('penalties end by themselves in time', async () => {
  const member = innocent(db);
  const row = await recorded(place, service, member.id);
  await handle(first, row, { penalties: ['noTrade'], penaltyUntil: stampOf(db.now() + HOUR) });
  expect(member.canTrade).toBe(0);
  place.wait(2 * HOUR);
  runDueJobs(db);
  expect(member.canTrade).toBe(1);
  expect(row).toMatchObject({ status: ViolationStatus.confirmed });
  expect(row.liftedAt).not.toBeNull();
});

/** A normal member with more than a unit to take back. */
const rich = () => innocent(db, ({ id }) => db.ledger.balance(id, 1, 'USDT').available > 10n * 10n ** 18n);

const taken = (clawbackAmount: string) => ({
  penalties: ['clawback'],
  clawbackAccount: 1,
  clawbackCoin: 'USDT',
  clawbackAmount,
});

test('a claw-back is a request that another operator approves, and is dropped with the violation', async () => {
  const member = rich();
  const before = db.ledger.balance(member.id, 1, 'USDT');
  const row = await recorded(place, service, member.id);
  expect((await handle(first, row, taken('999999999'))).code).toBe(42201);
  expect((await handle(first, row, { penalties: ['clawback'] })).code).toBe(40000);
  expect(row.status).toBe(ViolationStatus.pending);
  expect((await handle(first, row, taken('1'))).code).toBe(0);
  const asked = () => [...db.adjusts.values()].find(({ adjustNo }) => adjustNo === row.clawbackNo);
  expect(asked()).toMatchObject({
    status: AdjustStatus.pending,
    category: 'abnormal',
    amount: '1',
    refNo: row.violationNo,
    createdBy: 'risk001',
  });
  const { available, frozen } = db.ledger.balance(member.id, 1, 'USDT');
  expect(available + frozen).toBe(before.available + before.frozen);
  await revoke(second, row);
  expect(asked()?.status).toBe(AdjustStatus.cancelled);
  expect(row.refundNo).toBe('');
});

test('a closing that violations ask for goes with the last of them, and one that an operator made stays', async () => {
  const member = innocent(db, (one) => followUp(db, 'closings').obstacle(db, one, 0) === undefined);
  const one = await recorded(place, service, member.id);
  expect((await handle(first, one, { penalties: ['close'] })).code).toBe(0);
  const other = await recorded(place, service, member.id);
  expect((await handle(second, other, { penalties: ['close'] })).code).toBe(0);
  await revoke(second, one);
  expect(member.closeRequestedBy).toBe('risk001');
  await revoke(first, other);
  expect(member.closeRequestedBy).toBe('');

  const { id, version } = member;
  const asking = {
    id,
    version,
    step: 'request',
    reason: '会员来电要求注销账户',
    operPassword: DEMO_PASSWORD,
  };
  expect((await first.ask('PUT', 'member/close', asking)).code).toBe(0);
  const third = await recorded(place, service, member.id);
  expect((await handle(first, third, { penalties: ['close'] })).code).toBe(0);
  expect((await revoke(second, third)).code).toBe(0);
  expect(member.closeRequestedBy).toBe('risk001');
});

const PENALTIES = ['warn', 'freeze', 'noTrade', 'noWithdraw'];

/** What the violations in force leave of a member. */
function left(rows: readonly ViolationRow[]) {
  const held = new Set(rows.filter(isInForce).flatMap(({ penalties }) => penalties));
  const isFrozen = held.has('freeze');
  return {
    status: isFrozen ? 2 : 1,
    canLogin: isFrozen ? 0 : 1,
    canTrade: isFrozen || held.has('noTrade') ? 0 : 1,
    canWithdraw: isFrozen || held.has('noWithdraw') ? 0 : 1,
    canTransfer: isFrozen ? 0 : 1,
  };
}

test.each([1, 2, 3, 4])(
  'in any order of decisions a member is what is in force leaves (%i)',
  { timeout: 60_000 },
  async (seed) => {
    const random = randomStream(seed, 'violations');
    const member = innocent(db);
    const rows: ViolationRow[] = [];
    // Days go by, in which sessions end.
    const signIn = async () => ({
      service: await signedIn(place, 'service01'),
      first: await signedIn(place, 'risk001'),
      second: await signedIn(place, 'admin'),
      third: await signedIn(place, 'admin02'),
    });
    let staff = await signIn();
    for (let step = 0; step < 40; step++) {
      const row = rows.length ? random.pick(rows) : undefined;
      const act = random.int(0, 5);
      if (!row || act === 0) {
        if (rows.length < 8)
          rows.push(await recorded(place, staff.service, member.id, { severity: random.pick([1, 2, 3]) }));
      } else if (act <= 2) {
        const penalties = row.penalties.length
          ? row.penalties
          : PENALTIES.filter((_, at) => at === 0 || random.chance(0.5));
        const penaltyUntil =
          row.firstReviewer === '' && random.chance(0.5)
            ? stampOf(db.now() + random.int(1, 4) * DAY)
            : (row.penaltyUntil ?? undefined);
        await handle(row.firstReviewer ? staff.second : staff.first, row, { penalties, penaltyUntil });
      } else if (act === 3) await appeal(staff.first, row);
      else if (act === 4) await revoke(staff.third, row, random.pick(['approve', 'reject']));
      else {
        place.wait(random.int(1, 30) * HOUR);
        runDueJobs(db);
        staff = await signIn();
      }
      expect(member).toMatchObject(left(rows));
    }
    expect(checkInvariants(db)).toEqual([]);
  },
);
