import { expect, test } from 'vitest';
import type { WireDetailOf } from '@/contract/resource';
import { menu as menuContract } from '@/contract/system/menu';
import { DataScope, role as roleContract } from '@/contract/system/role';
import { user as userContract } from '@/contract/system/user';
import { can, permissionsOf, SITE } from '#mocks/core/access';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { openSession } from '#mocks/core/sessions';
import type { MenuRow, Role } from '#mocks/core/systemRows';
import { contextOf, userOf } from '../context';
import { bench, bodyFrom, credentials, operator, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { deputyIn } from './deputy';
import type { Deputy } from './deputy';

const PAY = `${SITE}cwManage/withdrawLogPay`;

type User = WireDetailOf<typeof userContract>;

/** A backend in which `common` administers the system, and nothing else. */
async function desk(
  terms: Partial<Role> = {},
): Promise<Deputy & { place: Bench; who: Operator; admin: Operator }> {
  const place = bench();
  const deputy = deputyIn(place.db, terms);
  return { ...deputy, place, who: await signedIn(place, 'common'), admin: await signedIn(place, 'admin') };
}

const named = ({ db }: Bench, permission: string): MenuRow => {
  const row = db.menus.find(({ name }) => name === permission);
  if (!row) throw new Error(`the menu has no ${permission}`);
  return row;
};

const roleNamed = ({ db }: Bench, key: string): Role => {
  const role = [...db.roles.values()].find(({ roleKey }) => roleKey === key);
  if (!role) throw new Error(`no role is called ${key}`);
  return role;
};

/** The form of a record of the menu as it is, but for the change. */
async function editMenu(who: Operator, row: MenuRow, change: object) {
  const { data } = await who.ask<object>('GET', `menu/get?id=${row.id}`);
  return who.ask<{ fields?: object } | null>('PUT', 'menu/update', {
    ...bodyFrom(menuContract.calls.update, data),
    ...change,
  });
}

/** The form of a role as it is, but for the change; a cap that is none is left out. */
async function editRole(who: Operator, { id }: Role, change: object) {
  const { data } = await who.ask<object>('GET', `role/get?id=${id}`);
  const body = Object.entries(bodyFrom(roleContract.calls.edit, data)).filter(([, value]) => value !== null);
  return who.ask<{ fields?: Record<string, string> } | null>('PUT', 'role/edit', {
    ...Object.fromEntries(body),
    ...change,
  });
}

/** The form of a user as it is, but for the change. */
async function editUser(place: Bench, who: Operator, name: string, change: object) {
  const { id } = userOf(place.db, name);
  const admin = operator(
    place.handlers,
    openSession(place.db, userOf(place.db, 'admin'), { ip: '', userAgent: '' }).token,
  );
  const { data } = await admin.ask<User>('GET', `user/get?id=${id}`);
  return who.ask<{ fields?: Record<string, string> } | null>('PUT', 'user/edit', {
    ...bodyFrom(userContract.calls.edit, data),
    ...change,
  });
}

/** What puts a record behind those that stand below a parent. */
function orderBelow({ db }: Bench, parentId: number, row: MenuRow) {
  const rows = [...db.menus.filter(({ pid }) => pid === parentId), row];
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  return { parentId: String(parentId), ids: rows.map(({ id }) => String(id)), versions };
}

const fresh = {
  menuType: 0,
  parentId: '0',
  menuName: '目录',
  path: '/walk/new',
  menuSort: 1,
};

test('the name of a directory grants nothing, and a record of a permission that is lacked is not deleted', async () => {
  const { place, who, role, user } = await desk();
  const pay = named(place, PAY);
  const refused = await who.ask('DELETE', 'menu/delete', { ids: [pay.id] });
  expect([refused.code, refused.msg]).toEqual([
    40300,
    '您没有权限提现记录 / 打款，不能删除、移动该记录或更改其权限标识',
  ]);
  expect(place.db.menus).toContain(pay);

  // Even where the record is gone already, a directory of its name opens nothing.
  place.db.menus.splice(place.db.menus.indexOf(pay), 1);
  const made = await who.ask<{ id: number }>('POST', 'menu/add', {
    ...fresh,
    name: PAY,
    roles: [String(role.id)],
  });
  expect(made.code).toBe(0);
  expect(role.menuIds).toContain(made.data.id);
  expect(can(place.db, user, 'cwManage/withdrawLogPay')).toBe(false);
  expect((await who.ask('POST', 'cwManage/withdrawLogPay', {})).code).toBe(40300);
});

test.each([
  ['deleted', (who: Operator, row: MenuRow) => who.ask('DELETE', 'menu/delete', { ids: [row.id] })],
  ['renamed', (who: Operator, row: MenuRow) => editMenu(who, row, { name: 'walk/mine' })],
  ['moved', (who: Operator, row: MenuRow) => editMenu(who, row, { parentId: '915' })],
  [
    'moved by the order',
    (who: Operator, row: MenuRow, place: Bench) => who.ask('PUT', 'menu/sort', orderBelow(place, 915, row)),
  ],
])('a record of a permission that the operator lacks is not %s', async (_, act) => {
  const { place, who } = await desk();
  const row = named(place, `${SITE}member/add`);
  const before = { ...row };
  expect((await act(who, row, place)).code).toBe(40300);
  expect(named(place, `${SITE}member/add`)).toEqual(before);
});

test.each([
  ['member/list', 101],
  ['cwManage/withdrawLogList', 202],
])('a button of the operator that is moved below %s does not open that page', async (page, pid) => {
  const { place, who, user } = await desk();
  const button = named(place, `${SITE}menu/sort`);
  const update = await editMenu(who, button, { parentId: String(pid) });
  expect([update.code, Object.keys(update.data?.fields ?? {})]).toEqual([40300, ['parentId']]);
  expect((await who.ask('PUT', 'menu/sort', orderBelow(place, pid, button))).code).toBe(40300);
  expect(button.pid).toBe(915);
  expect(can(place.db, user, page)).toBe(false);
});

test('what a role holds is taken from it by those alone who hold all of the role', async () => {
  const { place, who, admin } = await desk();
  const page = named(place, `${SITE}post/export`);
  const auditor = roleNamed(place, 'auditor');
  auditor.menuIds.push(page.id);
  const gone = await who.ask('DELETE', 'menu/delete', { ids: [page.id] });
  expect([gone.code, gone.msg.startsWith('「审计（只读）」拥有您没有的权限（')]).toEqual([40300, true]);
  expect((await editMenu(who, page, { roles: [] })).code).toBe(40300);
  expect(auditor.menuIds).toContain(page.id);
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [page.id] })).code).toBe(0);
});

