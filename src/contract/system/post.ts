import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { put, post as write } from '../call';
import { requestId } from '../field/body';
import { count, flag } from '../field/numbers';
import { sortable } from '../field/shared';
import { localText, note, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, removes, switches } from '../standard';

const postCode = sortable(text({ min: 2, max: 32, pattern: /^[a-z][a-z0-9_]+$/ }));

const terms = {
  postName: localText({ max: 30 }),
  postSort: sortable(count({ min: 0, max: 9999 })),
  remark: note(),
};

const touches = ['options'] as const;

/** Posts that operators hold. */
export const post = defineResource({
  name: 'post',
  view: 'system/post/index',
  title: 'postCode',
  row: {
    ...identity,
    postCode,
    ...terms,
    status: flag('sys_normal_disable'),
    /** Number of operators who hold it. */
    userCount: count(),
    ...audit,
  },
  detail: history,
  unique: ['postCode'],
  filters: { postCode: equals(), postName: contains(), status: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  order: 'postSort asc',
  calls: {
    ...lists('post'),
    ...exports('post'),
    ...removes('post', touches),
    ...switches('post', touches),
    add: write('post/add', {
      body: { postCode, ...terms, requestId: requestId() },
      refusals: ['notUnique'],
      touches,
    }),
    edit: put('post/edit', { body: { ...identity, ...terms }, touches }),
  },
});
