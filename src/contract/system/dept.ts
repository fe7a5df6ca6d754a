import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put } from '../call';
import { requestId } from '../field/body';
import { count, flag, version } from '../field/numbers';
import { optional, sortable, unlisted } from '../field/shared';
import { id, localText, note, option, text } from '../field/texts';
import { contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';

/** `parentId` of the departments at the top. */
export const NO_PARENT = '0';

const terms = {
  /** The department above, `0` for none; not itself or one below. */
  parentId: unlisted(option('dept')),
  /** Unique among the departments with the same parent. */
  deptName: localText({ max: 30 }),
  orderNum: sortable(count({ min: 0, max: 9999 })),
  leader: text({ max: 30 }),
  phone: text({ max: 20, pattern: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/ }),
  email: text({ max: 80, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
};

const body = {
  ...terms,
  leader: optional(terms.leader),
  phone: optional(terms.phone),
  email: optional(terms.email),
  remark: optional(note()),
};

const touches = ['options', 'user'] as const;

/** Departments of the staff, as a tree. */
export const dept = defineResource({
  name: 'dept',
  view: 'system/dept/index',
  title: 'deptName',
  row: {
    ...identity,
    ...terms,
    status: flag('sys_normal_disable'),
    /** Users of the department itself. */
    userCount: count(),
    /** Departments directly below. */
    childCount: unlisted(count()),
    ...audit,
  },
  detail: history,
  filters: { deptName: contains(), status: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  tree: 'parentId',
  order: 'orderNum asc',
  calls: {
    ...lists('dept'),
    /** Only departments without users, and without departments below. */
    ...removes('dept', touches),
    add: post('dept/add', {
      body: { ...body, requestId: requestId() },
      refusals: ['notUnique'],
      touches,
    }),
    edit: put('dept/edit', {
      body: { ...identity, ...body },
      refusals: ['notUnique', 'circle'],
      touches,
    }),
    setStatus: put('dept/setStatus', {
      body: {
        id: id(),
        version: version(),
        on: flag('sys_normal_disable'),
        /** 1: all departments below follow; otherwise they stay as they are. */
        withBelow: optional(flag()),
      },
      permission: 'dept/edit',
      refusals: ['wrongState'],
      touches,
    }),
  },
});
