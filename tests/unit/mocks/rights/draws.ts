import type { MenuRow, Role, User } from '#mocks/core/systemRows';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { Draws, WalkCall } from '../walk/draws';
import type { Deputy } from './deputy';

/** What everybody is called whose password was set in the walk. */
const SET_PASSWORD = 'Walk1234';

/** Mostly the password of the operator who makes the call. */
const drawsPassword =
  ({ db, random }: Draws) =>
  (me: string) =>
    random.chance(0.8)
      ? [...db.users.values()].find(({ userName }) => userName === me)?.password
      : random.pick([DEMO_PASSWORD, SET_PASSWORD, undefined]);

/** Permissions that are worth taking: payments, the operation log of all, the amounts of credits. */
const WANTED = [
  'cwManage/withdrawLogPay',
  'operLog/list',
  'memberAssetAdjust/add',
  'config/edit',
  'member/list',
];

const keyed = ({ version }: Draws, row: { id: number; version: number }) => ({
  id: row.id,
  version: version(row),
});

const texts = (ids: readonly number[]) => ids.map(String);

/** Records of the menu are made, renamed, moved, given out and deleted, under the names of others too. */
function menuCalls(draws: Draws, { role }: Deputy): WalkCall[] {
  const { db, random, one, some, versions } = draws;
  const own = (row: MenuRow) => role.menuIds.includes(row.id);
  const any = () => (random.chance(0.6) ? one(db.menus, own) : one(db.menus));
  const isLeaf = ({ id }: MenuRow) => !db.menus.some(({ pid }) => pid === id);
  const name = () =>
    random.weighted([
      [`walk/${random.int(1, 60)}`, 3],
      [`api/v2/sitebkd/${random.pick(WANTED)}`, 3],
      [any().name, 1],
    ]);
  const place = (type: number) =>
    random.chance(0.1) ? any() : one(db.menus, (menu) => menu.type === (type === 2 ? 1 : 0));
  const holders = () =>
    random.weighted<string[] | undefined>([
      [[String(role.id)], 3],
      [texts(some(2, db.roles.keys())), 1],
      [[], 1],
      [undefined, 2],
    ]);
  const terms = (row: MenuRow | undefined, type: number) => ({
    parentId: String(row && random.chance(0.4) ? row.pid : place(type).id),
    menuName: '随机',
    name: row && random.chance(0.5) ? row.name : name(),
    path: row?.path || `/walk/${random.int(1, 999)}`,
    component: row?.component || 'system/post/index',
    roles: holders(),
    menuSort: random.int(0, 100),
  });
  return [
    {
      route: 'POST menu/add',
      often: 4,
      input: () => {
        const menuType = random.pick([0, 1, 2, 2]);
        return { menuType, ...terms(undefined, menuType) };
      },
    },
    {
      route: 'PUT menu/update',
      often: 4,
      input: () => {
        const row = any();
        return { ...keyed(draws, row), ...terms(row, row.type) };
      },
    },
    {
      route: 'PUT menu/sort',
      often: 2,
      input: () => {
        const moved = any();
        const parent = place(moved.type);
        const below = db.menus.filter(({ pid }) => pid === parent.id);
        const rows = random.chance(0.7) ? [...new Set([...below, moved])] : below;
        return {
          parentId: String(parent.id),
          ids: texts(rows.map(({ id }) => id)),
          versions: versions(rows),
        };
      },
    },
    {
      route: 'DELETE menu/delete',
      often: 2,
      input: () => ({
        ids: [String(one(db.menus, (row) => isLeaf(row) && (own(row) || random.chance(0.3))).id)],
      }),
    },
  ];
}

function roleCalls(draws: Draws, { role: own }: Deputy): WalkCall[] {
  const { db, random, one, some } = draws;
  const password = drawsPassword(draws);
  const role = () => (random.chance(0.5) ? own : one(db.roles.values()));
  const isFree = ({ id }: Role) => ![...db.users.values()].some(({ roleIds }) => roleIds.includes(id));
  const cap = () => random.pick(['0', '0', '5', '10', '500', '20000', undefined]);
  const scope = () => {
    const dataScope = random.int(1, 5);
    return { dataScope, ...(dataScope === 2 ? { deptIds: texts(some(3, db.depts.keys())) } : {}) };
  };
  const menuIds = (base: readonly number[]) => {
    const held = base.filter(() => random.chance(0.95));
    const added = some(2, db.menus, (menu) => own.menuIds.includes(menu.id) === random.chance(0.7));
    return texts([...new Set([...held, ...(random.chance(0.5) ? added.map(({ id }) => id) : [])])]);
  };
  const terms = (row?: Role) => ({
    name: { zh: row?.name[0] ?? `角色${random.int(1, 9999)}`, en: '', tw: '' },
    listOrder: 1,
    ...(row && random.chance(0.6) ? { dataScope: row.dataScope, deptIds: texts(row.deptIds) } : scope()),
    menuIds: menuIds(row?.menuIds ?? own.menuIds),
    manualRechargeCap: random.chance(0.5) ? '0' : cap(),
    adjustCap: random.chance(0.5) ? (row?.adjustCap ?? '0') : cap(),
    grantCap: '0',
  });
  return [
    {
      route: 'POST role/add',
      often: 3,
      input: (me) => ({
        roleKey: `walk_${random.text(6, 'abcdefgh')}`,
        ...terms(),
        operPassword: password(me),
      }),
    },
    {
      route: 'PUT role/edit',
      often: 4,
      input: (me) => {
        const row = role();
        return { ...keyed(draws, row), ...terms(row), operPassword: password(me) };
      },
    },
    {
      route: 'PUT role/dataScope',
      often: 3,
      input: (me) => ({ ...keyed(draws, role()), ...scope(), operPassword: password(me) }),
    },
    {
      route: 'PUT role/setStatus',
      input: () => {
        const row = one(db.roles.values(), ({ id }) => id !== own.id);
        return { ...keyed(draws, row), on: 1 - row.status };
      },
    },
    { route: 'DELETE role/delete', input: () => ({ ids: [String(one(db.roles.values(), isFree).id)] }) },
  ];
}

