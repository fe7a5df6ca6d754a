import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { put, post as write } from '../call';
import { count, flag } from '../field/numbers';
import { localText, note, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, removes } from '../standard';

const terms = {
  postName: localText({ max: 30 }),
  postSort: count({ min: 0, max: 9999 }),
  remark: note(),
};

const postCode = text({ min: 2, max: 32, pattern: /^[a-z][a-z0-9_]+$/ });

/** Posts that operators hold. */
export const post = defineResource({
  name: 'post',
  view: 'system/post/index',
  title: 'postCode',
  row: {
    ...identity,
    ...terms,
    postCode,
    status: flag('sys_normal_disable'),
    /** Number of operators who hold it. */
    userCount: count(),
    ...audit,
  },
  detail: history,
  unique: ['postCode'],
  filters: { postCode: equals(), postName: contains(), status: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  sorts: ['postCode', 'postSort', 'createdAt', 'updatedAt'],
  order: 'postSort asc',
  calls: {
    ...lists('post'),
    ...exports('post'),
    ...removes('post', ['options']),
    add: write('post/add', { body: { postCode, ...terms }, refusals: ['notUnique'], touches: ['options'] }),
    edit: put('post/edit', {
      body: { ...identity, ...terms },
      refusals: ['staleVersion'],
      touches: ['options'],
    }),
    setStatus: put('post/setStatus', {
      body: { ...identity, on: flag('sys_normal_disable') },
      refusals: ['staleVersion'],
      touches: ['options'],
    }),
  },
});
