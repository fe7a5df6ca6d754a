import { expect, test } from 'vitest';
import type { WireDetailOf } from '@/contract/resource';
import { role as contract } from '@/contract/system/role';
import { SITE } from '#mocks/core/access';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { addAdjust } from './adjusts';
import { bench, bodyFrom, signedIn } from './operator';
import type { Bench, Operator } from './operator';

type Role = WireDetailOf<typeof contract>;

const [SUPER, FINANCE, OPERATION, AUDITOR, AGENT] = [1, 2, 5, 6, 7];

/** The menu: members, and the button that adds one; the recharges, and the button that reviews one. */
const [MEMBERS, ADD_MEMBER, RECHARGES] = ['101', '10101', '201'];

/** A backend in which the auditors may also keep roles. */
async function desk(): Promise<{ place: Bench; admin: Operator; clerk: Operator }> {
  const place = bench();
  const { menus, roles } = place.db;
  const verbs = menus.filter(({ pid, name }) => pid === 912 && !name.endsWith('/confirmChange'));
  roles.get(AUDITOR)?.menuIds.push(...verbs.map(({ id }) => id));
  return { place, admin: await signedIn(place, 'admin'), clerk: await signedIn(place, 'auditor01') };
}

const get = async (who: Operator, id: number) => (await who.ask<Role>('GET', `role/get?id=${id}`)).data;

/** The form of a role as it is, but for the change; a cap that is none is left out. */
async function edit(who: Operator, id: number, change: Partial<Record<keyof Role, unknown>>) {
  const row = await get(who, id);
  const body = Object.entries(bodyFrom(contract.calls.edit, row)).filter(([, value]) => value !== null);
  return who.ask('PUT', 'role/edit', {
    ...Object.fromEntries(body),
    ...SIGNED,
    ...change,
  });
}

const SIGNED = { operPassword: DEMO_PASSWORD };

const draft = {
  roleKey: 'night_shift',
  name: { zh: '夜班', en: 'Night shift', tw: '' },
  listOrder: 90,
  dataScope: 5,
  manualRechargeCap: '0',
  adjustCap: '0',
  grantCap: '0',
  menuIds: ['100', MEMBERS],
  ...SIGNED,
};

test.each([
  ['a key in capitals', { roleKey: 'Night' }, 40000, 'roleKey'],
  ['a key that exists', { roleKey: 'finance' }, 40905, 'roleKey'],
  ['a name that exists', { name: { zh: '财务', en: '', tw: '' } }, 40905, 'name'],
  ['a menu that does not exist', { menuIds: ['99999999'] }, 40000, 'menuIds'],
  ['chosen departments, and none chosen', { dataScope: 2 }, 40000, 'deptIds'],
  ['a cap below zero', { adjustCap: '-1' }, 40000, 'adjustCap'],
])('a new role with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const { admin } = await desk();
  const answer = await admin.ask<{ fields: object } | null>('POST', 'role/add', { ...draft, ...change });
  expect([answer.code, Object.keys(answer.data?.fields ?? {})]).toEqual([code, [field]]);
});

test('a new role gives its users its screens and nothing else', async () => {
  const { place, admin } = await desk();
  const { data } = await admin.ask<{ id: number }>('POST', 'role/add', draft);
  const user = [...place.db.users.values()].find(({ userName }) => userName === 'common');
  user?.roleIds.splice(0, 1, data.id);
  const common = await signedIn(place, 'common');
  const { data: own } = await common.ask<{ permissions: string[] }>('GET', 'user/getUserMenus');
  expect(own.permissions).toEqual([`${SITE}member/list`]);
  expect((await common.ask('POST', 'member/add', {})).code).toBe(40300);
});

test('the built-in role holds everything, and is neither changed nor switched off nor deleted', async () => {
  const { place, admin } = await desk();
  const row = await get(admin, SUPER);
  expect(row.menuIds).toHaveLength(place.db.menus.length);
  const { id, version } = row;
  expect((await edit(admin, SUPER, { menuIds: [] })).code).toBe(40303);
  expect((await admin.ask('PUT', 'role/setStatus', { id, version, on: 0 })).code).toBe(40303);
  expect((await admin.ask('PUT', 'role/dataScope', { id, version, dataScope: 5, ...SIGNED })).code).toBe(
    40303,
  );
  expect((await admin.ask('DELETE', 'role/delete', { ids: [id] })).code).toBe(40303);
});

