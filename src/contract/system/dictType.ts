import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { requestId } from '../field/body';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { optional, sortable } from '../field/shared';
import { note, text } from '../field/texts';
import { contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';

/** The name that fields and calls know a dictionary by. */
export const dictTypeName = () => text({ min: 3, max: 50, pattern: /^[a-z][a-z0-9_]{2,49}$/ });

const dictName = sortable(text({ min: 1, max: 50 }));

const status = flag('sys_normal_disable');

const touches = ['dict', 'dictData'] as const;

/** Dictionaries: lists of codes with their labels, colours and order. */
export const dictType = defineResource({
  name: 'dictType',
  view: 'system/dict/index',
  title: 'dictType',
  row: {
    ...identity,
    dictName,
    dictType: sortable(dictTypeName()),
    /** Number of its values. */
    dataCount: count(),
    /** 1: the console's code depends on it, so that it can be neither deleted nor switched off. */
    isSystem: flag(),
    status,
    ...audit,
  },
  detail: history,
  unique: ['dictType'],
  filters: { dictName: contains(), dictType: contains(), status: oneOf(), isSystem: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  order: 'dictType asc',
  calls: {
    ...lists('dict/type'),
    /** Deletes the values too. */
    ...removes('dict/type', touches, ['protectedRecord']),
    add: post('dict/type/add', {
      body: { dictType: dictTypeName(), dictName, status, remark: optional(note()), requestId: requestId() },
      refusals: ['notUnique'],
      touches,
    }),
    edit: put('dict/type/edit', {
      body: { ...identity, dictName, status, remark: optional(note()) },
      refusals: ['protectedRecord'],
      touches,
    }),
    /** All dictionaries, for a select. */
    optionSelect: read('dict/type/optionSelect', {
      answer: { list: records({ dictType: dictTypeName(), dictName }) },
      permission: 'dict/data/list',
    }),
  },
});
