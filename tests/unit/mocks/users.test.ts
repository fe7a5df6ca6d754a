import { expect, test } from 'vitest';
import type { WireDetailOf } from '@/contract/resource';
import type { user } from '@/contract/system/user';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { SITE } from '#mocks/core/access';
import { checkInvariants } from '#mocks/core/invariants';
import { userOf } from './context';
import { bench, bodyFrom, credentials, operator, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { user as contract } from '@/contract/system/user';

type User = WireDetailOf<typeof user>;

const FINANCE = '2';
const AUDITOR = '6';

/** A backend in which the auditors may also keep users. */
async function helpdesk(): Promise<{ place: Bench; admin: Operator; clerk: Operator }> {
  const place = bench();
  const { menus, roles } = place.db;
  const verbs = menus
    .filter(({ pid, name }) => pid === 911 && !name.endsWith('/confirmChange'))
    .map(({ id }) => id);
  roles.get(Number(AUDITOR))?.menuIds.push(...verbs);
  return { place, admin: await signedIn(place, 'admin'), clerk: await signedIn(place, 'auditor01') };
}

const draft = {
  userName: 'night01',
  userNickname: '夜班',
  password: 'Night123',
  deptId: '7',
  roleIds: [AUDITOR],
  mobile: '13900000001',
  operPassword: DEMO_PASSWORD,
};

async function byName(who: Operator, name: string): Promise<User> {
  const { data } = await who.ask<{ list: User[] }>('GET', `user/list?pageSize=100&userName=${name}`);
  const [row] = data.list;
  if (!row) throw new Error(`nobody is listed as ${name}`);
  return row;
}

const edited = (row: User, change: object) => ({
  ...bodyFrom(contract.calls.edit, row),
  operPassword: DEMO_PASSWORD,
  ...change,
});

test.each([
  ['a name that begins with a digit', { userName: '1night' }, 40000, 'userName'],
  ['a password of five characters', { password: 'a1234' }, 40000, 'password'],
  ['no role', { roleIds: [] }, 40000, 'roleIds'],
  ['a role that does not exist', { roleIds: ['99'] }, 40000, 'roleIds'],
  ['a department that does not exist', { deptId: '99' }, 40000, 'deptId'],
  ['a member that does not exist', { bindMemberId: '99999999' }, 40000, 'bindMemberId'],
  ['a name that exists', { userName: 'risk001' }, 40905, 'userName'],
  ['a mobile number that exists', { mobile: '19900000003' }, 40905, 'mobile'],
  ['a member bound to another user', { bindMemberId: '10010015' }, 40905, 'bindMemberId'],
])('a new user with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const { admin } = await helpdesk();
  const answer = await admin.ask<{ fields: object } | null>('POST', 'user/add', { ...draft, ...change });
  expect([answer.code, Object.keys(answer.data?.fields ?? {})]).toEqual([code, [field]]);
});

test('a user is listed with the names of department, roles and posts, and never with a password', async () => {
  const { admin } = await helpdesk();
  expect((await admin.ask('POST', 'user/add', { ...draft, postIds: ['8'] })).code).toBe(0);
  const row = await byName(admin, 'night01');
  expect(row).toMatchObject({
    deptName: '审计部',
    postNames: ['审计员'],
    roleIds: [AUDITOR],
    googleBound: 0,
  });
  expect(JSON.stringify(row)).not.toContain('Night123');
});

test('the filter of a department shows those of the departments below as well', async () => {
  const { admin } = await helpdesk();
  const names = async (deptId: number) =>
    (await admin.ask<{ list: User[] }>('GET', `user/list?deptId=${deptId}`)).data.list.map(
      ({ userName }) => userName,
    );
  expect(await names(2)).toEqual(['finance01', 'finance02']);
  expect(await names(8)).toEqual(['finance01']);
});

test('nobody gives a role that holds what he lacks, and he cannot change or take over those who hold more', async () => {
  const { place, clerk } = await helpdesk();
  expect((await clerk.ask('POST', 'user/add', { ...draft, roleIds: [FINANCE] })).code).toBe(40300);
  expect((await clerk.ask('POST', 'user/add', { ...draft, roleIds: ['1'] })).code).toBe(40300);
  expect((await clerk.ask('POST', 'user/add', draft)).code).toBe(0);

  const finance = await byName(clerk, 'finance01');
  const reset = { password: 'Taken123', operPassword: DEMO_PASSWORD };
  const { id, version } = finance;
  expect((await clerk.ask('PUT', 'user/resetPwd', { id, version, ...reset })).code).toBe(40300);
  expect((await clerk.ask('PUT', 'user/edit', edited(finance, { mobile: '13911111111' }))).code).toBe(40300);
  const super2 = await byName(clerk, 'admin02');
  const change = edited(super2, { userNickname: 'x' });
  expect((await clerk.ask('PUT', 'user/edit', change)).code).toBe(40303);
  expect(userOf(place.db, 'finance01').password).toBe(DEMO_PASSWORD);
});

