import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { requestId } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag, money } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, localText, note, options, tags, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes, switches } from '../standard';

/** `sys_data_scope`: which colleagues a role shows. */
export const DataScope = { all: 1, chosen: 2, own: 3, ownAndBelow: 4, self: 5 } as const;

/** The built-in role that holds every permission; it cannot be changed. */
export const SUPER_ADMIN = 'super_admin';

const roleKey = sortable(text({ min: 3, max: 20, pattern: /^[a-z][a-z_]{2,19}$/ }));

const amount = () => money({ otherwise: 'USDT', zero: true });

/** Most USDT that a user of the role may grant in a day; empty: no limit. Of several roles the highest limit holds. */
const cap = () => nullable(amount());

const menuIds = tags({ max: 2000 });

const terms = {
  name: localText({ max: 20 }),
  listOrder: sortable(count({ min: 0, max: 9999 })),
  dataScope: code('sys_data_scope', DataScope),
  /** Departments of the scope "chosen"; none for the others. */
  deptIds: unlisted(options('dept')),
  /** Recharges entered by hand. */
  manualRechargeCap: cap(),
  /** Balance adjustments. */
  adjustCap: cap(),
  /** Coupons and awards. */
  grantCap: cap(),
};

const body = {
  ...terms,
  deptIds: optional(terms.deptIds),
  manualRechargeCap: optional(amount()),
  adjustCap: optional(amount()),
  grantCap: optional(amount()),
  /** Ids of the menu records that the role holds: directories, screens and buttons. */
  menuIds,
  remark: optional(note()),
};

const touches = ['options', 'user'] as const;

/** One record of the menu as a role may hold it; the words of built-in ones are the console's own. */
const grantable = {
  id: id(),
  parentId: id(),
  /** `sys_menu_type` */
  type: code('sys_menu_type'),
  title: localText(),
  permission: text(),
};

/** Roles: what their users may open and do, see of colleagues, and grant in money. */
export const role = defineResource({
  name: 'role',
  view: 'system/role/index',
  title: 'name',
  row: {
    ...identity,
    name: terms.name,
    roleKey,
    listOrder: terms.listOrder,
    status: flag('sys_normal_disable'),
    dataScope: terms.dataScope,
    deptIds: terms.deptIds,
    /** In the language of the request. */
    deptNames: tags(),
    manualRechargeCap: terms.manualRechargeCap,
    adjustCap: terms.adjustCap,
    grantCap: terms.grantCap,
    userCount: count(),
    /** Number of permissions; all for the built-in role. */
    permissionCount: count(),
    ...audit,
  },
  detail: { menuIds: unlisted(menuIds), ...history },
  unique: ['roleKey'],
  filters: { name: contains(), roleKey: equals(), status: oneOf(), dataScope: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  order: 'listOrder asc',
  calls: {
    ...lists('role'),
    /** Only roles without users; not the built-in one. */
    ...removes('role', touches, ['protectedRecord']),
    /**
     * Refused for the built-in role, for one that holds what the operator lacks, and where the operator would lose the
     * permission to do it.
     */
    ...switches('role', touches, ['protectedRecord', 'selfLockout']),
    /**
     * Refused with `forbidden` where it grants a permission, a limit or a data scope that the operator lacks; `data.fields`
     * names the field. A role that holds something the operator lacks is neither edited nor deleted.
     */
    add: post('role/add', {
      body: { roleKey, ...body, requestId: requestId() },
      refusals: ['notUnique'],
      touches,
    }),
    /** Takes effect with the next call of each user of the role. */
    edit: put('role/edit', {
      body: { ...identity, ...body },
      refusals: ['notUnique', 'protectedRecord', 'selfLockout'],
      touches,
    }),
    /** Sets whose doings the operators of a role see. */
    dataScope: put('role/dataScope', {
      body: { ...identity, dataScope: terms.dataScope, deptIds: body.deptIds },
      refusals: ['protectedRecord'],
      touches,
    }),
    /** All that a role can hold, in the order of the menu. */
    getParams: read('role/getParams', {
      answer: { menus: records(grantable) },
      permission: 'role/list',
      staffOnly: true,
    }),
    /** The users of a role. */
    users: read('role/users', {
      query: { id: id() },
      answer: {
        list: records({
          id: id(),
          userName: text(),
          userNickname: text(),
          userStatus: code('sys_user_status'),
        }),
      },
      permission: 'role/list',
      staffOnly: true,
    }),
  },
});
