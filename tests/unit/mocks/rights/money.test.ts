import { expect, test } from 'vitest';
import type { HomeTodo } from '@/api/homeTypes';
import type { PendingCounts } from '@/api/types';
import type { effect } from '@/contract/block/pendingChange';
import type { WireShape } from '@/contract/field/field';
import { can, SITE } from '#mocks/core/access';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { isSamePerson } from '#mocks/core/samePerson';
import { HOUR } from '#mocks/core/time';
import { userOf } from '../context';
import { signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { desk, editMenu, editRole, editUser, named, roleNamed } from './desk';

const SIGNED = { operPassword: DEMO_PASSWORD };
const PAY = 'cwManage/withdrawLogPay';

type Effect = WireShape<typeof effect>;

/** A backend with two super administrators. */
async function pair() {
  const found = await desk();
  return { ...found, other: await signedIn(found.place, 'admin02') };
}

const draftRole = (place: Bench, change: object = {}) => ({
  roleKey: 'night_shift',
  name: { zh: '夜班', en: 'Night shift', tw: '' },
  listOrder: 1,
  dataScope: 5,
  manualRechargeCap: '0',
  adjustCap: '0',
  grantCap: '0',
  menuIds: [named(place, `${SITE}${PAY}`).id, named(place, `${SITE}member/list`).id].map(String),
  ...SIGNED,
  ...change,
});

const draftUser = (roleId: number) => ({
  userName: 'night01',
  userNickname: '夜班',
  password: 'Night123',
  deptId: '2',
  roleIds: [String(roleId)],
  mobile: '13900000001',
  ...SIGNED,
});

/** Confirms or rejects what waits of a role or a user. */
const decide = (
  who: Operator,
  kind: 'role' | 'user',
  { id, version }: { id: number; version: number },
  change: object = {},
) => who.ask('PUT', `${kind}/confirmChange`, { id, version, result: 'approve', ...SIGNED, ...change });

const dryRun = async (who: Operator, kind: 'role' | 'user', body: object) =>
  (await who.ask<Effect>('POST', `${kind}/effect`, body)).data;

test.each(['manualRechargeCap', 'adjustCap', 'grantCap'] as const)(
  'a raised %s of a role waits for another operator, a lower one is in force at once, and none at all is the highest',
  async (cap) => {
    const { place, admin, other } = await pair();
    const service = roleNamed(place, 'service');
    service[cap] = '500';
    expect(await editRole(admin, service, { [cap]: '400', operPassword: '' })).toMatchObject({ code: 40000 });
    expect((await editRole(admin, service, { [cap]: '400' })).data).toMatchObject({ waits: false });
    expect(service[cap]).toBe('400');
    expect((await editRole(admin, service, { [cap]: '401' })).data).toMatchObject({ waits: true });
    expect((await editRole(admin, service, { [cap]: undefined })).data).toMatchObject({ waits: true });
    expect([service[cap], service.changeBy, service.pendingChange]).toEqual([
      '400',
      'admin',
      { [cap]: null },
    ]);
    expect((await decide(admin, 'role', service)).code).toBe(40903);
    expect((await decide(other, 'role', service)).code).toBe(0);
    expect([service[cap], service.pendingChange]).toEqual([null, null]);
  },
);

test('a permission that decides money waits with all that is changed with it, another one is given at once', async () => {
  const { place, admin, other } = await pair();
  const operation = roleNamed(place, 'operation');
  const user = userOf(place.db, 'operate01');
  const held = operation.menuIds.map(String);
  const [page, button, post] = ['cwManage/withdrawLogList', PAY, 'post/list'].map((name) =>
    String(named(place, SITE + name).id),
  );
  const plain = await editRole(admin, operation, { menuIds: [...held, post] });
  expect([plain.code, can(place.db, user, 'post/list')]).toEqual([0, true]);
  const menuIds = [...held, post, page, button];
  const { id } = operation;
  const asked = await dryRun(admin, 'role', { id, menuIds });
  expect(asked.waits).toBe(true);
  expect(asked.consequences.map(({ label, after }) => [label, after])).toEqual([
    ['角色「运营」：新增决定资金的权限', '提现记录 / 打款'],
    ['operate01 林夏：新增决定资金的权限', '提现记录 / 打款'],
  ]);
  expect((await editRole(admin, operation, { menuIds })).data).toMatchObject({ waits: true });
  expect(can(place.db, user, PAY)).toBe(false);
  // Whoever decides is told the same.
  expect((await dryRun(other, 'role', { id })).consequences).toEqual(asked.consequences);
  expect((await decide(other, 'role', operation)).code).toBe(0);
  expect(can(place.db, user, PAY)).toBe(true);
  const { data } = await admin.ask<{ history: { result: string; diff: object[] }[] }>(
    'GET',
    `role/get?id=${id}`,
  );
  expect(data.history.slice(-2)).toMatchObject([
    {
      result: 'edit',
      diff: [{ field: 'changeBy' }, { field: 'menuIds', before: '', after: '提现记录、提现记录 / 打款' }],
    },
    {
      result: 'confirmChange',
      diff: [{ field: 'changeBy' }, { field: 'menuIds', before: '', after: '提现记录、提现记录 / 打款' }],
    },
  ]);
  // What is taken away is gone at once.
  expect((await editRole(admin, operation, { menuIds: held })).data).toMatchObject({ waits: false });
  expect(can(place.db, user, PAY)).toBe(false);
});

test('a role that is added or copied with them gives nothing until another operator has confirmed it', async () => {
  const { place, admin, other } = await pair();
  const draft = draftRole(place, { adjustCap: '700' });
  expect((await dryRun(admin, 'role', { menuIds: draft.menuIds, adjustCap: '700' })).waits).toBe(true);
  const { code, data } = await admin.ask<{ id: number; waits: boolean }>('POST', 'role/add', draft);
  expect([code, data.waits]).toEqual([0, true]);
  const role = roleNamed(place, 'night_shift');
  expect([role.menuIds, role.adjustCap]).toEqual([[], '0']);
  expect((await decide(other, 'role', role)).code).toBe(0);
  expect([role.menuIds.map(String), role.adjustCap]).toEqual([draft.menuIds, '700']);
  const plain = {
    ...draft,
    roleKey: 'plain',
    name: { zh: '普通', en: '', tw: '' },
    adjustCap: '0',
    menuIds: ['101'],
  };
  expect((await admin.ask<{ waits: boolean }>('POST', 'role/add', plain)).data.waits).toBe(false);
  expect(roleNamed(place, 'plain').menuIds).toEqual([101]);
  const unsigned = {
    ...plain,
    roleKey: 'unsigned',
    name: { zh: '未签', en: '', tw: '' },
    operPassword: 'wrong',
  };
  expect((await admin.ask('POST', 'role/add', unsigned)).code).toBe(40301);
  expect(() => roleNamed(place, 'unsigned')).toThrow();
});

test('users come to decide about money by two operators, new ones too, and without a role until then', async () => {
  const { place, admin, other } = await pair();
  const finance = roleNamed(place, 'finance');
  const added = await admin.ask<{ id: number; waits: boolean }>('POST', 'user/add', draftUser(finance.id));
  expect([added.code, added.data.waits]).toEqual([0, true]);
  const night = userOf(place.db, 'night01');
  expect(night.roleIds).toEqual([]);
  expect((await decide(admin, 'user', night)).code).toBe(40903);
  expect((await decide(other, 'user', night)).code).toBe(0);
  expect(night.roleIds).toEqual([finance.id]);

  const auditor = userOf(place.db, 'auditor01');
  const kept = auditor.roleIds.map(String);
  const give = { roleIds: [...kept, String(finance.id)], ...SIGNED };
  const asked = await dryRun(admin, 'user', { id: auditor.id, roleIds: give.roleIds });
  expect([asked.waits, asked.consequences[0]?.label]).toEqual([true, 'auditor01 郭平：新增决定资金的权限']);
  expect((await editUser(place, admin, 'auditor01', give)).data).toMatchObject({ waits: true });
  expect(can(place.db, auditor, PAY)).toBe(false);
  expect((await decide(other, 'user', auditor, { result: 'reject', reason: '不是财务人员' })).code).toBe(0);
  expect([auditor.roleIds.map(String), auditor.pendingChange]).toEqual([kept, null]);
  // Another role of the same kind, and one less, are given at once.
  const swap = { roleIds: [String(roleNamed(place, 'agent').id)], ...SIGNED };
  expect((await editUser(place, admin, 'auditor01', swap)).data).toMatchObject({ waits: false });
  const unsigned = await editUser(place, admin, 'auditor01', { roleIds: kept });
  expect([unsigned.code, Object.keys(unsigned.data?.fields ?? {})]).toEqual([40000, ['operPassword']]);
});

test('a limit that another role of the user makes count, and a binding that ends, wait too', async () => {
  const { place, admin } = await pair();
  const { db } = place;
  const service = roleNamed(place, 'service');
  const high = { ...roleNamed(place, 'agent'), id: 901, roleKey: 'high', adjustCap: '90000' };
  db.roles.set(high.id, high);
  const both = { roleIds: [service.id, high.id].map(String), ...SIGNED };
  const answer = await editUser(place, admin, 'service01', both);
  expect(answer.data).toMatchObject({ waits: true });
  expect(userOf(db, 'service01').roleIds).toEqual([service.id]);
  // The same limit gives a reader nothing.
  expect(
    (await editUser(place, admin, 'auditor01', { roleIds: ['6', '901'], ...SIGNED })).data,
  ).toMatchObject({
    waits: false,
  });
  const agent = userOf(db, 'agent01');
  const bound = { roleIds: [String(roleNamed(place, 'finance').id)], ...SIGNED };
  expect((await editUser(place, admin, 'agent01', bound)).data).toMatchObject({ waits: false });
  expect((await editUser(place, admin, 'agent01', { bindMemberId: '', ...SIGNED })).data).toMatchObject({
    waits: true,
  });
  expect([agent.bindMemberId === '', can(db, agent, PAY)]).toEqual([false, true]);
});

test('by the menu no role comes to decide about money: neither by a name, nor by its roles, nor by what is moved', async () => {
  const { place, admin } = await pair();
  const { db } = place;
  const operation = roleNamed(place, 'operation');
  const pay = named(place, SITE + PAY);
  const given = await editMenu(admin, pay, { roles: [String(operation.id), '2'] });
  expect([given.code, given.msg]).toEqual([
    40300,
    '「运营」会由此获得决定资金的权限（提现记录 / 打款）。请修改角色或用户，由另一人确认',
  ]);
  // An own button takes the name once the record of that name has gone.
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [pay.id] })).code).toBe(0);
  const button = named(place, `${SITE}coupon/copy`);
  expect(operation.menuIds).toContain(button.id);
  expect((await editMenu(admin, button, { name: SITE + PAY })).code).toBe(40300);
  const fresh = { menuType: 2, parentId: '202', menuName: '打款', name: SITE + PAY, menuSort: 1, ...SIGNED };
  expect((await admin.ask('POST', 'menu/add', { ...fresh, roles: [String(operation.id)] })).code).toBe(40300);
  expect((await admin.ask('POST', 'menu/add', fresh)).code).toBe(0);
  expect(can(db, userOf(db, 'operate01'), PAY)).toBe(false);
});

