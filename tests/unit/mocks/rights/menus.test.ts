import { expect, test } from 'vitest';
import { FINAL_REVIEW, RELEASE } from '@/contract/finance/withdrawFlow';
import { can, permissionsOf, SITE } from '#mocks/core/access';
import { guardedBy } from '#mocks/core/guards';
import type { MenuRow } from '#mocks/core/systemRows';
import { contractCalls } from '../../../../tools/contract/described';
import { userOf } from '../context';
import { bench } from '../operator';
import type { Bench, Operator } from '../operator';
import { desk, editMenu, editRole, named, roleNamed } from './desk';

const PAY = `${SITE}cwManage/withdrawLogPay`;

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

test('a change that is refused leaves nothing behind', async () => {
  const { place, who, role } = await desk();
  const { db } = place;
  const picture = () => JSON.stringify([[...db.users], [...db.roles], [...db.depts], db.menus]);
  const before = picture();
  const row = named(place, `${SITE}menu/sort`);
  expect((await editMenu(who, row, { parentId: '101', roles: ['2', String(role.id)] })).code).toBe(40300);
  expect((await editRole(who, role, { menuIds: ['101', ...role.menuIds.map(String)] })).code).toBe(40300);
  expect(picture()).toBe(before);
  expect(permissionsOf(db, userOf(db, 'common')).has(`${SITE}member/list`)).toBe(false);
});

interface Effect {
  guards: string[];
  losing: { name: string; userCount: number }[];
  isKnown: number;
}

test('what another name of a permission, or its deletion, would take is told before, with the roles that lose it', async () => {
  const { place, admin } = await desk();
  const { id } = named(place, `${SITE}member/list`);
  const effect = async (query: string) =>
    (await admin.ask<Effect>('GET', `menu/effect?id=${id}${query}`)).data;
  const gone = await effect('');
  expect(gone.guards).toEqual(expect.arrayContaining(['member/list', 'member/get']));
  expect(gone.losing.map(({ name }) => name)).toEqual([
    '财务',
    '风控',
    '客服',
    '运营',
    '审计（只读）',
    '代理',
  ]);
  expect(gone.losing[0]).toMatchObject({ userCount: 2 });
  expect(await effect(`&name=${SITE}member/lists`)).toMatchObject({ losing: gone.losing, isKnown: 0 });
  expect(await effect(`&name=${SITE}post/list`)).toMatchObject({ isKnown: 1 });
  expect(await effect(`&name=${SITE}member/list`)).toMatchObject({ losing: [] });
  const directory = await admin.ask<Effect>('GET', 'menu/effect?id=100');
  expect(directory.data).toEqual({ guards: [], losing: [], isKnown: 0 });
  expect(can(place.db, userOf(place.db, 'finance01'), 'member/list')).toBe(true);
});

test('every permission of the contract is known to be asked for', () => {
  const { db } = bench();
  const wanted = contractCalls.flatMap(({ path, access, permission, permissionBy }) =>
    access === undefined && permissionBy === undefined ? [permission ?? path] : [],
  );
  const unknown = [...wanted, FINAL_REVIEW, RELEASE].filter((name) => guardedBy(db, name).length === 0);
  expect(unknown).toEqual([]);
});
