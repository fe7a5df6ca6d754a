import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { isCron, nextRuns } from '#mocks/core/cron';
import { stampOf } from '#mocks/core/time';
import { bench, NOON, signedIn } from './operator';

interface Job {
  id: number;
  version: number;
  invokeTarget: string;
  jobGroup: string;
  status: number;
  cronExpression: string;
  lastRunAt: string | null;
  nextRunAt: string | null;
}

const MINUTE = 60_000;

async function desk() {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const all = async () => (await admin.ask<{ list: Job[] }>('GET', 'job/list?pageSize=100')).data.list;
  const of = async (target: string): Promise<Job> => {
    const found = (await all()).find(({ invokeTarget }) => invokeTarget === target);
    if (!found) throw new Error(`no job ${target}`);
    return found;
  };
  return { place, admin, all, of };
}

test.each([
  ['0 0/5 * * * *', true],
  ['0/15 * * * * *', true],
  ['0 30 3 * * MON-FRI', true],
  ['* * * * *', false],
  ['0 0 0 31 2 *', false],
  ['61 * * * * *', false],
  ['2030-01-01T00:00:00', false],
  ['every minute', false],
  ['', false],
])('%s as an expression: %s', (expression, isGood) => {
  expect(isCron(expression)).toBe(isGood);
});

test('the next moments are told in the time of the platform', () => {
  expect(nextRuns('0 30 3 * * *', NOON, 2).map(stampOf)).toEqual([
    '2026-11-21 03:30:00',
    '2026-11-22 03:30:00',
  ]);
});

test('a job runs at the moments of a changed expression', async () => {
  const { place, admin, of } = await desk();
  const before = await of('balanceRead');
  const body = {
    id: before.id,
    version: before.version,
    jobName: { zh: '余额', en: '', tw: '' },
    cronExpression: '0 7 * * * *',
    misfirePolicy: 2,
    remark: '',
  };
  expect((await admin.ask('PUT', 'job/edit', { ...body, cronExpression: '0 7 * * *' })).code).toBe(40000);
  expect((await admin.ask('PUT', 'job/edit', body)).code).toBe(0);
  expect((await of('balanceRead')).nextRunAt).toBe('2026-11-20 12:07:00');
  place.wait(6 * MINUTE);
  expect((await of('balanceRead')).lastRunAt).toBe(before.lastRunAt);
  place.wait(2 * MINUTE);
  expect((await of('balanceRead')).lastRunAt).toBe('2026-11-20 12:07:00');
  place.wait(300 * MINUTE);
  // Of the moments that were missed the last one is made up for.
  expect((await of('balanceRead')).lastRunAt).toBe('2026-11-20 17:07:00');
});

test('a job that moves money is paused with the password, and neither deleted nor doubled', async () => {
  const { place, admin, of } = await desk();
  const { id, version } = await of('withdrawTrack');
  const pause = (operPassword?: string) =>
    admin.ask('PUT', 'job/setStatus', { id, version, on: 0, operPassword });
  expect((await pause()).code).toBe(40301);
  expect((await of('withdrawTrack')).status).toBe(1);
  expect((await pause(DEMO_PASSWORD)).code).toBe(0);
  expect(await of('withdrawTrack')).toMatchObject({ status: 0, nextRunAt: null });
  expect((await admin.ask('DELETE', 'job/delete', { ids: [id] })).code).toBe(40303);
  const twice = {
    jobName: { zh: '又一个', en: '', tw: '' },
    invokeTarget: 'withdrawTrack',
    cronExpression: '0 * * * * *',
    misfirePolicy: 2,
    remark: '',
  };
  expect((await admin.ask('POST', 'job/add', twice)).code).toBe(40303);
  const beside = { ...twice, id, version: version + 1, operPassword: DEMO_PASSWORD, concurrent: 1 };
  const { invokeTarget: _, ...edited } = beside;
  expect((await admin.ask('PUT', 'job/edit', edited)).code).toBe(40303);
  expect((await admin.ask('POST', 'job/add', { ...twice, invokeTarget: 'rm -rf' })).code).toBe(40000);
  expect(place.db.jobs.get('withdrawTrack')?.status).toBe(0);
});