test('a role that holds more than the operator is neither edited nor switched off nor deleted, and says what is lacking', async () => {
  const { place, who } = await desk();
  const risk = roleNamed(place, 'risk');
  const { id, version } = risk;
  const kept = { ...risk };
  const codes = [
    await editRole(who, risk, { menuIds: [] }),
    await editRole(who, risk, { remark: '备注' }),
    await who.ask('PUT', 'role/dataScope', { id, version, dataScope: DataScope.self }),
    await who.ask('PUT', 'role/setStatus', { id, version, on: 0 }),
    await who.ask('DELETE', 'role/delete', { ids: [id] }),
  ];
  expect(codes.map(({ code }) => code)).toEqual([40300, 40300, 40300, 40300, 40300]);
  expect(codes[0]?.msg).toMatch(/^「风控」拥有您没有的权限（会员列表、.+等 \d+ 项），不能由您修改$/);
  expect(place.db.roles.get(id)).toEqual(kept);
});

test.each([
  ['a limit', { adjustCap: '20000' }, 'adjustCap', '资产调整日限额（您的限额为 10 USDT）'],
  ['no limit at all', { adjustCap: undefined }, 'adjustCap', '资产调整日限额（您的限额为 10 USDT）'],
  ['a permission', { menuIds: ['101'] }, 'menuIds', '权限（会员列表）'],
])('%s that the operator lacks is refused at its field, in words', async (_, change, field, words) => {
  const { who } = await desk({ adjustCap: '10' });
  const role = {
    roleKey: 'night_shift',
    name: { zh: '夜班', en: '', tw: '' },
    listOrder: 1,
    dataScope: DataScope.self,
    manualRechargeCap: '0',
    adjustCap: '10',
    grantCap: '0',
    menuIds: ['915'],
    ...change,
  };
  const answer = await who.ask<{ fields: Record<string, string> }>('POST', 'role/add', role);
  expect([answer.code, answer.data.fields[field]]).toEqual([40300, `不能授予您自己没有的${words}`]);
});