test('what is confirmed is what was asked for: a record that has another name since, and a user more, end it', async () => {
  const { place, admin, other } = await pair();
  const { db } = place;
  const operation = roleNamed(place, 'operation');
  const small = named(place, `${SITE}rechargeChannel/sort`);
  const menuIds = [...operation.menuIds, small.id].map(String);
  expect((await editRole(admin, operation, { menuIds })).data).toMatchObject({ waits: true });
  const pay = named(place, SITE + PAY);
  expect((await admin.ask('DELETE', 'menu/delete', { ids: [pay.id] })).code).toBe(0);
  for (const role of db.roles.values()) role.menuIds = role.menuIds.filter((id) => id !== small.id);
  expect((await editMenu(admin, small, { name: SITE + PAY, roles: undefined })).code).toBe(0);
  const changed = await decide(other, 'role', operation);
  expect([changed.code, changed.msg.startsWith('提交后相关角色、用户或菜单已变化')]).toEqual([40904, true]);
  expect((await decide(other, 'role', operation, { result: 'reject', reason: '权限已变化' })).code).toBe(0);

  const service = roleNamed(place, 'service');
  expect((await editRole(admin, service, { adjustCap: '600' })).data).toMatchObject({ waits: true });
  userOf(db, 'auditor01').roleIds.push(service.id);
  expect((await decide(other, 'role', service)).code).toBe(40904);
  userOf(db, 'auditor01').roleIds.pop();
  expect((await decide(other, 'role', service)).code).toBe(0);
});

