import { expect, test } from 'vitest';
import type { DictData } from '@/api/types';
import type { WireDetailOf } from '@/contract/resource';
import { DICT_VERSION } from '@/contract/shell/dictVersion';
import type { dictData } from '@/contract/system/dictData';
import type { dictType } from '@/contract/system/dictType';
import { bench, signedIn } from './operator';

type Entry = WireDetailOf<typeof dictData>;
type Type = WireDetailOf<typeof dictType>;

const place = bench();
const admin = await signedIn(place, 'admin');

const list = async (type: string) =>
  (await admin.ask<{ list: Entry[] }>('GET', `dict/data/list?pageSize=100&dictType=${type}`)).data.list;

const entry = async (type: string, value: string) => {
  const found = (await list(type)).find(({ dictValue }) => dictValue === value);
  if (!found) throw new Error(`${type} has no ${value}`);
  return found;
};

const values = async (type: string) =>
  (await admin.ask<DictData>('GET', `dict/data/getDictData?dictType=${type}&defaultValue=`)).data.values ??
  [];

const draft = {
  dictType: 'biz_manual_reason',
  dictValue: 'goodwill',
  dictLabel: '善意补偿',
  labelEn: 'Goodwill',
  listClass: 'green',
  isDefault: 0,
  dictSort: 60,
  status: 1,
};

/** What an edit of a value sends back. */
const bodyOf = ({ id, version, dictLabel, labelEn, labelTw, dictSort, isDefault, status }: Entry) => ({
  id,
  version,
  dictLabel,
  labelEn,
  labelTw,
  dictSort,
  isDefault,
  status,
});

test.each([
  ['an unknown dictionary', { dictType: 'biz_nothing' }, 40000, 'dictType'],
  ['no label', { dictLabel: ' ' }, 40000, 'dictLabel'],
  ['a label of 51 characters', { dictLabel: '字'.repeat(51) }, 40000, 'dictLabel'],
  ['an order beyond 9999', { dictSort: 10_000 }, 40000, 'dictSort'],
  ['a colour that is none', { listClass: 'url(x)' }, 40000, 'listClass'],
  ['a value that the dictionary has', { dictValue: 'missed' }, 40905, 'dictValue'],
  ['a country that does not exist', { dictType: 'biz_country', dictValue: 'XX' }, 40000, 'dictValue'],
  ['a word in a dictionary of numbers', { dictType: 'biz_risk_level', dictValue: 'x' }, 40000, 'dictValue'],
])('a new value with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const answer = await admin.ask<{ fields: object } | null>('POST', 'dict/data/add', { ...draft, ...change });
  expect(answer.code).toBe(code);
  expect(Object.keys(answer.data?.fields ?? {})).toEqual([field]);
});

test('a value is added, read by its dictCode, and stands in the dictionary of every screen', async () => {
  const { code, data } = await admin.ask<{ id: number }>('POST', 'dict/data/add', draft);
  expect(code).toBe(0);
  const detail = await admin.ask<Entry>('GET', `dict/data/get?dictCode=${data.id}`);
  expect(detail.data).toMatchObject({ dictValue: 'goodwill', isSystem: 0 });
  expect(detail.data.history.map(({ result }) => result)).toEqual(['add']);
  expect((await admin.ask('GET', `dict/data/get?id=${data.id}`)).code).toBe(40000);
  expect((await values('biz_manual_reason')).at(-1)).toMatchObject({ key: 'goodwill', listClass: 'green' });
});

test('a built-in value takes another label, colour and order, but keeps its value and stays', async () => {
  const before = await entry('biz_recharge_status', '1');
  const change = { ...bodyOf(before), dictLabel: '待处理', listClass: 'purple', dictSort: 5 };
  expect((await admin.ask('PUT', 'dict/data/edit', change)).code).toBe(0);
  const [first] = await values('biz_recharge_status');
  expect(first).toMatchObject({ key: '1', value: '待处理', listClass: 'purple' });

  const after = await entry('biz_recharge_status', '1');
  const revalued = await admin.ask('PUT', 'dict/data/edit', { ...bodyOf(after), dictValue: '99' });
  expect(revalued.code).toBe(40303);
  expect((await admin.ask('DELETE', 'dict/data/delete', { ids: [after.id] })).code).toBe(40303);
  expect((await admin.ask('PUT', 'dict/data/edit', change)).code).toBe(40900);
});