test.each(['admin', 'admin02'])(
  '%s cannot be disabled, deleted or robbed of roles by admin02',
  async (name) => {
    const { place } = await helpdesk();
    const other = await signedIn(place, 'admin02');
    const row = await byName(other, name);
    const { id, version } = row;
    expect((await other.ask('PUT', 'user/setStatus', { id, version, on: 0 })).code).toBe(40303);
    expect((await other.ask('DELETE', 'user/delete', { ids: [id] })).code).toBe(40303);
    expect((await other.ask('PUT', 'user/edit', edited(row, { roleIds: ['2'] }))).code).toBe(40303);
    expect((await other.ask('PUT', 'user/edit', edited(row, { userNickname: '新名' }))).code).toBe(0);
    expect(checkInvariants(place.db)).toEqual([]);
  },
);

test('a disabled user is signed out with his next call and cannot sign in', async () => {
  const { place, admin } = await helpdesk();
  const victim = await signedIn(place, 'operate01');
  const { id, version } = await byName(admin, 'operate01');
  expect((await admin.ask('PUT', 'user/setStatus', { id, version, on: 0 })).code).toBe(0);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
  const body = await credentials(place, 'operate01');
  expect((await operator(place.handlers).ask('POST', 'login', body)).code).toBe(40012);
});

test('who is no console user any more is signed out and cannot sign in; oneself and the first one stay', async () => {
  const { place, admin } = await helpdesk();
  const victim = await signedIn(place, 'operate01');
  const row = await byName(admin, 'operate01');
  expect((await admin.ask('PUT', 'user/edit', edited(row, { isAdmin: 0 }))).code).toBe(0);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
  const body = await credentials(place, 'operate01');
  expect((await operator(place.handlers).ask('POST', 'login', body)).code).toBe(40012);
  const second = await signedIn(place, 'admin02');
  for (const name of ['admin', 'admin02']) {
    const own = await byName(second, name);
    expect((await second.ask('PUT', 'user/edit', edited(own, { isAdmin: 0 }))).code).toBe(40303);
  }
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a deleted user is signed out, and his name is free again', async () => {
  const { place, admin } = await helpdesk();
  const victim = await signedIn(place, 'operate01');
  const { id } = await byName(admin, 'operate01');
  expect((await admin.ask('DELETE', 'user/delete', { ids: [id] })).code).toBe(0);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
  const again = { ...draft, userName: 'operate01' };
  expect((await admin.ask('POST', 'user/add', again)).code).toBe(0);
});

test('the answers of an open session tell of changed roles at once, and the menu follows', async () => {
  const { place, admin } = await helpdesk();
  const victim = await signedIn(place, 'operate01');
  const ask = async () => {
    const response = await victim.send('GET', 'home/overview');
    return response.headers.get('X-Access');
  };
  const before = await ask();
  expect(await ask()).toBe(before);
  const row = await byName(admin, 'operate01');
  expect((await admin.ask('PUT', 'user/edit', edited(row, { roleIds: [AUDITOR] }))).code).toBe(0);
  const after = await ask();
  expect(after).not.toBe(before);
  const { data } = await victim.ask<{ permissions: string[]; access: string }>('GET', 'user/getUserMenus');
  expect(data.access).toBe(after);
  expect(data.permissions).toContain(`${SITE}operLog/list`);
});

test('a changed role is in the history of the user by its name', async () => {
  const { admin } = await helpdesk();
  const row = await byName(admin, 'operate01');
  await admin.ask('PUT', 'user/edit', edited(row, { roleIds: [AUDITOR], userNickname: '林' }));
  const { data } = await admin.ask<User>('GET', `user/get?id=${row.id}`);
  expect(data.history.at(-1)?.diff).toEqual([
    { field: 'userNickname', before: '林夏', after: '林' },
    { field: 'roleNames', before: '运营', after: '审计（只读）' },
  ]);
});
