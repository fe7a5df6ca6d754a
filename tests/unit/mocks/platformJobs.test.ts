import { expect, test } from 'vitest';
import { AuthStatus } from '@/contract/member/authFlow';
import { nextRuns } from '#mocks/core/cron';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { msOf } from '#mocks/core/time';
import { bench, NOON, signedIn } from './operator';

const HOUR = 3_600_000;

interface Job {
  id: number;
  invokeTarget: string;
  cronExpression: string;
  status: number;
  nextRunAt: string | null;
}

interface Line {
  message: string;
  runBy: string;
  records: number;
  exception: string;
}

async function desk() {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const jobs = async () => (await admin.ask<{ list: Job[] }>('GET', 'job/list?pageSize=100')).data.list;
  const find = async (target: string): Promise<Job> => {
    const found = (await jobs()).find(({ invokeTarget }) => invokeTarget === target);
    if (!found) throw new Error(`no job ${target}`);
    return found;
  };
  const run = async (target: string) => admin.ask('POST', 'job/run', { id: (await find(target)).id });
  const lines = async (target: string, lang = 'en') => {
    const path = `jobLog/list?jobId=${(await find(target)).id}&orderBy=id desc`;
    return (await admin.ask<{ list: Line[] }>('GET', path, undefined, { 'accept-language': lang })).data.list;
  };
  return { place, db: place.db, admin, jobs, find, run, lines };
}

test.each([
  ['depositConfirm', '0/15 * * * * *'],
  ['withdrawTrack', '0/20 * * * * *'],
  ['fundingFee', '0 0 0/8 * * *'],
  ['deliverySettle', '* * * * * *'],
  ['priceRefresh', '0/10 * * * * *'],
  ['ledgerCheck', '0 30 3 * * *'],
  ['kycExpire', '0 0 2 * * *'],
  ['logClean', '0 0 4 * * *'],
  ['reportDaily', '0 10 0 * * *'],
])('%s is delivered with %s', async (target, cron) => {
  const { find } = await desk();
  expect(await find(target)).toMatchObject({ cronExpression: cron });
});

test('the next run of each job that is not paused is the one its expression says', async () => {
  const { jobs } = await desk();
  const wrong = (await jobs()).flatMap(({ invokeTarget, cronExpression, status, nextRunAt }) => {
    const [next = NaN] = nextRuns(cronExpression, NOON, 1);
    // Those that run at a regular distance count it from their start.
    const late = nextRunAt === null ? Infinity : msOf(nextRunAt) - next;
    return status === 1 && Math.abs(late) > 10 * 60_000 ? [invokeTarget] : [];
  });
  expect(wrong).toEqual([]);
});

test('what falls due is dealt with at the moments of the expression', async () => {
  const { place, db, admin } = await desk();
  const seeded = db.jobLogs.length;
  for (let round = 0; round < 40; round += 1) {
    place.wait(7_000);
    await admin.ask('GET', 'job/list');
  }
  const moments = db.jobLogs
    .slice(seeded)
    .filter(({ key }) => key === 'depositConfirm')
    .map(({ startAt }) => startAt);
  expect(moments.filter((at) => Number(at.slice(-2)) % 15 !== 0)).toEqual([]);
});

test('the ledger check finds an account whose balance is not what its lines add up to, and names it', async () => {
  const { db, run, lines } = await desk();
  await run('ledgerCheck');
  expect((await lines('ledgerCheck'))[0]).toMatchObject({ runBy: 'admin', records: 0 });
  expect((await lines('ledgerCheck'))[0]?.message).toMatch(/All balances match the ledger/);
  const [account] = db.ledger.accounts();
  if (!account) throw new Error('no account');
  Object.assign(account, { available: account.available + 1n });
  await run('ledgerCheck');
  const uid = db.members.get(account.memberId)?.uid ?? '';
  const [line] = await lines('ledgerCheck');
  expect(line?.records).toBe(1);
  expect(line?.message).toContain(`Differing: 1 (${uid} ${account.coin})`);
  expect((await lines('ledgerCheck', 'zh-cn'))[0]?.message).toContain('1 个不一致');
  expect(db.assetChecks.get(account.id)).toBe(2);
});

test('an authentication ends with its document: level, history and message say so, and another can be handed in', async () => {
  const { place, db, admin } = await desk();
  const row = [...db.auths.values()].find(
    ({ status, authLevel, memberId }) =>
      status === AuthStatus.approved && authLevel === 1 && db.members.get(memberId)?.kycLevel === 1,
  );
  if (!row) throw new Error('nobody has passed');
  row.docExpireAt = '2026-11-20';
  place.wait(8 * HOUR);
  await admin.ask('GET', 'job/list');
  expect(row.status).toBe(AuthStatus.approved);
  place.wait(8 * HOUR);
  await admin.ask('GET', 'job/list');
  expect(row.status).toBe(AuthStatus.expired);
  expect(db.members.get(row.memberId)?.kycLevel).toBe(0);
  expect(db.sentMessages.some(({ text }) => text.includes('2026-11-20'))).toBe(true);
  expect(db.steps.filter(({ kind, refId }) => kind === 'auth' && refId === row.id).at(-1)).toMatchObject({
    result: 'lapse',
    operatorName: '',
  });
  const listed = await admin.ask<{ list: { id: number }[] }>(
    'GET',
    `memberAuth/list?status[]=${AuthStatus.expired}`,
  );
  expect(listed.data.list.map(({ id }) => id)).toContain(row.id);
  expect(checkInvariants(db)).toEqual([]);
});

test('the daily report keeps the figures of the day that is over', async () => {
  const { place, db, admin } = await desk();
  place.wait(13 * HOUR);
  await admin.ask('GET', 'job/list');
  const report = db.dailyReports.get('2026-11-20');
  const later = await signedIn(place, 'admin');
  const { id } = db.jobs.get('reportDaily') ?? { id: 0 };
  const log = await later.ask<{ list: Line[] }>('GET', `jobLog/list?jobId=${id}`, undefined, {
    'accept-language': 'en',
  });
  const credited = [...db.recharges.values()].filter(
    ({ status, creditedAt }) => status === 2 && creditedAt?.startsWith('2026-11-20'),
  );
  expect(credited.length).toBeGreaterThan(0);
  expect(report?.netFlow).toBe(format(parse(report?.recharge ?? '0') - parse(report?.withdraw ?? '0')));
  expect(report?.madeAt).toBe('2026-11-21 00:10:00');
  expect(log.data.list[0]).toMatchObject({ runBy: '' });
  expect(log.data.list[0]?.message).toContain(`Recharged: ${report?.recharge} USDT`);
});

test('prices are read again every ten seconds, without a line in the log each time', async () => {
  const { place, db, admin } = await desk();
  const kept = () => db.walletCodes.find(({ coin }) => coin === 'BTC')?.priceUsdt;
  const before = kept();
  place.wait(60_000);
  await admin.ask('GET', 'job/list');
  expect(kept()).not.toBe(before);
  expect(db.jobLogs.filter(({ key }) => key === 'priceRefresh')).toEqual([]);
});
