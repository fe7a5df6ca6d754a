import { expect, test } from 'vitest';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { writeOperLog } from '#mocks/core/audit';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { dictTexts } from '#mocks/core/dictionary';
import { describedResources } from '../../../tools/contract/described';
import { isWrite } from '@/contract/terms';
import { userOf } from './context';
import { bench, bodyFrom, operator, signedIn } from './operator';

interface LoginLine {
  id: number;
  loginName: string;
  ipaddr: string;
  status: number;
  msg: string;
  loginTime: string;
}

interface Page<Row> {
  list: Row[];
  total: number;
}

const DAY = 24 * 60 * 60 * 1000;

const logIn = (place: ReturnType<typeof bench>, password: string) => {
  const stranger = operator(place.handlers);
  place.db.config.set('login.captcha', 'false');
  return stranger.ask('POST', 'login', { username: 'risk001', password, verifyKey: '', verifyCode: '' });
};

test('each attempt to sign in leaves a line, and a failed one says why in the language that asks', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  await logIn(place, 'Wrong1234');
  place.wait(1000);
  const read = async (lang: string) =>
    (
      await admin.ask<Page<LoginLine>>('GET', 'loginLog/list?loginName=risk001&pageSize=1', undefined, {
        'accept-language': lang,
      })
    ).data.list[0];
  expect(await read('en')).toMatchObject({ status: 0, msg: 'Wrong username or password' });
  expect((await read('zh-CN'))?.msg).toBe('用户名或密码错误');
});

test('of the log-in log only what is older than 30 days can be deleted, each deletion is logged', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const all = async () => (await admin.ask<Page<LoginLine>>('GET', 'loginLog/list?pageSize=1000')).data;
  const { list } = await all();
  const [young, old] = [list[0], list.at(-1)];
  const both = await admin.ask<{ success: number[]; failed: { id: number; code: number }[] }>(
    'DELETE',
    'loginLog/delete',
    { ids: [young?.id, old?.id] },
  );
  expect(both.data.success).toEqual([old?.id]);
  expect(both.data.failed).toMatchObject([{ id: young?.id, code: 40904 }]);

  expect((await admin.ask('DELETE', 'loginLog/clear', { operPassword: 'Wrong1234' })).code).toBe(40301);
  const cleared = await admin.ask<{ removed: number }>('DELETE', 'loginLog/clear', {
    operPassword: DEMO_PASSWORD,
  });
  expect(cleared.data.removed).toBeGreaterThan(0);
  const left = await all();
  expect(left.total).toBe(list.length - 1 - cleared.data.removed);
  const limit = new Date(place.db.now() - 30 * DAY + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(left.list.every(({ loginTime }) => loginTime.slice(0, 10) >= limit)).toBe(true);
  expect(place.db.operLogs.at(-1)).toMatchObject({ businessType: 10, targetType: 'loginLog', status: 1 });
});

test('the operation log keeps half a year, and what clears it stays in it', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const before = place.db.operLogs.length;
  const [first] = place.db.operLogs;
  if (!first) throw new Error('no line');
  const young = place.db.operLogs.at(-1)?.id;
  expect((await admin.ask('DELETE', 'operLog/delete', { ids: [young] })).code).toBe(40904);
  first.operTime = '2026-01-01 00:00:00';
  const { data } = await admin.ask<{ removed: number }>('DELETE', 'operLog/clear', {
    operPassword: DEMO_PASSWORD,
  });
  expect(data.removed).toBeGreaterThan(0);
  expect(place.db.operLogs).not.toContain(first);
  // The refused deletion and the clearing have come.
  expect(place.db.operLogs).toHaveLength(before - data.removed + 2);
  expect(place.db.operLogs.at(-1)).toMatchObject({ businessType: 10, targetType: 'operLog' });
});

