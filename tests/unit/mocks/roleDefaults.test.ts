import { beforeEach, expect, test } from 'vitest';
import type { UserMenus } from '@/api/types';
import type { RoleDefaults } from '@/contract/system/roleDefaults';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

interface RoleDetail {
  id: number;
  version: number;
  defaults: RoleDefaults;
  history: { result: string; diff: { field: string; before: unknown; after: unknown }[] }[];
}

const WITHDRAWS = {
  list: 'withdraw',
  columns: { order: ['orderNo', 'amount', 'status'], shown: ['status', 'amount'], all: false },
  search: '?status[]=1&orderBy=amount%20desc',
};

let place: Bench;
let admin: Operator;

beforeEach(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
});

const idOf = (key: string): number => {
  const role = [...place.db.roles.values()].find(({ roleKey }) => roleKey === key);
  if (!role) throw new Error(key);
  return role.id;
};

const versionOf = (key: string) => place.db.roles.get(idOf(key))?.version ?? 0;

const keyed = (key: string) => ({ id: idOf(key), version: versionOf(key) });

const set = (who: Operator, key: string, parts: object) =>
  who.ask<{ version: number } | null>('PUT', 'role/setDefaults', { ...keyed(key), ...parts });

const drop = (who: Operator, key: string, parts: object) =>
  who.ask<{ version: number } | null>('PUT', 'role/dropDefaults', { ...keyed(key), ...parts });

const detail = async (who: Operator, key: string) =>
  (await who.ask<RoleDetail>('GET', `role/get?id=${idOf(key)}`)).data;

const menus = async (who: Operator) => (await who.ask<UserMenus>('GET', 'user/getUserMenus')).data;

test('what is set travels with the menu of those who have the role, and another mark tells of it', async () => {
  const finance = await signedIn(place, 'finance01');
  const before = await menus(finance);
  expect(before.defaults).toEqual([
    { start: { view: 'finance/withdraw/index', search: '?status[]=1&status[]=2' }, lists: [] },
  ]);
  expect((await set(admin, 'finance', { density: 'small', list: WITHDRAWS })).code).toBe(0);
  const after = await menus(finance);
  expect(after.defaults).toEqual([
    {
      start: { view: 'finance/withdraw/index', search: '?status[]=1&status[]=2' },
      density: 'small',
      lists: [WITHDRAWS],
    },
  ]);
  expect(after.access).not.toBe(before.access);
});

test('a part that is left out stays, and what is dropped is gone', async () => {
  const { columns, search, list } = WITHDRAWS;
  await set(admin, 'finance', { list: { list, columns } });
  await set(admin, 'finance', { list: { list, search } });
  expect((await detail(admin, 'finance')).defaults.lists).toEqual([WITHDRAWS]);
  await set(admin, 'finance', { list: { list: 'recharge', search: '' } });
  expect((await drop(admin, 'finance', { start: true, lists: ['withdraw'] })).code).toBe(0);
  expect((await detail(admin, 'finance')).defaults).toEqual({ lists: [{ list: 'recharge', search: '' }] });
});

test('several roles come in their order, without those that say nothing or are off', async () => {
  const user = [...place.db.users.values()].find(({ userName }) => userName === 'finance01');
  if (!user) throw new Error('nobody');
  user.roleIds = [idOf('service'), idOf('finance'), idOf('common')];
  await set(admin, 'service', { density: 'large' });
  const finance = await signedIn(place, 'finance01');
  expect((await menus(finance)).defaults?.map(({ start }) => start?.view)).toEqual([
    'finance/withdraw/index',
    'member/list/index',
  ]);
  const role = place.db.roles.get(idOf('finance'));
  if (role) role.status = 0;
  expect((await menus(finance)).defaults?.map(({ density }) => density)).toEqual(['large']);
});

test('only who may edit the role sets anything, in the version that was read, and never for the built-in one', async () => {
  const auditor = await signedIn(place, 'auditor01');
  expect((await set(auditor, 'finance', { density: 'small' })).code).toBe(40300);
  expect((await drop(auditor, 'finance', { start: true })).code).toBe(40300);
  expect((await set(admin, 'super_admin', { density: 'small' })).code).toBe(40303);
  const old = keyed('finance');
  await set(admin, 'finance', { density: 'small' });
  expect((await admin.ask('PUT', 'role/setDefaults', { ...old, density: 'large' })).code).toBe(40900);
  expect((await detail(admin, 'finance')).defaults.density).toBe('small');
});

