import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { bulkAnswer, del, post, put, read } from '../call';
import { code } from '../field/codes';
import { password, requestId, versions } from '../field/body';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { optional, sortable } from '../field/shared';
import { id, ids, note, tags, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { flatList } from '../standard';

/** `sys_menu_type` */
export const MenuType = { directory: 0, page: 1, button: 2 } as const;
export type MenuType = (typeof MenuType)[keyof typeof MenuType];

/** `parentId` of the records at the top. */
export const NO_PARENT = '0';

/** Characters of a title in one language. */
export const LONGEST_TITLE = 50;

const menuType = code('sys_menu_type', MenuType);

const terms = {
  /** The record above, `0` for none: a directory, for a button its page; never itself or one below. */
  parentId: id(),
  /**
   * The title: a text, a message key of the console (`menu.101`), or a JSON object of texts by language
   * (`{"zh-cn":"…","en":"…","zh-tw":"…"}`), each of 50 characters at most.
   */
  menuName: text({ min: 1, max: 250 }),
  /** The permission: the path of the call that shows the page, or that the button makes. The wildcard is none. */
  name: guarded(text({ min: 1, max: 100, pattern: /^\w[\w./:-]*$/ })),
  /** Name of an icon of `@ant-design/icons`. */
  icon: text({ max: 50, pattern: /^\w+$/ }),
  /** Where it is opened: absolute and unique, with parameters as `/:id`; empty for buttons. */
  path: text({ max: 200, pattern: /^\/\S+$/ }),
  /** The view of a page, by its path below the views; links and embedded pages need none. */
  component: text({ max: 100, pattern: /^[\w./-]+$/ }),
  /** Of a directory: the path of a page below it that it opens; the first visible one by default. */
  redirect: text({ max: 200 }),
  /** The address of a link or an embedded page. */
  linkUrl: text({ max: 500, pattern: /^https?:\/\/\S+$/i }),
  isHide: flag('sys_show_hide'),
  isKeepAlive: flag(),
  isAffix: flag(),
  isLink: flag(),
  /** Embedded; it is a link too. */
  isIframe: flag(),
  /** Roles that hold it besides the built-in one; those that get it hold the directories above as well. */
  roles: guarded(tags({ list: 'role', max: 200, longest: 20 })),
  menuSort: sortable(count({ min: 0, max: 9999 })),
};

const body = {
  ...terms,
  icon: optional(terms.icon),
  path: optional(terms.path),
  component: optional(terms.component),
  redirect: optional(terms.redirect),
  linkUrl: optional(terms.linkUrl),
  isHide: optional(terms.isHide),
  isKeepAlive: optional(terms.isKeepAlive),
  isAffix: optional(terms.isAffix),
  isLink: optional(terms.isLink),
  isIframe: optional(terms.isIframe),
  roles: optional(terms.roles),
  remark: optional(note()),
};

/** The menu of the console: directories, pages, and the buttons of pages. */
export const menu = defineResource({
  name: 'menu',
  view: 'system/menu/index',
  title: 'name',
  row: { ...identity, menuType, ...terms, ...audit },
  detail: history,
  unique: ['name'],
  /** `menuName` also finds the words that a key stands for. */
  filters: {
    menuName: contains(),
    name: contains(),
    path: contains(),
    component: contains(),
    menuType: oneOf(),
    isHide: oneOf(),
    parentId: equals(),
  },
  dates: ['createdAt', 'updatedAt'],
  tree: 'parentId',
  order: 'menuSort asc',
  calls: {
    ...flatList('menu'),
    get: read('menu/get', { permission: 'menu/list' }),
    /** What the form chooses from: directories and pages as parents, and roles. */
    getParams: read('menu/getParams', {
      answer: {
        menus: records({ id: id(), parentId: id(), menuType, menuName: terms.menuName }),
        roles: records({ id: id(), name: text(), roleKey: text() }),
      },
      permission: 'menu/list',
      staffOnly: true,
    }),
    /** What another permission, or without `name` the deletion of the record, would take from roles; it changes nothing. */
    effect: read('menu/effect', {
      query: { id: id(), name: optional(terms.name) },
      answer: {
        /** Calls that ask for the present permission; none where the name guards nothing. */
        guards: tags(),
        /** Roles that would lose it, besides the built-in one. */
        losing: records({ id: id(), name: text(), userCount: count() }),
        /** Whether a call asks for the new permission; false without one. */
        isKnown: flag(),
      },
      permission: 'menu/list',
      staffOnly: true,
    }),
    /**
     * Roles get what the operator holds too, nothing else, and nothing that decides money: that waits for another operator,
     * in the role. The name of a directory grants nothing.
     */
    add: post('menu/add', {
      body: {
        menuType,
        ...body,
        /** Required with roles. */
        operPassword: optional(password()),
        requestId: requestId(),
      },
      refusals: ['notUnique'],
    }),
    /**
     * The page of the menus, and what stands above it, stay where they can be reached. A permission that the operator lacks
     * keeps its name and place; roles get nothing that the operator lacks, nor what decides money, and lose nothing while they
     * hold something that the operator lacks.
     */
    update: put('menu/update', {
      body: {
        ...identity,
        ...body,
        /** Required with another permission or other roles. */
        operPassword: optional(password()),
      },
      refusals: ['notUnique', 'circle', 'protectedRecord', 'selfLockout'],
    }),
    /** One record, without others below it, of a permission that the operator holds. */
    remove: del('menu/delete', {
      body: { ids: ids({ max: 1 }) },
      answer: bulkAnswer,
      again: 'notFound',
      refusals: ['inUse', 'protectedRecord'],
    }),
    /** The records below a parent in their new order, all of them once; one that stood elsewhere moves there. */
    sort: put('menu/sort', {
      body: { parentId: id(), ids: ids({ max: 500 }), versions: versions() },
      refusals: ['circle', 'protectedRecord'],
    }),
  },
});
