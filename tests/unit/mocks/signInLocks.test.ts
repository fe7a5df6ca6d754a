import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WireDetailOf } from '@/contract/resource';
import type { user } from '@/contract/system/user';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { Refusal, wording } from '#mocks/core/refusal';
import { checkPassword } from '#mocks/core/signIn';
import { userOf } from './context';
import { bench, credentials, operator, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const OFFICE = '198.51.100.1';
const MINUTE = 60_000;

type User = WireDetailOf<typeof user>;

/** What a sign-in is answered with, as whoever types it reads it; empty for one that succeeds. */
function answerOf({ db }: Bench, name: string, password: string, ip = OFFICE): string {
  try {
    checkPassword(db, name, password, ip);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${wording(error, 'en')}`;
    throw error;
  }
}

const mistype = (place: Bench, name: string, times: number, ip = OFFICE) =>
  Array.from({ length: times }, () => answerOf(place, name, 'wrong', ip)).at(-1);

/** Locks the address by names that are nobody's. */
function lockAddress(place: Bench, ip = OFFICE): void {
  for (let turn = 1; turn <= 20; turn++) answerOf(place, `nobody${turn}`, 'wrong', ip);
}

const seenAt = (place: Bench, name: string, ip = OFFICE) =>
  Object.assign(userOf(place.db, name), { lastLoginIp: ip });

async function byName(who: Operator, name: string): Promise<User> {
  const { data } = await who.ask<{ list: User[] }>('GET', `user/list?pageSize=100&userName=${name}`);
  const [row] = data.list;
  if (!row) throw new Error(`nobody is listed as ${name}`);
  return row;
}

const reason = '本人来电确认';

const unlock = async (who: Operator, name: string) => {
  const { id, version } = await byName(who, name);
  return (await who.ask('PUT', 'user/unlock', { id, version, reason })).code;
};

describe('a locked address', () => {
  test('lets those sign in who were last there, and nobody else', () => {
    const place = bench();
    seenAt(place, 'risk001');
    lockAddress(place);
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toBe('');
    expect(answerOf(place, 'risk002', DEMO_PASSWORD)).toMatch(/^40013 /);
    expect(answerOf(place, 'risk002', DEMO_PASSWORD, '198.51.100.2')).toBe('');
  });

  test('one who mistypes there locks their own name, not that of a colleague', () => {
    const place = bench();
    for (const name of ['risk001', 'risk002', 'finance01', 'finance02']) seenAt(place, name);
    for (const name of ['risk001', 'risk002', 'finance01']) mistype(place, name, 9);
    lockAddress(place);
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toMatch(/^40013 /);
    expect(answerOf(place, 'finance02', DEMO_PASSWORD)).toBe('');
  });

  test('says nothing about which names are real, or known there', () => {
    // The same attempts at a real name that is known there, one that is not, and one that is nobody's.
    fc.assert(
      fc.property(fc.array(fc.constantFrom('wrong', 'locks', 'waits'), { maxLength: 16 }), (acts) => {
        const place = bench();
        seenAt(place, 'risk001');
        for (const act of acts) {
          if (act === 'waits') place.wait(7 * MINUTE);
          if (act === 'locks') lockAddress(place);
          if (act !== 'wrong') continue;
          const [known, ...others] = ['risk001', 'risk002', 'made_up'].map((name) =>
            answerOf(place, name, 'wrong'),
          );
          expect(others).toEqual([known, known]);
        }
      }),
      { seed: 25, numRuns: 12 },
    );
  });
});

test('a mistake that locks the name and its address at once is told as the own one, however long it takes to count', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  for (let turn = 1; turn <= 15; turn++) answerOf(place, `nobody${turn}`, 'wrong');
  mistype(place, 'risk001', 4);
  const { now } = place.db;
  place.db.now = () => {
    place.wait(1);
    return now();
  };
  mistype(place, 'risk001', 1);
  expect(await byName(admin, 'risk001')).toMatchObject({ failedAttempts: 5, lockCause: 'own' });
});

test('a name that reads like a key of the counts counts for nobody else', () => {
  const place = bench();
  seenAt(place, 'risk001', '192.0.2.77');
  for (let turn = 1; turn <= 25; turn++)
    for (const name of [`at ${OFFICE}`, `risk001 at ${OFFICE}`, `["address","${OFFICE}"]`])
      answerOf(place, name, 'wrong', `203.0.113.${turn}`);
  expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toBe('');
});

test('whoever is refused reads until when, in the time of the platform', () => {
  const place = bench();
  mistype(place, 'risk001', 5);
  expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toBe(
    '40013 Too many wrong passwords. Sign-in is locked until 2026-11-20 12:30. Try again in 30 min.',
  );
});

test('users show wrong attempts, until when they are locked, why and where', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  seenAt(place, 'finance01', '192.0.2.1');
  seenAt(place, 'risk002', '192.0.2.1');
  mistype(place, 'risk001', 3);
  mistype(place, 'risk002', 6);
  lockAddress(place);
  mistype(place, 'finance01', 1);
  expect(await byName(admin, 'risk001')).toMatchObject({ failedAttempts: 3 });
  const lockedUntil = expect.stringMatching(/^2026-11-20 12:30:0\d$/);
  const locked = { lockedUntil, lockIp: OFFICE };
  expect(await byName(admin, 'risk002')).toMatchObject({ ...locked, failedAttempts: 5, lockCause: 'own' });
  expect(await byName(admin, 'finance01')).toMatchObject({
    ...locked,
    failedAttempts: 1,
    lockCause: 'address',
  });
  const { data } = await admin.ask<{ list: User[] }>('GET', 'user/list?locked=1&pageSize=100');
  expect(data.list.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['risk002', 'finance01']));
  expect(data.list.map(({ userName }) => userName)).not.toContain('finance02');
  place.wait(31 * MINUTE);
  expect(await byName(admin, 'risk002')).toMatchObject({
    failedAttempts: 0,
    lockedUntil: null,
    lockCause: null,
    lockIp: '',
  });
});

describe('unlocking', () => {
  test.each([
    ['own wrong passwords', (place: Bench) => void mistype(place, 'risk001', 5)],
    [
      'an address that others have locked',
      (place: Bench) => {
        lockAddress(place);
        mistype(place, 'risk001', 1);
      },
    ],
    [
      'guesses from many addresses',
      (place: Bench) => {
        for (let turn = 1; turn <= 20; turn++) mistype(place, 'risk001', 1, `203.0.113.${turn}`);
      },
    ],
  ])('ends %s, and is in the log with its reason', async (_, lock) => {
    const place = bench();
    const admin = await signedIn(place, 'admin');
    seenAt(place, 'risk001', '192.0.2.1');
    lock(place);
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toMatch(/^40013 /);
    expect(await unlock(admin, 'risk001')).toBe(0);
    expect(place.db.operLogs.at(-1)).toMatchObject({
      operUrl: expect.stringContaining('user/unlock'),
      reason,
    });
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toBe('');
    expect(await byName(admin, 'risk001')).toMatchObject({ lockedUntil: null, failedAttempts: 0 });
  });

  test('frees one name at a locked address and leaves it locked for all others', async () => {
    const place = bench();
    const admin = await signedIn(place, 'admin');
    lockAddress(place);
    for (const name of ['risk001', 'risk002']) mistype(place, name, 1);
    expect(await unlock(admin, 'risk001')).toBe(0);
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toBe('');
    expect(answerOf(place, 'risk002', DEMO_PASSWORD)).toMatch(/^40013 /);
  });

  test('also ends the lock of wrong codes of the authenticator', async () => {
    const place = bench();
    const admin = await signedIn(place, 'admin');
    userOf(place.db, 'risk001').googleSecret = 'JBSWY3DPEHPK3PXP';
    const nobody = operator(place.handlers);
    const { data } = await nobody.ask<{ ticket: string }>(
      'POST',
      'login',
      await credentials(place, 'risk001'),
    );
    const wrong = { ticket: data.ticket, code: '000000' };
    for (let turn = 0; turn < 5; turn++) await nobody.ask('POST', 'login/code', wrong);
    expect((await nobody.ask('POST', 'login/code', wrong)).code).toBe(40302);
    expect(await byName(admin, 'risk001')).toMatchObject({ lockCause: 'code', lockIp: '' });
    expect(await unlock(admin, 'risk001')).toBe(0);
    expect((await nobody.ask('POST', 'login/code', wrong)).code).toBe(40016);
  });

  test('is refused for oneself, for one who is not locked, without a reason and without the permission', async () => {
    const place = bench();
    const admin = await signedIn(place, 'admin');
    mistype(place, 'admin', 5);
    expect(await unlock(admin, 'admin')).toBe(40303);
    expect(await unlock(admin, 'risk002')).toBe(40904);
    const { id, version } = await byName(admin, 'risk001');
    expect((await admin.ask('PUT', 'user/unlock', { id, version, reason: '' })).code).toBe(40001);
    mistype(place, 'risk001', 5);
    const auditor = await signedIn(place, 'auditor01');
    expect((await auditor.ask('PUT', 'user/unlock', { id, version, reason })).code).toBe(40300);
    expect(answerOf(place, 'risk001', DEMO_PASSWORD)).toMatch(/^40013 /);
  });
});

test.each<[what: string, free: (admin: Operator, row: User) => Promise<{ code: number }>]>([
  [
    'a new password',
    (admin, { id, version }) =>
      admin.ask('PUT', 'user/resetPwd', { id, version, password: 'Night123', operPassword: DEMO_PASSWORD }),
  ],
  [
    'switching the user off and on',
    async (admin, { id, version }) => {
      const off = await admin.ask<{ version: number }>('PUT', 'user/setStatus', { id, version, on: 0 });
      return admin.ask('PUT', 'user/setStatus', { id, version: off.data.version, on: 1 });
    },
  ],
])('%s frees the name too', async (_, free) => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  mistype(place, 'risk001', 5);
  const { code } = await free(admin, await byName(admin, 'risk001'));
  expect(code).toBe(0);
  expect(await byName(admin, 'risk001')).toMatchObject({ lockedUntil: null });
  expect(answerOf(place, 'risk001', userOf(place.db, 'risk001').password)).toBe('');
});
