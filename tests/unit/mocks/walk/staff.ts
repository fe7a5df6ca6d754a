import type { Dept, Role, User } from '#mocks/core/systemRows';
import type { Draws, Walk } from './draws';
import { withdrawn } from './withdrawn';

const MEMBERS = ['100', '101'];

const termsOfRole = ({ random, password }: Draws, role?: Role) => ({
  name: { zh: role?.name[0] ?? `角色${random.int(1, 9999)}`, en: '', tw: '' },
  listOrder: random.int(-5, 10_000),
  dataScope: role?.dataScope ?? 5,
  menuIds: role?.menuIds.map(String) ?? MEMBERS,
  // A raised limit waits for another operator.
  adjustCap: random.chance(0.3) ? '90000' : (role?.adjustCap ?? '0'),
  manualRechargeCap: role?.manualRechargeCap ?? '0',
  grantCap: role?.grantCap ?? '0',
  operPassword: password(),
});

const termsOfDept = ({ random, one, db }: Draws, dept?: Dept) => ({
  parentId: String(random.chance(0.8) ? (dept?.parentId ?? one(db.depts.values()).id) : random.int(0, 99)),
  deptName: { zh: `部门${random.int(1, 9999)}`, en: '', tw: '' },
  orderNum: random.int(0, 9999),
});

const termsOfUser = ({ random, one, db, password }: Draws, user?: User) => ({
  userNickname: random.pick(['夜班', '', '早班']),
  deptId: String(one(db.depts.values()).id),
  roleIds: (user?.roleIds ?? [one(db.roles.values()).id]).map(String),
  mobile: user?.mobile ?? `138${random.int(10_000_000, 99_999_999)}`,
  bindMemberId: user?.bindMemberId ?? '',
  operPassword: password(),
});

/** Users, roles and departments are kept; nobody of the walk loses what he holds. */
export const staffWalk: Walk = (draws) => {
  const { db, random, one, version } = draws;
  const key = () => `walk_${random.text(6, 'abcdefgh')}`;
  const keyed = (row: { id: number; version: number }) => ({ id: row.id, version: version(row) });
  const isFree = ({ id }: Role) => ![...db.users.values()].some(({ roleIds }) => roleIds.includes(id));
  const isEmpty = ({ id }: Dept) =>
    ![...db.users.values()].some(({ deptId }) => deptId === id) &&
    ![...db.depts.values()].some(({ parentId }) => parentId === id);
  const role = () => one(db.roles.values(), ({ id }) => id !== 1);
  const dept = () => one(db.depts.values());
  const user = () => one(db.users.values());
  const pending = (kind: 'roles' | 'users', fits: (row: Role | User) => boolean) =>
    keyed(one<Role | User>(db[kind].values(), fits));
  const waits = ({ pendingChange }: Role | User) => pendingChange !== null;
  const decision = () => ({
    result: random.pick(['approve', 'reject']),
    reason: draws.reason(),
    operPassword: draws.password(),
  });
  return [
    {
      route: 'PUT role/confirmChange',
      often: 3,
      input: () => ({ ...pending('roles', waits), ...decision() }),
    },
    withdrawn(draws, 'PUT role/withdrawChange', () => db.roles.values()),
    {
      route: 'PUT user/confirmChange',
      often: 3,
      input: () => ({ ...pending('users', waits), ...decision() }),
    },
    withdrawn(draws, 'PUT user/withdrawChange', () => db.users.values()),
    { route: 'POST role/effect', input: () => ({ id: one(db.roles.values()).id, adjustCap: '1' }) },
    { route: 'POST user/effect', input: () => ({ id: one(db.users.values()).id }) },
    { route: 'POST role/add', often: 3, input: () => ({ roleKey: key(), ...termsOfRole(draws) }) },
    {
      route: 'PUT role/edit',
      often: 2,
      input: () => {
        const row = role();
        return { ...keyed(row), ...termsOfRole(draws, row) };
      },
    },
    {
      route: 'PUT role/dataScope',
      often: 2,
      input: () => {
        const row = role();
        return { ...keyed(row), dataScope: row.dataScope, operPassword: draws.password() };
      },
    },
    {
      route: 'PUT role/setDefaults',
      often: 2,
      input: () => ({
        ...keyed(role()),
        ...(random.chance(0.5) ? { density: random.pick(['large', 'small', 'middle']) } : {}),
        ...(random.chance(0.5)
          ? { start: { view: random.pick(['finance/withdraw/index', 'home/index']) } }
          : {}),
        ...(random.chance(0.7)
          ? { list: { list: random.pick(['withdraw', 'recharge', 'nothing']), search: '?status[]=1' } }
          : {}),
      }),
    },
    {
      route: 'PUT role/dropDefaults',
      input: () => ({ ...keyed(role()), start: random.chance(0.5), lists: ['withdraw'] }),
    },
    { route: 'DELETE role/delete', often: 2, input: () => ({ ids: [one(db.roles.values(), isFree).id] }) },
    { route: 'GET role/users', input: () => ({ id: one(db.roles.values()).id }) },
    { route: 'GET role/getParams', input: () => ({}) },
    { route: 'POST dept/add', often: 3, input: () => termsOfDept(draws) },
    {
      route: 'PUT dept/edit',
      often: 2,
      input: () => {
        const row = dept();
        return { ...keyed(row), ...termsOfDept(draws, row) };
      },
    },
    {
      route: 'PUT dept/setStatus',
      often: 2,
      input: () => ({ ...keyed(dept()), on: draws.onOff(), withBelow: draws.onOff() }),
    },
    { route: 'DELETE dept/delete', often: 2, input: () => ({ ids: [one(db.depts.values(), isEmpty).id] }) },
    {
      route: 'POST user/add',
      often: 3,
      input: () => ({ userName: key(), password: 'Walk1234', ...termsOfUser(draws) }),
    },
    {
      route: 'PUT user/edit',
      often: 2,
      input: () => {
        const row = user();
        return { ...keyed(row), ...termsOfUser(draws, row) };
      },
    },
  ];
};