test('only who fully holds the role confirms it, and is told of none that is theirs otherwise', async () => {
  const { place, admin, other, who, role } = await pair();
  role.menuIds.push(...['role', 'user'].map((kind) => named(place, `${SITE}${kind}/confirmChange`).id));
  const service = roleNamed(place, 'service');
  expect((await editRole(admin, service, { adjustCap: '600' })).data).toMatchObject({ waits: true });
  const refused = await decide(who, 'role', service);
  expect([refused.code, refused.msg.startsWith('「客服」拥有您没有的权限')]).toEqual([40300, true]);
  const waits = async (one: Operator) => {
    const todo = (await one.ask<HomeTodo[]>('GET', 'home/todo')).data.find(({ kind }) => kind === 'role');
    const bell = await one.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    return [todo?.count, todo?.mine, bell.data.second?.['role']?.mine];
  };
  expect([await waits(admin), await waits(other), await waits(who)]).toEqual([
    [1, 0, 0],
    [1, 1, 1],
    [1, 0, 0],
  ]);
  const withdrawn = { id: service.id, version: service.version };
  expect((await other.ask('PUT', 'role/withdrawChange', withdrawn)).code).toBe(40300);
  expect((await admin.ask('PUT', 'role/withdrawChange', withdrawn)).code).toBe(0);
  expect((await other.ask<{ total: number }>('GET', 'role/list?pending=1')).data.total).toBe(0);
});

