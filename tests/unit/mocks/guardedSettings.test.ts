import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { settingsOf } from '#mocks/core/config/registry';
import type { Setting } from '#mocks/core/config/setting';
import { needsSecond } from '#mocks/withdraw/thresholds';
import { isGuardedKey, togetherProblem, valueProblem } from '@/contract/setting';
import type { Page } from '@/api/types';
import type { config } from '@/contract/system/config';
import type { WireDetailOf } from '@/contract/resource';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { waiting } from './withdraws';

type Config = WireDetailOf<typeof config>;

interface Answer {
  fields?: Record<string, string>;
  waits?: boolean;
}

interface Consequence {
  before: string;
  after: string;
  bad: boolean;
  usdt: boolean;
}

async function desk(place: Bench = bench()) {
  const [admin, other] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
  const read = async (key: string): Promise<Config> => {
    const row = [...place.db.configs.values()].find(({ configKey }) => configKey === key);
    return (await admin.ask<Config>('GET', `config/get?id=${row?.id}`)).data;
  };
  const set = async (key: string, configValue: string, operPassword?: string, who = admin) => {
    const { id, version } = await read(key);
    return who.ask<Answer>('PUT', 'config/edit', { id, version, configValue, operPassword });
  };
  const confirm = async (key: string, who: Operator, more: object = {}) => {
    const { id, version } = await read(key);
    const body = { id, version, result: 'approve', operPassword: DEMO_PASSWORD, ...more };
    return who.ask<object>('PUT', 'config/confirmChange', body);
  };
  const takeBack = async (key: string, who = admin) => {
    const { id, version } = await read(key);
    return (await who.ask('PUT', 'config/withdrawChange', { id, version })).code;
  };
  return { place, admin, other, read, set, confirm, takeBack };
}

const scaled = (text: string, times: number): string => String(Math.round(Number(text) * times));

const firstScaled = (json: string, times: number): string => {
  const map = Object.entries(JSON.parse(json) as Record<string, string | number>);
  const [[name, value] = ['', 0], ...rest] = map;
  const next = scaled(String(value), times);
  return JSON.stringify(
    Object.fromEntries([[name, typeof value === 'number' ? Number(next) : next], ...rest]),
  );
};

/** A higher and a lower value of a setting; `undefined` where it has none within its bounds. */
function moved({
  type,
  choices = [],
  default: value,
  min = 0,
  max = Infinity,
}: Setting): Record<'raise' | 'lower', string | undefined> {
  switch (type) {
    case 'flag':
      return value === 'true' ? { raise: undefined, lower: 'false' } : { raise: 'true', lower: undefined };
    case 'choice':
      return { raise: choices.find((one) => one !== value), lower: undefined };
    case 'codes':
      return { raise: `${value},BR`, lower: '' };
    case 'amounts':
    case 'points':
      return { raise: firstScaled(value, 1.5), lower: firstScaled(value, 0.5) };
    default:
      return {
        raise: String(Math.min(max, Number(scaled(value, 1.5)))),
        lower: String(Math.max(min, Number(scaled(value, 0.8)))),
      };
  }
}

const settings = settingsOf(bench().db);
const guarded = settings.filter(({ key }) => isGuardedKey(key));
const directed = guarded.flatMap((one) => {
  const { key, second } = one;
  const { raise, lower } = moved(one);
  if (second === undefined) return [{ key, dangerous: undefined, safe: raise ?? lower }];
  if (second === 'always') return [{ key, dangerous: raise, safe: undefined }];
  return [{ key, dangerous: second === 'raise' ? raise : lower, safe: second === 'raise' ? lower : raise }];
});

