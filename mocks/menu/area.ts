import { menu as contract } from '../../src/contract/system/menu';
import type { Area } from '../core/area';
import { SUPER_ADMIN } from '../core/access';
import { answer } from '../core/http';
import type { Context } from '../core/http';
import { inLang } from '../core/optionHandlers';
import { readHandlers } from '../core/reads';
import { effectHandler } from './effect';
import { menus } from './resource';
import { menuSortHandlers } from './sort';
import { reachesMenuScreen } from './tree';
import { writeHandlers } from './writes';

const { getParams } = contract.calls;

const params = ({ db, lang }: Context<unknown>) => ({
  menus: db.menus
    .filter(({ type }) => type !== 2)
    .sort((a, b) => a.weigh - b.weigh)
    .map(({ id, pid, type, menuName }) => ({ id, parentId: pid, menuType: type, menuName })),
  roles: [...db.roles.values()]
    .filter(({ roleKey }) => roleKey !== SUPER_ADMIN)
    .map(({ id, name, roleKey }) => ({ id, name: inLang(name, lang), roleKey })),
});

/** The administration of the menu. */
export const menu: Area = {
  name: 'menu',
  handlers: (db) => [
    ...readHandlers(db, contract, menus),
    answer(db, getParams, params),
    effectHandler(db),
    ...writeHandlers(db),
    ...menuSortHandlers(db),
  ],
  invariants: [
    (db, complain) => {
      if (!reachesMenuScreen(db.menus)) complain('the screen of the menus cannot be reached');
      const ids = new Set(db.menus.map(({ id }) => id));
      for (const { id, pid } of db.menus)
        if (pid !== 0 && !ids.has(pid)) complain(`menu ${id} hangs nowhere`);
    },
  ],
  records: {
    menu: ['菜单', 'Menu', '選單'],
  },
};