test('the own data scope is widened neither by the role nor by another department', async () => {
  const { place, who, role } = await desk({ dataScope: DataScope.self });
  const { id, version } = role;
  const answer = await who.ask<{ fields: object }>('PUT', 'role/dataScope', {
    id,
    version,
    dataScope: DataScope.ownAndBelow,
  });
  expect([answer.code, Object.keys(answer.data.fields)]).toEqual([40300, ['dataScope']]);
  expect((await editRole(who, role, { dataScope: DataScope.all })).code).toBe(40300);
  Object.assign(role, { dataScope: DataScope.ownAndBelow });
  const moved = await editUser(place, who, 'common', { deptId: '1' });
  expect([moved.code, Object.keys(moved.data?.fields ?? {})]).toEqual([40300, ['deptId']]);
  expect(userOf(place.db, 'common').deptId).toBe(6);
});

test('a department that moves below the own one, and a deleted colleague made again in it, show nothing', async () => {
  const { place, who, role } = await desk({ dataScope: DataScope.ownAndBelow });
  const finance = place.db.depts.get(2);
  if (!finance) throw new Error('no department 2');
  const { id, version, orderNum } = finance;
  const deptName = { zh: '财务部', en: '', tw: '' };
  const move = { id, version, deptName, orderNum, parentId: '6' };
  expect((await who.ask('PUT', 'dept/edit', move)).code).toBe(40300);
  expect(finance.parentId).toBe(1);

  place.db.users.delete(userOf(place.db, 'service01').id);
  const again = {
    userName: 'service01',
    userNickname: '吴晓',
    password: 'Night123',
    deptId: '6',
    roleIds: [String(role.id)],
    mobile: '13900000001',
  };
  expect((await who.ask('POST', 'user/add', again)).code).toBe(40300);
  expect((await who.ask('POST', 'user/add', { ...again, userName: 'night01' })).code).toBe(0);
});

test('who has the same permissions and higher limits is not touched', async () => {
  const { place, who, role } = await desk({ adjustCap: '10' });
  const higher: Role = { ...role, id: 900, roleKey: 'higher', adjustCap: '20000' };
  place.db.roles.set(higher.id, higher);
  const victim = userOf(place.db, 'operate01');
  victim.roleIds = [higher.id];
  const { id, version } = victim;
  const step = { operPassword: DEMO_PASSWORD };
  const answers = [
    await editUser(place, who, 'operate01', { mobile: '13911111111', ...step }),
    await who.ask('PUT', 'user/resetPwd', { id, version, password: 'Taken123', ...step }),
    await who.ask('PUT', 'user/resetGoogle', { id, version, ...step }),
    await who.ask('PUT', 'user/setStatus', { id, version, on: 0 }),
    await who.ask('DELETE', 'user/delete', { ids: [id] }),
  ];
  for (const { code, msg } of answers) {
    expect([code, msg]).toEqual([
      40300,
      '「operate01」拥有您没有的资产调整日限额（您的限额为 10 USDT），不能由您修改',
    ]);
  }
  expect(victim.mobile).toBe('19900000008');
});

test('a user whose role is switched off counts with what it would give', async () => {
  const { place, who } = await desk();
  const finance = roleNamed(place, 'finance');
  finance.status = 0;
  const { id, version } = userOf(place.db, 'finance01');
  const reset = { id, version, password: 'Taken123', operPassword: DEMO_PASSWORD };
  expect((await who.ask('PUT', 'user/resetPwd', reset)).code).toBe(40300);
  const own = await editUser(place, who, 'common', {
    roleIds: [...userOf(place.db, 'common').roleIds, finance.id].map(String),
  });
  expect([own.code, Object.keys(own.data?.fields ?? {})]).toEqual([40300, ['roleIds']]);
});