describe.each(directed)('$key', ({ key, dangerous, safe }) => {
  let at: Awaited<ReturnType<typeof desk>>;
  beforeAll(async () => {
    at = await desk();
  });

  test('no change goes without the own password', async () => {
    for (const value of [dangerous, safe]) {
      if (value === undefined) continue;
      const before = at.place.db.config.get(key);
      const refused = await at.set(key, value);
      expect([refused.code, Object.keys(refused.data.fields ?? {})]).toEqual([40000, ['operPassword']]);
      expect((await at.set(key, value, 'Wrong1234')).code).toBe(40301);
      expect(at.place.db.config.get(key)).toBe(before);
      expect((await at.read(key)).pendingChange).toBeNull();
    }
  });

  test.skipIf(safe === undefined)('the safe direction is in force at once', async () => {
    const before = at.place.db.config.get(key) ?? '';
    const { code, data } = await at.set(key, safe ?? '', DEMO_PASSWORD);
    expect([code, data.waits]).toEqual([0, false]);
    expect(at.place.db.config.get(key)).toBe(safe);
    expect((await at.read(key)).history.at(-1)?.diff).toContainEqual({
      field: 'configValue',
      before,
      after: safe,
    });
    at.place.db.config.set(key, before);
    for (const row of at.place.db.configs.values()) if (row.configKey === key) row.configValue = before;
  });

  test.skipIf(dangerous === undefined)(
    'the dangerous one waits, and one of two confirmations counts',
    async () => {
      const before = at.place.db.config.get(key) ?? '';
      const value = dangerous ?? '';
      expect((await at.set(key, value, DEMO_PASSWORD)).data.waits).toBe(true);
      expect(at.place.db.config.get(key)).toBe(before);
      expect(await at.read(key)).toMatchObject({
        configValue: before,
        pendingChange: { configValue: value },
        changeBy: 'admin',
        changeUntil: '2026-11-21 12:00:00',
      });
      const list = await at.other.ask<Page<Config>>('GET', 'config/list?pending=1');
      expect(list.data.list.map(({ configKey }) => configKey)).toEqual([key]);
      expect((await at.confirm(key, at.admin)).code).toBe(40903);
      expect((await at.confirm(key, at.other, { result: 'reject', reason: '短' })).code).toBe(40001);
      expect((await at.confirm(key, at.other, { operPassword: 'Wrong1234' })).code).toBe(40301);
      const both = await Promise.all([at.confirm(key, at.other), at.confirm(key, at.other)]);
      expect(both.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
      expect(at.place.db.config.get(key)).toBe(value);
      expect(await at.read(key)).toMatchObject({ configValue: value, pendingChange: null, changeBy: '' });
    },
  );
});

test('a change that nobody confirms lapses after a day, and is told of', async () => {
  const { place, set } = await desk();
  await set('adjust.max', '30000', DEMO_PASSWORD);
  place.wait(24 * 3_600_000 + 1000);
  const later = await desk(place);
  const row = await later.read('adjust.max');
  expect(row).toMatchObject({ configValue: '20000', pendingChange: null, changeBy: '', changeUntil: null });
  expect(row.history.at(-1)).toMatchObject({
    result: 'lapseChange',
    operatorName: '',
    diff: [
      { field: 'changeBy', before: 'admin', after: '' },
      { field: 'configValue', before: '30000', after: '20000' },
    ],
  });
  expect((await later.confirm('adjust.max', later.other)).code).toBe(40904);
});

test('the maker replaces or takes back what waits; another can do neither, but may go the safe way', async () => {
  const { place, other, set, read, takeBack } = await desk();
  await set('adjust.max', '30000', DEMO_PASSWORD);
  expect((await set('adjust.max', '40000', DEMO_PASSWORD, other)).code).toBe(40904);
  expect(await takeBack('adjust.max', other)).toBe(40300);
  expect((await set('adjust.max', '40000', DEMO_PASSWORD)).code).toBe(0);
  expect((await read('adjust.max')).pendingChange).toEqual({ configValue: '40000' });
  expect(await takeBack('adjust.max')).toBe(0);
  expect(await read('adjust.max')).toMatchObject({ configValue: '20000', pendingChange: null });
  await set('adjust.max', '30000', DEMO_PASSWORD);
  expect((await set('adjust.max', '10000', DEMO_PASSWORD, other)).code).toBe(0);
  expect(place.db.config.get('adjust.max')).toBe('10000');
  expect((await read('adjust.max')).pendingChange).toBeNull();
});

test('what would break a rule by the time it is confirmed is refused then', async () => {
  const { other, set, confirm, read } = await desk();
  await set('withdraw.review.secondThreshold', '90000', DEMO_PASSWORD);
  expect((await set('withdraw.review.finalThreshold', '50000', DEMO_PASSWORD)).code).toBe(0);
  const { code, data } = await confirm('withdraw.review.secondThreshold', other);
  expect([code, Object.keys((data as Answer).fields ?? {})]).toEqual([40000, ['configValue']]);
  expect((await read('withdraw.review.secondThreshold')).configValue).toBe('10000');
});

test('a threshold that was raised by two people is the one that counts', async () => {
  const { place, other, set, confirm } = await desk();
  const row = waiting(place, { usdtValue: '15000' });
  expect(needsSecond(place.db, row)).toBe(true);
  await set('withdraw.review.secondThreshold', '20000', DEMO_PASSWORD);
  expect(needsSecond(place.db, row)).toBe(true);
  expect((await confirm('withdraw.review.secondThreshold', other)).code).toBe(0);
  expect(needsSecond(place.db, row)).toBe(false);
});

test.each([
  ['withdraw.review.finalThreshold', '1', /100/],
  ['withdraw.review.finalThreshold', '9999', /复核起点不能高于终审起点/],
  ['withdraw.review.secondThreshold', '99999999', /1000000/],
  ['withdraw.review.secondThreshold', '100001', /复核起点不能高于终审起点/],
  ['review.sla.warn', '60', /等待提醒须早于等待超时/],
  ['review.sla.late', '10', /等待提醒须早于等待超时/],
  ['adjust.max', '999999999999', /1000000/],
  ['sys.export.maxRows', '99999999', /100000/],
  ['login.maxErrors', '1', /3/],
  ['login.lockMinutes', '10080', /1440/],
  ['kyc.blockedCountries', 'XX', /XX/],
  ['kyc.blockedCountries', 'NaN', /NaN/],
  ['kyc.blockedCountries', 'null', /null/],
  ['kyc.blockedCountries', 'RU,__proto__', /__proto__/],
  ['risk.weights', '{"__proto__":1}', /__proto__/],
  ['risk.weights', '{"W99":1}', /W99/],
  ['risk.weights', '{"W05":101}', /100/],
  ['risk.weights', 'null', /JSON/],
  ['kyc.limit.day', '{"0":"20000"}', /日限额不能高于月限额/],
  ['kyc.limit.day', '{"9":"1"}', /9/],
  ['recharge.manual.max', 'NaN', /数字/],
])('%s cannot be %s, and says why at the field, also before it is sent', async (key, value, words) => {
  const { admin, set, read } = await desk();
  const { id, configValue } = await read(key);
  for (const answer of [
    await set(key, value, DEMO_PASSWORD),
    await admin.ask<Answer>('POST', 'config/effect', { id, configValue: value }),
  ]) {
    expect(answer.code).toBe(40000);
    expect(answer.data.fields?.['configValue']).toMatch(words);
  }
  expect(await read(key)).toMatchObject({ configValue, pendingChange: null });
});

test('form and backend say the same of any text', async () => {
  const { place, set, read } = await desk();
  const texts = fc.oneof(
    fc.integer({ min: -10, max: 2_000_000 }).map(String),
    fc.constantFrom('', '1e3', '01', '{}', '{"0":"1"}', '{"W05":5}', 'RU', 'RU,BR', 'true', 'NaN', '1.5'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...guarded.map(({ key }) => key)), texts, async (key, text) => {
      const row = await read(key);
      const inForm = valueProblem(row, text) ?? togetherProblem(key, text, row.related);
      const { code, data } = await set(key, text, DEMO_PASSWORD);
      // Some texts are of the right shape and still cannot be read, which only the backend knows.
      if (inForm) expect([code, data.fields?.['configValue']]).toEqual([40000, inForm[0]]);
      else expect([0, 40000]).toContain(code);
      Object.assign(place.db.configs.get(Number(row.id)) ?? {}, {
        configValue: row.configValue,
        pendingChange: null,
        changeBy: '',
        changeAt: null,
        changeUntil: null,
      });
      place.db.config.set(key, row.configValue);
    }),
    { seed: 4, numRuns: 150 },
  );
});

