import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { requestId } from '../field/body';
import { code } from '../field/codes';
import { count, flag } from '../field/numbers';
import { optional, sortable, unlisted } from '../field/shared';
import { id, note, text } from '../field/texts';
import { contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { flatList, removes } from '../standard';
import { dictTypeName } from './dictType';

/** What is stored in records. */
const dictValue = text({ min: 1, max: 50 });

const terms = {
  /** In simplified Chinese. */
  dictLabel: text({ min: 1, max: 50 }),
  /** Without them the Chinese label stands in. */
  labelEn: text({ max: 50 }),
  labelTw: text({ max: 50 }),
  dictSort: sortable(count({ min: 0, max: 9999 })),
  /** One value of a dictionary at most: setting it clears the other. */
  isDefault: flag(),
  /** Switched off, a value cannot be chosen any more; records that have it keep its label. */
  status: flag('sys_normal_disable'),
};

const listClass = code('sys_tag_color');

const body = {
  ...terms,
  labelEn: optional(terms.labelEn),
  labelTw: optional(terms.labelTw),
  listClass: optional(listClass),
  remark: optional(note()),
};

const touches = ['dict', 'dictType'] as const;

/** The values of dictionaries. */
export const dictData = defineResource({
  name: 'dictData',
  view: 'system/dict/dataList/index',
  title: 'dictLabel',
  row: {
    ...identity,
    dictType: unlisted(dictTypeName()),
    dictLabel: terms.dictLabel,
    dictValue: sortable(dictValue),
    listClass,
    labelEn: terms.labelEn,
    labelTw: terms.labelTw,
    dictSort: terms.dictSort,
    isDefault: terms.isDefault,
    status: terms.status,
    /** 1: the console's code depends on it: it can be neither deleted nor given another value. */
    isSystem: flag(),
    ...audit,
  },
  detail: history,
  filters: {
    dictType: equals(),
    dictLabel: contains(),
    dictValue: equals(),
    status: oneOf(),
    isDefault: oneOf(),
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'dictSort asc',
  calls: {
    ...flatList('dict/data'),
    /** `dictCode` is the value's key. */
    get: read('dict/data/get', { query: { dictCode: id() }, permission: 'dict/data/list' }),
    ...removes('dict/data', touches, ['protectedRecord']),
    /** Refused when the dictionary has the value already, or when its codes are numbers and this is none. */
    add: post('dict/data/add', {
      body: { dictType: dictTypeName(), dictValue, ...body, requestId: requestId() },
      refusals: ['notUnique'],
      touches,
    }),
    edit: put('dict/data/edit', {
      body: { ...identity, dictValue: optional(dictValue), ...body },
      refusals: ['notUnique', 'protectedRecord'],
      touches,
    }),
  },
});
