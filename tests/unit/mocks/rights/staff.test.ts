import { expect, test } from 'vitest';
import { DataScope } from '@/contract/system/role';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { Role } from '#mocks/core/systemRows';
import { userOf } from '../context';
import { credentials, operator, signedIn } from '../operator';
import { desk, editRole, editUser, roleNamed } from './desk';

const SIGNED = { operPassword: DEMO_PASSWORD };

test('a role that holds more than the operator is neither edited nor switched off nor deleted, and says what is lacking', async () => {
  const { place, who } = await desk();
  const risk = roleNamed(place, 'risk');
  const { id, version } = risk;
  const kept = { ...risk };
  const codes = [
    await editRole(who, risk, { menuIds: [] }),
    await editRole(who, risk, { remark: '备注' }),
    await who.ask('PUT', 'role/dataScope', { id, version, dataScope: DataScope.self, ...SIGNED }),
    await who.ask('PUT', 'role/setStatus', { id, version, on: 0 }),
    await who.ask('DELETE', 'role/delete', { ids: [id] }),
  ];
  expect(codes.map(({ code }) => code)).toEqual([40300, 40300, 40300, 40300, 40300]);
  expect(codes[0]?.msg).toMatch(/^「风控」拥有您没有的权限（会员列表、.+等 \d+ 项），不能由您修改$/);
  // A console shows 200 characters of a refusal.
  for (const role of place.db.roles.values())
    for (const lang of ['zh-cn', 'en', 'zh-tw'])
      for (const change of [{ remark: '备注' }, { menuIds: place.db.menus.map((menu) => String(menu.id)) }])
        expect((await editRole(who, role, change, { 'accept-language': lang })).msg.length).toBeLessThan(200);
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
    ...SIGNED,
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
    ...SIGNED,
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
    ...SIGNED,
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
  const mail = await editUser(place, admin, 'finance02', { userEmail: 'mine@example.com' });
  expect([mail.code, Object.keys(mail.data?.fields ?? {})]).toEqual([40000, ['operPassword']]);
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