function userCalls(draws: Draws, { user: own, role }: Deputy): WalkCall[] {
  const { db, random, one, some } = draws;
  const password = drawsPassword(draws);
  const user = () => (random.chance(0.3) ? own : one(db.users.values()));
  const made = ({ userName }: User) => userName.startsWith('walk');
  const other = () => one(db.users.values(), (row) => row.id !== own.id && (made(row) || random.chance(0.3)));
  const phone = () => `138${random.int(10_000_000, 99_999_999)}`;
  const bound = () => random.pick(['', '', one(db.members.values()).uid]);
  const roles = (row?: User) => {
    if (row && random.chance(0.6)) return texts(row.roleIds);
    return texts(random.chance(0.4) ? [role.id] : some(2, db.roles.keys()));
  };
  const terms = (row?: User) => ({
    userNickname: '夜班',
    deptId: String(row && random.chance(0.5) ? row.deptId : one(db.depts.keys())),
    roleIds: random.chance(0.3) ? [...new Set([...roles(row), ...roles()])] : roles(row),
    mobile: row && random.chance(0.6) ? row.mobile : phone(),
    userEmail: row?.userEmail ?? '',
    bindMemberId: row && random.chance(0.7) ? row.bindMemberId : bound(),
    isAdmin: random.chance(0.95) ? 1 : 0,
  });
  return [
    {
      route: 'POST user/add',
      often: 4,
      input: (me) => ({
        // Now and then the name of a user who was there before.
        userName: random.chance(0.2) ? random.pick(['service01', 'agent01']) : `walk${random.int(1, 9999)}`,
        password: SET_PASSWORD,
        ...terms(),
        operPassword: password(me),
      }),
    },
    {
      route: 'PUT user/edit',
      often: 6,
      input: (me) => {
        const row = user();
        return { ...keyed(draws, row), ...terms(row), operPassword: password(me) };
      },
    },
    {
      route: 'PUT user/setStatus',
      often: 3,
      input: () => {
        const row = other();
        return { ...keyed(draws, row), on: 1 - row.userStatus };
      },
    },
    {
      route: 'PUT user/resetPwd',
      often: 3,
      input: (me) => ({ ...keyed(draws, other()), password: SET_PASSWORD, operPassword: password(me) }),
    },
    {
      route: 'PUT user/resetGoogle',
      often: 4,
      input: (me) => {
        const row = other();
        // The user has bound an authenticator since.
        row.googleSecret = 'JBSWY3DPEHPK3PXP';
        return { ...keyed(draws, row), operPassword: password(me) };
      },
    },
    { route: 'DELETE user/delete', often: 3, input: () => ({ ids: [String(other().id)] }) },
    {
      route: 'DELETE online/forceLogout',
      input: () => ({ ids: [String(one(db.sessions.values()).id)] }),
    },
  ];
}

function otherCalls(draws: Draws): WalkCall[] {
  const { db, random, one } = draws;
  const terms = () => ({
    parentId: String(random.chance(0.9) ? one(db.depts.keys()) : 0),
    deptName: { zh: `部门${random.int(1, 9999)}`, en: '', tw: '' },
    orderNum: random.int(0, 99),
  });
  const isEmpty = ({ id }: { id: number }) => ![...db.users.values()].some(({ deptId }) => deptId === id);
  return [
    { route: 'POST dept/add', input: terms },
    {
      route: 'PUT dept/edit',
      often: 3,
      input: () => ({ ...keyed(draws, one(db.depts.values())), ...terms() }),
    },
    { route: 'DELETE dept/delete', input: () => ({ ids: [String(one(db.depts.values(), isEmpty).id)] }) },
    {
      route: 'POST post/add',
      input: () => ({
        postCode: `walk_${random.int(1, 9999)}`,
        postName: { zh: '岗位', en: '', tw: '' },
        postSort: 1,
        status: 1,
      }),
    },
    {
      route: 'PUT dict/data/edit',
      input: () => {
        const row = one(db.dictEntries.values());
        const { dictType, dictLabel, dictValue, listClass, isDefault, dictSort, status } = row;
        return {
          ...keyed(draws, row),
          dictType,
          dictLabel,
          dictValue,
          listClass,
          isDefault,
          dictSort,
          status,
        };
      },
    },
  ];
}

/** Every call by which an operator of the system's administration could gain something, and some that change next to it. */
export const rightsCalls = (draws: Draws, deputy: Deputy): WalkCall[] => [
  ...menuCalls(draws, deputy),
  ...roleCalls(draws, deputy),
  ...userCalls(draws, deputy),
  ...otherCalls(draws),
];