test('a name that looks like a place of a sentence is said as it was typed', async () => {
  const { set } = await desk();
  const { data } = await set('risk.weights', '{"{field}":1}', DEMO_PASSWORD);
  expect(data.fields).toEqual({ configValue: '“{field}”不是可用的值' });
});

test('an effect says what a threshold would have meant, and how much one person could do in a day', async () => {
  const { place, admin, read } = await desk();
  waiting(place, { usdtValue: '50000' });
  const ask = async (key: string, configValue?: string) =>
    (
      await admin.ask<{ waits: boolean; consequences: Consequence[] }>('POST', 'config/effect', {
        id: (await read(key)).id,
        configValue,
      })
    ).data;
  const raised = await ask('withdraw.review.secondThreshold', '90000');
  expect(raised.waits).toBe(true);
  const [reviewed] = raised.consequences;
  expect(Number(reviewed?.after)).toBeLessThan(Number(reviewed?.before));
  expect(reviewed?.bad).toBe(true);
  expect((await ask('withdraw.review.secondThreshold', '500')).waits).toBe(false);
  expect(raised.consequences.map(({ usdt }) => usdt)).toEqual([false, true]);
  const [operators, worst] = (await ask('adjust.max', '30000')).consequences;
  expect(Number(worst?.after)).toBe(30_000 * Number(operators?.after));
});
