import type { Draws, Walk } from './draws';

/** The menu: entries are added, changed and ordered; the walk deletes only what it has added. */
export const menuWalk: Walk = ({ db, random, one, some, version, versions, page, ...draw }: Draws) => {
  const own = () => db.menus.filter(({ name }) => name.startsWith('walk/'));
  const directories = () => db.menus.filter(({ type }) => type === 0);
  const terms = () => ({
    parentId: one(directories()).id,
    menuName: random.chance(0.9) ? '随机' : '',
    name: `walk/${random.int(1, 999)}`,
    path: `/walk/${random.int(1, 999)}`,
    component: random.pick(['system/post/index', 'nowhere/index']),
    isHide: 0,
    menuSort: random.int(0, 100),
    roles: [],
    operPassword: draw.password(),
  });
  return [
    { route: 'GET menu/list', input: page },
    { route: 'GET menu/get', input: () => ({ id: one(db.menus).id }) },
    { route: 'GET menu/getParams', input: () => ({}) },
    { route: 'GET menu/effect', input: () => ({ id: one(db.menus).id, name: one(db.menus).name }) },
    { route: 'POST menu/add', often: 2, input: () => ({ ...terms(), menuType: random.pick([1, 1, 9]) }) },
    {
      route: 'PUT menu/update',
      input: () => {
        const row = one(own().length > 0 ? own() : db.menus);
        return { ...terms(), parentId: row.pid, name: row.name, id: row.id, version: version(row) };
      },
    },
    {
      route: 'PUT menu/sort',
      input: () => {
        const parent = one(directories());
        const below = db.menus.filter(({ pid }) => pid === parent.id);
        return {
          parentId: parent.id,
          ids: random.shuffle(below.map(({ id }) => id)),
          versions: versions(below),
        };
      },
    },
    {
      route: 'DELETE menu/delete',
      input: () => ({ ids: some(1, own().length > 0 ? own() : db.menus.slice(-1)).map(({ id }) => id) }),
    },
  ];
};