test('a role with users cannot be deleted, one without can', async () => {
  const { admin } = await desk();
  expect((await admin.ask('DELETE', 'role/delete', { ids: [FINANCE] })).code).toBe(40906);
  const { data } = await admin.ask<{ id: number }>('POST', 'role/add', draft);
  expect((await admin.ask('DELETE', 'role/delete', { ids: [data.id] })).code).toBe(0);
});

test.each([
  ['a permission', { menuIds: ['100', MEMBERS, ADD_MEMBER] }],
  ['a cap', { adjustCap: '1' }],
  ['no cap at all', { adjustCap: undefined }],
])('nobody grants %s that he lacks himself', async (_, change) => {
  const { clerk } = await desk();
  expect((await clerk.ask('POST', 'role/add', { ...draft, ...change })).code).toBe(40300);
  expect((await clerk.ask('POST', 'role/add', draft)).code).toBe(0);
});

test('who sees his own department alone grants no view of everybody', async () => {
  const { place, clerk } = await desk();
  const own = place.db.roles.get(AUDITOR);
  if (own) own.dataScope = 3;
  expect((await clerk.ask('POST', 'role/add', { ...draft, dataScope: 1 })).code).toBe(40300);
  expect((await edit(clerk, AGENT, { remark: '原样' })).code).toBe(0);
  expect((await edit(clerk, AGENT, { dataScope: 1 })).code).toBe(40300);
});

test('nobody takes from himself the permission that he is using', async () => {
  const { place, clerk } = await desk();
  const kept = place.db.roles.get(AUDITOR)?.menuIds.map(String) ?? [];
  expect((await edit(clerk, AUDITOR, { menuIds: [MEMBERS] })).code).toBe(42208);
  expect(new Set((await get(clerk, AUDITOR)).menuIds)).toEqual(new Set(kept));
  const { id, version } = await get(clerk, AUDITOR);
  expect((await clerk.ask('PUT', 'role/setStatus', { id, version, on: 0 })).code).toBe(42208);
});

test('a permission that is taken away is gone with the next call, and its answer says so', async () => {
  const { place, admin } = await desk();
  const victim = await signedIn(place, 'operate01');
  const mark = async () => (await victim.send('GET', 'home/overview')).headers.get('X-Access');
  const before = await mark();
  expect((await victim.ask('GET', 'member/list')).code).toBe(0);
  const row = await get(admin, OPERATION);
  const menuIds = row.menuIds.filter((id) => id !== MEMBERS);
  expect((await edit(admin, OPERATION, { menuIds })).code).toBe(0);
  const refused = await victim.send('GET', 'member/list');
  expect(await refused.json()).toMatchObject({ code: 40300 });
  expect(refused.headers.get('X-Access')).not.toBe(before);
});

test('the history of a role tells what it has gained and lost by its titles', async () => {
  const { admin } = await desk();
  const { menuIds } = await get(admin, AGENT);
  await edit(admin, AGENT, { menuIds: [...menuIds.filter((id) => id !== RECHARGES), ADD_MEMBER] });
  const { history } = await get(admin, AGENT);
  expect(history.at(-1)?.diff).toContainEqual({
    field: 'menuIds',
    before: '充值记录',
    after: '会员列表 / 新增',
  });
});

test('a cap of the form is held against what users of the role do, a raised one once it is confirmed', async () => {
  const { place, admin } = await desk();
  const finance = await signedIn(place, 'finance01');
  const withCap = async (adjustCap: string) => {
    expect((await edit(admin, FINANCE, { adjustCap })).code).toBe(0);
    return (await addAdjust(finance)).code;
  };
  expect([await withCap('0'), await withCap('20000')]).toEqual([42205, 42205]);
  const other = await signedIn(place, 'admin02');
  const { id, version } = await get(other, FINANCE);
  const confirm = { id, version, result: 'approve', ...SIGNED };
  expect((await other.ask('PUT', 'role/confirmChange', confirm)).code).toBe(0);
  expect((await addAdjust(finance)).code).toBe(0);
});