test('another phone or e-mail of a user takes the own password, and the former addresses are told', async () => {
  const { place, admin } = await desk();
  const told = place.db.sentMessages.length;
  const change = { mobile: '13911111111' };
  const without = await editUser(place, admin, 'finance02', change);
  expect([without.code, Object.keys(without.data?.fields ?? {})]).toEqual([40000, ['operPassword']]);
  expect((await editUser(place, admin, 'finance02', { ...change, operPassword: 'wrong' })).code).toBe(40301);
  expect(userOf(place.db, 'finance02').mobile).toBe('19900000003');
  expect(place.db.sentMessages).toHaveLength(told);
  expect((await editUser(place, admin, 'finance02', { ...change, operPassword: DEMO_PASSWORD })).code).toBe(
    0,
  );
  expect(place.db.sentMessages.slice(told).map(({ to }) => to)).toEqual([
    '19900000003',
    'finance02@example.com',
  ]);
  // What does not sign in takes none.
  expect((await editUser(place, admin, 'finance02', { userNickname: '何' })).code).toBe(0);
  expect(JSON.stringify(place.db.operLogs.at(-2))).not.toContain(DEMO_PASSWORD);
});

test.each(['resetPwd', 'resetGoogle'] as const)('%s ends the sessions of the user', async (verb) => {
  const { place, admin } = await desk();
  const user = userOf(place.db, 'finance02');
  const victim = await signedIn(place, 'finance02');
  user.googleSecret = 'JBSWY3DPEHPK3PXP';
  const { id, version } = user;
  const sent = {
    id,
    version,
    operPassword: DEMO_PASSWORD,
    ...(verb === 'resetPwd' ? { password: 'Night123' } : {}),
  };
  expect((await admin.ask('PUT', `user/${verb}`, sent)).code).toBe(0);
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
});

test('a sign-in that has begun with the old password does not set the new one', async () => {
  const { place, admin } = await desk();
  const user = userOf(place.db, 'finance02');
  user.mustChangePassword = true;
  const open = operator(place.handlers);
  const asked = await open.ask<{ ticket: string }>('POST', 'login', await credentials(place, 'finance02'));
  expect(asked.code).toBe(40015);
  const { id, version } = user;
  const reset = { id, version, password: 'Night123', operPassword: DEMO_PASSWORD };
  expect((await admin.ask('PUT', 'user/resetPwd', reset)).code).toBe(0);
  const { ticket } = asked.data;
  expect((await open.ask('POST', 'login/password', { ticket, password: 'Stolen123' })).code).toBe(40017);
});

test('a super administrator is signed out by super administrators alone', async () => {
  const { place, admin } = await desk();
  const risk = await signedIn(place, 'risk001');
  const second = await signedIn(place, 'admin02');
  const session = place.db.sessions.get(second.token);
  const refused = await risk.ask('DELETE', 'online/forceLogout', { ids: [session?.id] });
  expect([refused.code, refused.msg]).toEqual([40303, '超级管理员只能由超级管理员操作']);
  expect((await second.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect((await admin.ask('DELETE', 'online/forceLogout', { ids: [session?.id] })).code).toBe(0);
  expect((await second.ask('GET', 'user/getUserMenus')).code).toBe(401);
});

test('a change that is refused leaves nothing behind', async () => {
  const { place, who, role } = await desk();
  const { db } = place;
  const picture = () => JSON.stringify([[...db.users], [...db.roles], [...db.depts], db.menus]);
  const before = picture();
  const row = named(place, `${SITE}menu/sort`);
  expect((await editMenu(who, row, { parentId: '101', roles: ['2', String(role.id)] })).code).toBe(40300);
  expect((await editRole(who, role, { menuIds: ['101', ...role.menuIds.map(String)] })).code).toBe(40300);
  expect(picture()).toBe(before);
  expect(permissionsOf(db, contextOf(db, 'common').user).has(`${SITE}member/list`)).toBe(false);
});