test('an added job runs beside the delivered one, can be run by hand, leaves a line, and goes', async () => {
  const { place, admin, all } = await desk();
  const added = await admin.ask<{ id: number }>('POST', 'job/add', {
    jobName: { zh: '夜间余额', en: 'Night balances', tw: '' },
    invokeTarget: 'balanceRead',
    cronExpression: '0 0 3 * * *',
    misfirePolicy: 2,
    remark: '',
  });
  const own = async () => (await all()).find(({ id }) => id === added.data.id);
  expect(await own()).toMatchObject({ nextRunAt: '2026-11-21 03:00:00', lastRunAt: null });
  const ran = await admin.ask<{ error: string }>('POST', 'job/run', { id: added.data.id });
  expect(ran.data.error).toBe('');
  expect((await own())?.lastRunAt).toBe('2026-11-20 12:00:00');
  const lines = await admin.ask<{ list: { jobName: string; result: number }[] }>(
    'GET',
    `jobLog/list?jobId=${added.data.id}`,
    undefined,
    { 'accept-language': 'en' },
  );
  expect(lines.data.list).toMatchObject([{ jobName: 'Night balances', result: 1 }]);
  expect((await admin.ask('DELETE', 'job/delete', { ids: [added.data.id] })).code).toBe(0);
  for (const _ of ['half a night', 'the other half']) {
    place.wait(8 * 60 * MINUTE);
    expect(await own()).toBeUndefined();
  }
  expect(place.db.jobs.get(`added-${added.data.id}`)?.lastRunAt).toBe('2026-11-20 12:00:00');
});

const cleaning = {
  jobName: { zh: '清理', en: 'Cleaning', tw: '' },
  cronExpression: '0 0 4 * * *',
  misfirePolicy: 2,
  remark: '',
};

test.each([
  ['logClean', '{"days":29}'],
  ['logClean', '{"days":"60"}'],
  ['logClean', '{"weeks":9}'],
  ['logClean', '[60]'],
  ['logClean', 'days=60'],
  ['balanceRead', '{"days":60}'],
])('what %s is told is refused when it is %s', async (invokeTarget, params) => {
  const { admin } = await desk();
  const { code, data } = await admin.ask<{ fields: object }>('POST', 'job/add', {
    ...cleaning,
    invokeTarget,
    params,
  });
  expect(code).toBe(40000);
  expect(Object.keys(data.fields)).toEqual(['params']);
});

test('a job keeps to what it is told: the log-in log is cleaned once that is switched on, from as many days', async () => {
  const { place, admin, of } = await desk();
  const ages = () => {
    const moments = place.db.loginLogs.map(({ loginTime }) =>
      Date.parse(`${loginTime.replace(' ', 'T')}+08:00`),
    );
    return Math.ceil((NOON - Math.min(...moments)) / (24 * 60 * MINUTE));
  };
  expect(await of('logClean')).toMatchObject({ status: 0, nextRunAt: null });
  const [line] = place.db.loginLogs;
  if (line) place.db.loginLogs.unshift({ ...line, id: -1, loginTime: '2026-09-01 00:00:00' });
  const { id, version } = await of('logClean');
  const edited = { ...cleaning, id, version, params: '{"days":100}' };
  expect((await admin.ask('PUT', 'job/edit', edited)).code).toBe(0);
  await admin.ask('POST', 'job/run', { id });
  expect(ages()).toBe(81);
  await admin.ask('PUT', 'job/edit', { ...edited, version: version + 1, params: '{"days":60}' });
  const ran = await admin.ask<{ records: number }>('POST', 'job/run', { id });
  expect(ran.data.records).toBeGreaterThan(0);
  expect(ages()).toBeLessThanOrEqual(60);
});
