import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { settingsOf } from '#mocks/core/config/registry';
import { needsTail } from '#mocks/withdraw/thresholds';
import { bench, signedIn } from './operator';
import { waiting } from './withdraws';

interface Config {
  id: number;
  version: number;
  configKey: string;
  configValue: string;
  configType: number;
  guarded: number;
}

async function desk() {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const byKey = async (key: string): Promise<Config> => {
    const { data } = await admin.ask<{ list: Config[] }>('GET', `config/list?configKey=${key}&pageSize=100`);
    const found = data.list.find(({ configKey }) => configKey === key);
    if (!found) throw new Error(`no ${key}`);
    return found;
  };
  const set = async (key: string, configValue: string, operPassword?: string) => {
    const { id, version } = await byKey(key);
    return admin.ask<{ fields?: object } | null>('PUT', 'config/edit', {
      id,
      version,
      configValue,
      operPassword,
    });
  };
  return { place, admin, byKey, set };
}

test('every figure that a rule reads can be seen and changed', async () => {
  const { place, admin } = await desk();
  const { data } = await admin.ask<{ list: Config[] }>('GET', 'config/list?pageSize=100');
  expect(data.list.map(({ configKey }) => configKey).toSorted()).toEqual(
    settingsOf(place.db)
      .map(({ key }) => key)
      .toSorted(),
  );
});

test('a lower threshold asks for a second reviewer from the next call on, and takes the password', async () => {
  const { place, set } = await desk();
  const row = waiting(place, { usdtValue: '6000' });
  expect(needsTail(place.db, row)).toBe(false);
  expect((await set('withdraw.review.secondThreshold', '5000')).data?.fields).toHaveProperty('operPassword');
  expect((await set('withdraw.review.secondThreshold', '5000', 'Wrong1234')).code).toBe(40301);
  expect(needsTail(place.db, row)).toBe(false);
  expect((await set('withdraw.review.secondThreshold', '5000', DEMO_PASSWORD)).code).toBe(0);
  expect(needsTail(place.db, row)).toBe(true);
  expect(place.db.operLogs.at(-1)?.diff).toEqual([{ field: 'configValue', before: '10000', after: '5000' }]);
});

test.each([
  ['review.claimMinutes', '0'],
  ['review.claimMinutes', '1.5'],
  ['review.claimMinutes', 'ten'],
  ['login.maxErrors', '2'],
  ['login.maxErrors', '21'],
  ['login.lockMinutes', '0'],
  ['login.lockMinutes', '1441'],
  ['adjust.max', '-1'],
  ['adjust.max', '1e4'],
  ['kyc.limit.day', '{"0":1000}'],
  ['kyc.limit.day', '{}'],
  ['kyc.limit.day', 'nonsense'],
  ['kyc.blockedCountries', 'RU,!'],
])('%s cannot be %s: its rule would not understand it', async (key, value) => {
  const { place, set } = await desk();
  const before = place.db.config.get(key);
  const { code, data } = await set(key, value, DEMO_PASSWORD);
  expect([code, Object.keys(data?.fields ?? {})]).toEqual([40000, ['configValue']]);
  expect(place.db.config.get(key)).toBe(before);
});

test('what a rule reads cannot be deleted; what was added can, and its key is free again', async () => {
  const { admin, byKey } = await desk();
  const builtIn = await byKey('review.claimMinutes');
  expect((await admin.ask('DELETE', 'config/delete', { ids: [builtIn.id] })).code).toBe(40303);
  const draft = {
    configKey: 'other.greeting',
    configName: { zh: '问候', en: 'Greeting', tw: '' },
    configValue: 'hello',
    valueType: 'text',
    remark: '',
  };
  const added = await admin.ask<{ id: number }>('POST', 'config/add', draft);
  expect(added.code).toBe(0);
  expect((await admin.ask('POST', 'config/add', draft)).code).toBe(40905);
  expect((await admin.ask('DELETE', 'config/delete', { ids: [added.data.id] })).code).toBe(0);
});

test('a secret is written and never read, neither in the list nor in the log', async () => {
  const { place, admin, byKey, set } = await desk();
  const draft = {
    configKey: 'other.apiKey',
    configName: { zh: '密钥', en: '', tw: '' },
    configValue: 'first-secret',
    valueType: 'secret',
    remark: '',
    operPassword: DEMO_PASSWORD,
  };
  expect((await admin.ask('POST', 'config/add', draft)).code).toBe(0);
  expect((await byKey('other.apiKey')).configValue).toBe('');
  expect((await set('other.apiKey', 'second-secret', 'Wrong1234')).code).toBe(40301);
  expect((await set('other.apiKey', 'second-secret', DEMO_PASSWORD)).code).toBe(0);
  expect(place.db.config.get('other.apiKey')).toBe('second-secret');
  expect((await set('other.apiKey', '', DEMO_PASSWORD)).code).toBe(0);
  expect(place.db.config.get('other.apiKey')).toBe('second-secret');
  expect(JSON.stringify(place.db.operLogs)).not.toMatch(/first-secret|second-secret/);
});