test('a dictionary has one default: setting it clears the other', async () => {
  const other = await entry('biz_kyc_level', '2');
  const first = await entry('biz_kyc_level', '0');
  expect(first.isDefault).toBe(1);
  await admin.ask('PUT', 'dict/data/edit', { ...bodyOf(other), isDefault: 1 });
  const defaults = (await values('biz_kyc_level')).filter(({ isDefault }) => isDefault === 1);
  expect(defaults.map(({ key }) => key)).toEqual(['2']);
  // Its form, open elsewhere, has to be read again.
  expect((await entry('biz_kyc_level', '0')).version).toBe(first.version + 1);
});

test('a value that is switched off keeps its label and is refused in what is written', async () => {
  const off = await entry('biz_manual_reason', 'test');
  await admin.ask('PUT', 'dict/data/edit', { ...bodyOf(off), status: 0 });
  const found = (await values('biz_manual_reason')).find(({ key }) => key === 'test');
  expect(found).toMatchObject({ value: '测试', isOff: true });
});

test('every answer tells when a dictionary was changed', async () => {
  const version = async () => (await admin.send('GET', 'post/list')).headers.get(DICT_VERSION);
  const before = await version();
  expect(before).not.toBeNull();
  expect(await version()).toBe(before);
  const some = await entry('biz_lang', 'en');
  await admin.ask('PUT', 'dict/data/edit', { ...bodyOf(some), dictLabel: '英语' });
  expect(await version()).not.toBe(before);
});

test('a dictionary of the operators is made, and goes with its values; a built-in one stays and stays on', async () => {
  const made = { dictType: 'own_colours', dictName: '颜色', status: 1 };
  expect((await admin.ask('POST', 'dict/type/add', { ...made, dictType: 'Own' })).code).toBe(40000);
  const { data } = await admin.ask<{ id: number }>('POST', 'dict/type/add', made);
  expect((await admin.ask('POST', 'dict/type/add', made)).code).toBe(40905);
  await admin.ask('POST', 'dict/data/add', { ...draft, dictType: 'own_colours', isDefault: 1 });
  expect((await admin.ask<Type>('GET', `dict/type/get?id=${data.id}`)).data.dataCount).toBe(1);
  expect((await admin.ask('DELETE', 'dict/type/delete', { ids: [data.id] })).code).toBe(0);
  expect(await values('own_colours')).toEqual([]);
  expect(await list('own_colours')).toEqual([]);
  // Its name is free again.
  expect((await admin.ask('POST', 'dict/type/add', made)).code).toBe(0);

  const { data: page } = await admin.ask<{ list: Type[] }>('GET', 'dict/type/list?dictType=biz_chain');
  const [chain] = page.list;
  if (!chain) throw new Error('no chains');
  expect((await admin.ask('DELETE', 'dict/type/delete', { ids: [chain.id] })).code).toBe(40303);
  const { id, version, dictName } = chain;
  const off = await admin.ask('PUT', 'dict/type/edit', { id, version, dictName, status: 0 });
  expect(off.code).toBe(40303);
});

test('who may relabel values may not make or delete them', async () => {
  const operate = await signedIn(place, 'operate01');
  expect((await operate.ask('GET', 'dict/data/list?dictType=biz_chain')).code).toBe(0);
  expect((await operate.ask('POST', 'dict/data/add', draft)).code).toBe(40300);
  const agent = await signedIn(place, 'agent01');
  expect((await agent.ask('GET', 'dict/type/list')).code).toBe(40300);
});