test('a line has what was answered: not what was only read, nothing refused, and no secret', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const last = () => place.db.operLogs.at(-1)?.jsonResult;
  const { data } = await admin.ask<{ id: number }>('POST', 'post/add', {
    postCode: 'night_shift',
    postName: { zh: '夜班', en: '', tw: '' },
    postSort: 1,
    remark: '',
  });
  expect(last()).toBe(JSON.stringify(data));
  await admin.ask('DELETE', 'post/delete', { ids: [data.id, 1] });
  expect(last()).toBe('');
  await admin.send('GET', 'post/export');
  expect(last()).toBe('');
  writeOperLog(place.db, userOf(place.db, 'admin'), {
    title: '',
    type: 'other',
    method: 'POST',
    url: '',
    ip: '',
    body: {},
    at: place.db.stamp(),
    result: { id: 1, secret: 'ABCDEF', uri: 'otpauth://totp/x?secret=ABCDEF', phone: '13812345678' },
  });
  expect(last()).toContain('"id":1');
  expect(last()).not.toMatch(/ABCDEF|13812345678/);
});

test('a session that is ended from outside is out with its next call; the own one stays', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const victim = await signedIn(place, 'finance01');
  interface Online {
    id: number;
    userName: string;
    current: number;
  }
  const { list } = (await admin.ask<Page<Online>>('GET', 'online/list?pageSize=100')).data;
  const of = (name: string) => list.find(({ userName }) => userName === name);
  expect(of('admin')?.current).toBe(1);
  expect(of('finance01')?.current).toBe(0);
  expect(JSON.stringify(list)).not.toContain(victim.token);

  expect((await admin.ask('DELETE', 'online/forceLogout', { ids: [of('admin')?.id] })).code).toBe(40303);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect((await admin.ask('DELETE', 'online/forceLogout', { ids: [of('finance01')?.id] })).code).toBe(0);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
  expect((await admin.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect(place.db.operLogs.at(-1)).toMatchObject({ businessType: 8, targetText: 'finance01' });
});

test('the log has words for what operators write to, whichever resource it is', () => {
  const { db } = bench();
  const written = describedResources
    .filter(({ resource: { calls } }) => Object.values(calls).some(isWrite))
    .map(({ resource: { name } }) => name);
  expect(written).toContain('dictType');
  const unknown = written.filter(
    (name) => new Set([name, ...dictTexts(db, 'sys_log_target', name)]).size < 3,
  );
  expect(unknown, 'add these to sys_log_target in mocks/dict/seeds/dictSystem.ts').toEqual([]);
});

test('the day of an operator names the kind of what was changed by its code, and the record in one language', async () => {
  const admin = await signedIn(bench(), 'admin');
  const own = { dictName: '颜色', dictType: 'biz_colour', status: 1 };
  expect((await admin.ask('POST', 'dict/type/add', own)).code).toBe(0);
  const cycle = (await admin.ask<Page<{ id: number }>>('GET', 'deliveryCycle/list?pageSize=1')).data.list[0];
  const { data } = await admin.ask<object>('GET', `deliveryCycle/get?id=${cycle?.id}`);
  const body = bodyFrom(deliveryCycle.calls.edit, { ...data, remark: '夜间维护' });
  expect((await admin.ask('PUT', 'deliveryCycle/edit', body)).code).toBe(0);
  const day = await admin.ask<Page<{ targetType: string; targetText: string }>>('GET', 'personal/today');
  expect(day.data.list).toMatchObject([
    { targetType: 'deliveryCycle', targetText: expect.stringMatching(/^\d+ (秒|分钟|小时|天)$/) },
    { targetType: 'dictType', targetText: 'biz_colour' },
  ]);
});

test('a line that nobody waited for took no time, so that no range of times finds it', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const found = async (query: string) =>
    (await admin.ask<Page<{ costTime: number | null }>>('GET', `operLog/list?pageSize=1000${query}`)).data
      .list;
  const without = (lines: { costTime: number | null }[]) => lines.filter(({ costTime }) => costTime === null);
  writeOperLog(place.db, userOf(place.db, 'operate01'), {
    title: '红包',
    type: 'add',
    method: 'POST',
    url: '/redEnvelope/add',
    ip: '192.0.2.1',
    body: {},
    at: place.db.stamp(),
  });
  expect(without(await found(''))).not.toEqual([]);
  expect(without(await found('&costTimeMax=1'))).toEqual([]);
});