test('a change that is not confirmed in time lapses, and a role that one gives is not deleted meanwhile', async () => {
  const { place, admin } = await pair();
  const { db } = place;
  const finance = { ...roleNamed(place, 'finance'), id: 902, roleKey: 'second' };
  db.roles.set(finance.id, finance);
  await editUser(place, admin, 'auditor01', { roleIds: ['6', '902'], ...SIGNED });
  expect((await admin.ask('DELETE', 'role/delete', { ids: [902] })).code).toBe(40906);
  place.wait(25 * HOUR);
  const again = await signedIn(place, 'admin');
  await again.ask('GET', 'user/getUserMenus');
  expect(userOf(db, 'auditor01').pendingChange).toBeNull();
  expect((await again.ask('DELETE', 'role/delete', { ids: [902] })).code).toBe(0);
});

test('whose sign-in an operator has set does not confirm for that operator, nor for another one of whom it was set', async () => {
  const { place, admin, other } = await pair();
  const { db } = place;
  const reset = async (who: Operator, name: string) => {
    const { id, version } = userOf(db, name);
    const sent = { id, version, password: 'Taken123', ...SIGNED };
    expect((await who.ask('PUT', 'user/resetPwd', sent)).code).toBe(0);
    userOf(db, name).mustChangePassword = false;
    userOf(db, name).password = DEMO_PASSWORD;
    return signedIn(place, name);
  };
  const service = roleNamed(place, 'service');
  expect((await editRole(admin, service, { adjustCap: '600' })).data).toMatchObject({ waits: true });
  const taken = await reset(admin, 'admin02');
  const refused = await decide(taken, 'role', service);
  expect([refused.code, refused.msg]).toEqual([
    40903,
    '您与 admin 的登录方式在 72 小时内由同一人设置过，两人暂按同一人计，请由其他人确认',
  ]);
  expect((await other.ask('GET', 'user/getUserMenus')).code).toBe(401);
  // Not even where the one between them is gone.
  await reset(taken, 'finance01');
  expect((await admin.ask('DELETE', 'user/delete', { ids: [userOf(db, 'admin02').id] })).code).toBe(0);
  expect(isSamePerson(db, 'admin', 'finance01')).toBe(true);
  place.wait(73 * HOUR);
  expect(isSamePerson(db, 'admin', 'finance01')).toBe(false);
});

test('who was taken for another operator counts as themselves again after a while', async () => {
  const { place, admin } = await pair();
  const { db } = place;
  const service = roleNamed(place, 'service');
  Object.assign(userOf(db, 'admin02'), { accessBy: ['admin'], accessAt: db.stamp() });
  expect((await editRole(admin, service, { adjustCap: '600' })).data).toMatchObject({ waits: true });
  expect((await decide(await signedIn(place, 'admin02'), 'role', service)).code).toBe(40903);
  place.wait(73 * HOUR);
  const [first, second] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
  expect((await editRole(first, service, { adjustCap: '600' })).data).toMatchObject({ waits: true });
  expect((await decide(second, 'role', service)).code).toBe(0);
});
