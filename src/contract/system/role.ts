import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foreseesNew, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { password, requestId } from '../field/body';
import { code } from '../field/codes';
import { record, records } from '../field/nested';
import { bool, count, flag, money } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, localText, note, options, tags, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { lists, removes, switches } from '../standard';
import { listDefault, roleDefaults, startPage } from './roleDefaults';

/** `sys_data_scope`: which colleagues a role shows. */
export const DataScope = { all: 1, chosen: 2, own: 3, ownAndBelow: 4, self: 5 } as const;

/** The built-in role that holds every permission; it cannot be changed. */
export const SUPER_ADMIN = 'super_admin';

const roleKey = sortable(text({ min: 3, max: 20, pattern: /^[a-z][a-z_]{2,19}$/ }));

const amount = () => money({ otherwise: 'USDT', zero: true });

/**
 * Most USDT that a user of the role may grant in a day; empty: no limit. Of several roles the highest limit holds. A raise
 * waits for another operator, a lower one is in force at once.
 */
const cap = () => guarded(nullable(amount()), { second: 'raise' });

/**
 * What a role holds. Permissions are taken away, and those that decide no money are added, at once. A change that adds
 * one that decides money (`decidesMoney`) waits as a whole for another operator.
 */
const menuIds = guarded(tags({ max: 2000 }));

const caps = {
  /** Recharges entered by hand. */
  manualRechargeCap: cap(),
  /** Balance adjustments. */
  adjustCap: cap(),
  /** Coupons and awards. */
  grantCap: cap(),
};

/** What can wait for another operator. */
const confirmed = { ...caps, menuIds };

const terms = {
  name: localText({ max: 20 }),
  listOrder: sortable(count({ min: 0, max: 9999 })),
  dataScope: guarded(code('sys_data_scope', DataScope)),
  /** Departments of the scope "chosen"; none for the others. */
  deptIds: unlisted(guarded(options('dept'))),
  ...caps,
};

/** What a body says of what can wait. */
const given = {
  manualRechargeCap: optional(amount()),
  adjustCap: optional(amount()),
  grantCap: optional(amount()),
  /** Ids of the menu records that the role holds: directories, screens and buttons. */
  menuIds,
};

const body = {
  ...terms,
  deptIds: optional(terms.deptIds),
  ...given,
  remark: optional(note()),
};

const touches = ['options', 'user'] as const;

const touchesQueues = [...touches, 'pending', 'home'] as const;

/** One record of the menu as a role may hold it; the words of built-in ones are the console's own. */
const grantable = {
  id: id(),
  parentId: id(),
  /** `sys_menu_type` */
  type: code('sys_menu_type'),
  title: localText(),
  permission: text(),
  /** A role that gains it waits for another operator. */
  decidesMoney: bool(),
};

/**
 * Roles: what their users may open and do, see of colleagues, and grant in money.
 *
 * Nobody comes to decide about money by one operator alone. What takes the own password: everything that a role gives
 * (permissions, limits, data scope), because a stolen session must not be made to last. What waits for another operator: a
 * raised limit, and a permission that decides money, in a role that exists, that is added or that is copied, whether it has
 * users or not; and, by the calls of users, the assignment of what gives a user more of either. The other operator holds all
 * of the role, as it is and as it would be. Switching a role or a user on gives back only what two operators have agreed to,
 * and waits for none. By the menu no role gains what decides money: such a change is refused with `forbidden`.
 */
export const role = defineResource({
  name: 'role',
  view: 'system/role/index',
  title: 'name',
  decides: ['manualRechargeCap', 'adjustCap'],
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
    ...caps,
    userCount: count(),
    /** Number of permissions; all for the built-in role. */
    permissionCount: count(),
    ...pendingChange(confirmed),
    ...audit,
  },
  /**
   * In the history, the change of `menuIds` names what the role has lost and what it has gained: the titles in simplified
   * Chinese, a button behind its page and ` / `, with `、` between them.
   */
  detail: {
    menuIds: unlisted(menuIds),
    /** What its users have as long as they have set nothing else; of lists, those that the operator who asks may read. */
    defaults: unlisted(record(roleDefaults)),
    ...history,
  },
  unique: ['roleKey'],
  filters: {
    name: contains(),
    roleKey: equals(),
    status: oneOf(),
    dataScope: oneOf(),
    /** Only roles with an unconfirmed change. */
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'listOrder asc',
  calls: {
    ...lists('role'),
    /** Only roles without users, and that no unconfirmed change gives to one; not the built-in one. */
    ...removes('role', touches, ['protectedRecord']),
    /**
     * Refused for the built-in role, for one that holds what the operator lacks, and where the operator would lose the
     * permission to do it.
     */
    ...switches('role', touches, ['protectedRecord', 'selfLockout']),
    /**
     * Refused with `forbidden` where it grants a permission, a limit or a data scope that the operator lacks; `data.fields`
     * names the field. A role that holds something the operator lacks is neither edited nor deleted. Limits and permissions
     * that wait are nothing until they are confirmed: limits are 0, and there are no permissions.
     */
    add: post('role/add', {
      body: { roleKey, ...body, operPassword: password(), requestId: requestId() },
      answer: { id: id(), waits: bool() },
      refusals: ['notUnique'],
      touches: touchesQueues,
    }),
    /** What is not guarded takes effect with the next call of each user of the role. */
    edit: put('role/edit', {
      body: {
        ...identity,
        ...body,
        /** Required with changed permissions, limits or data scope. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /** `wrongState`: another operator's change is unconfirmed. */
      refusals: ['notUnique', 'protectedRecord', 'selfLockout', 'wrongState'],
      touches: touchesQueues,
    }),
    /** Sets whose doings the operators of a role see. */
    dataScope: put('role/dataScope', {
      body: {
        ...identity,
        dataScope: terms.dataScope,
        deptIds: body.deptIds,
        operPassword: password(),
      },
      refusals: ['protectedRecord'],
      touches,
    }),
    /**
     * Sets what users of the role begin with. A part that is left out stays as it is; of a list, one that is given counts with
     * those that were. Refused for a page or a list that the operator may not open, and for what these do not have.
     */
    setDefaults: put('role/setDefaults', {
      body: {
        ...identity,
        start: optional(record(startPage)),
        density: roleDefaults.density,
        list: optional(record(listDefault)),
      },
      permission: 'role/edit',
      refusals: ['forbidden', 'protectedRecord'],
    }),
    /** Takes out what is named: the product's own counts again, or what another role says. */
    dropDefaults: put('role/dropDefaults', {
      body: {
        ...identity,
        start: optional(bool()),
        density: optional(bool()),
        /** Names of lists. */
        lists: optional(tags({ max: 50, longest: 40 })),
      },
      permission: 'role/edit',
      refusals: ['forbidden', 'protectedRecord'],
    }),
    ...confirms('role', touches, ['forbidden', 'protectedRecord', 'selfLockout', 'invalidInput']),
    ...foreseesNew('role', given, ['forbidden', 'protectedRecord', 'selfLockout']),
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