test.each([
  ['a list that there is not', { list: { list: 'nothing', search: '' } }],
  ['a filter that the list has not', { list: { list: 'withdraw', search: '?nothing=1' } }],
  ['what is about a person', { list: { list: 'withdraw', search: '?memberKeyword=Wang' } }],
  [
    'a column that is shown and has no place',
    { list: { list: 'withdraw', columns: { order: [], shown: ['a'], all: true } } },
  ],
  ['a page that there is not', { start: { view: 'no/such/page' } }],
  ['a filter on a page that is no list', { start: { view: 'system/monitor/index', search: '?status[]=1' } }],
  ['a density that there is not', { density: 'tiny' }],
])('%s is refused, and nothing is changed', async (_, parts) => {
  const before = versionOf('finance');
  expect((await set(admin, 'finance', parts)).code).toBe(40000);
  expect(versionOf('finance')).toBe(before);
});

test('who may not read a list or open a page neither sets it, nor learns or takes out what is set', async () => {
  const held = ['role/list', 'role/edit'].map((path) => `api/v2/sitebkd/${path}`);
  const page = place.db.menus.filter(({ name }) => held.includes(name)).map(({ id }) => id);
  const [common, service] = [place.db.roles.get(idOf('common')), place.db.roles.get(idOf('service'))];
  if (!common || !service) throw new Error('no role');
  common.menuIds = page;
  service.menuIds = [];
  // The clerk holds all of the role otherwise.
  for (const one of [common, service])
    Object.assign(one, { dataScope: 5, manualRechargeCap: '0', adjustCap: '0', grantCap: '0' });
  await set(admin, 'service', { list: WITHDRAWS, density: 'small' });
  const clerk = [...place.db.users.values()].find(({ userName }) => userName === 'common');
  if (!clerk) throw new Error('nobody');
  clerk.roleIds = [idOf('common')];
  const who = await signedIn(place, 'common');
  expect((await detail(who, 'service')).defaults).toEqual({ density: 'small', lists: [] });
  expect((await set(who, 'service', { density: 'small' })).code).toBe(0);
  expect((await set(who, 'service', { list: WITHDRAWS })).code).toBe(40300);
  expect((await set(who, 'service', { start: { view: 'finance/withdraw/index' } })).code).toBe(40300);
  expect((await drop(who, 'service', { lists: ['withdraw'] })).code).toBe(0);
  expect((await detail(admin, 'service')).defaults.lists).toEqual([WITHDRAWS]);
});

test('a user of a role who may not open what it names gets none of it', async () => {
  await set(admin, 'common', { list: WITHDRAWS, start: { view: 'finance/withdraw/index' } });
  const clerk = await signedIn(place, 'common');
  expect((await menus(clerk)).defaults).toEqual([]);
});

test('an operator of one team gets no column and no filter that is for the staff', async () => {
  const columns = { order: ['orderNo', 'firstReviewer'], shown: ['orderNo', 'firstReviewer'], all: false };
  await set(admin, 'agent', { list: { list: 'withdraw', columns, search: '?firstReviewer=2' } });
  const agent = await signedIn(place, 'agent01');
  expect((await menus(agent)).defaults).toEqual([
    { lists: [{ list: 'withdraw', columns: { order: ['orderNo'], shown: ['orderNo'], all: false } }] },
  ]);
});

test('each change is a line in the operation log and in the history of the role, in words', async () => {
  await set(admin, 'finance', { list: WITHDRAWS });
  await drop(admin, 'finance', { lists: ['withdraw'] });
  const { history } = await detail(admin, 'finance');
  const told = history.slice(-2);
  expect(told.map(({ result }) => result)).toEqual(['setDefaults', 'dropDefaults']);
  expect(told[0]?.diff).toEqual([{ field: 'lists', before: '', after: '提现记录' }]);
  expect(told[1]?.diff).toEqual([{ field: 'lists', before: '提现记录', after: '' }]);
  expect(place.db.operLogs.at(-1)).toMatchObject({ operName: 'admin', errorCode: 0 });
});
