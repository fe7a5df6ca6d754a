import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read, readByPost } from '../call';
import { requestId } from '../field/body';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { bool, count, flag } from '../field/numbers';
import { optional, sortable } from '../field/shared';
import { id, ids, localText, text } from '../field/texts';
import { contains, oneOf } from '../filter';
import type { RefusalName } from '../refusals';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';

/** Kinds of fields that code is generated for. */
export const GEN_KINDS = [
  'text',
  'note',
  'localText',
  'count',
  'usdt',
  'rate',
  'percent',
  'flag',
  'code',
  'time',
  'day',
  'link',
] as const;

/** Folders of views that resources are generated into; their contracts have the same, but for `trading`. */
export const GEN_FOLDERS = [
  'member',
  'finance',
  'contract',
  'delivery',
  'staking',
  'campaign',
  'content',
  'risk',
  'system',
] as const;

/** Calls that can be described to refuse more than every call of their kind does. */
export const GEN_REFUSING = ['add', 'edit'] as const;

/** Names of what such a call may be refused for. */
export const GEN_REFUSALS = [
  'forbidden',
  'protectedRecord',
  'wrongState',
  'inUse',
  'overLimit',
  'amountOutOfBounds',
  'wrongTimeRange',
  'riskBlock',
] as const satisfies readonly RefusalName[];

/** Highest limit of a field. */
export const MOST_LIMIT = 1_000_000_000;

/** One field of a described resource. */
const genField = {
  name: text({ max: 30, pattern: /^[a-z][a-zA-Z0-9]*$/ }),
  label: localText({ max: 40 }),
  kind: word(...GEN_KINDS),
  /** Dictionary of a code. */
  dict: optional(text({ max: 64 })),
  /** Characters of a text, or the value of a count. */
  min: optional(count({ max: MOST_LIMIT })),
  max: optional(count({ max: MOST_LIMIT })),
  /** A value that it may have, for the seeds. */
  example: optional(text({ max: 100 })),
  /** Whether operators enter it: never, in a new record alone, or always. */
  form: word('none', 'add', 'both'),
  filter: word('none', 'contains', 'equals', 'oneOf', 'range'),
  /** True: a column of the list from the start. */
  listed: bool(),
  sortable: bool(),
  unique: bool(),
  /** True: operators whose data are restricted to a member's team never get it. */
  staffOnly: bool(),
};

const head = {
  /** Name of the resource: of its files, its calls and its permissions. */
  resourceName: text({ max: 24, pattern: /^[a-z][a-zA-Z0-9]*$/ }),
  /** The folder of its view. */
  folder: word(...GEN_FOLDERS),
  title: localText({ max: 40 }),
  /** Its number in the menu. */
  menuId: count({ min: 100, max: 999 }),
  /** The field that operators identify a record by. */
  titleField: text({ max: 30 }),
  canAdd: flag(),
  canEdit: flag(),
  canRemove: flag(),
  canSwitch: flag(),
  canExport: flag(),
};

const fields = records(genField, { max: 60 });

/** What calls may be refused for besides; the rules themselves are written by hand. */
const refusals = records({ call: word(...GEN_REFUSING), refusal: word(...GEN_REFUSALS) }, { max: 16 });

/** What a resource is generated from. */
export const genDescription = { ...head, fields, refusals: optional(refusals) };

/** With the table of the database that it came from, if it did. */
const whole = { tableName: optional(text({ max: 64 })), ...genDescription };

/** Descriptions of resources that code is generated from. */
export const gen = defineResource({
  name: 'gen',
  view: 'system/gen/index',
  title: 'resourceName',
  row: {
    ...identity,
    /** Empty when the description was pasted. */
    tableName: sortable(text()),
    ...head,
    fieldCount: count(),
    ...audit,
  },
  detail: { fields, refusals, ...history },
  unique: ['resourceName'],
  filters: { resourceName: contains(), title: contains(), tableName: contains(), folder: oneOf() },
  dates: ['createdAt', 'updatedAt'],
  order: 'id desc',
  calls: {
    ...lists('gen'),
    ...removes('gen'),
    /** Keeps new descriptions: all of them, or none. */
    import: post('gen/import', {
      body: { descriptions: records(whole, { max: 20 }), requestId: requestId() },
      answer: { count: count() },
      refusals: ['notUnique'],
    }),
    edit: put('gen/edit', {
      body: { ...identity, ...genDescription },
      refusals: ['notUnique'],
    }),
    /** Takes over what has become of the table; the client compares, the operator decides. */
    sync: put('gen/sync', { body: { ...identity, fields }, refusals: ['wrongState'] }),
    /** One description as code is generated from it. */
    preview: read('gen/preview', { query: { id: id() }, answer: whole }),
    /** What to generate, when it is taken away: a line of the operation log. */
    code: readByPost('gen/code', { body: { ids: ids() }, answer: { list: records(whole) } }),
    /** The tables of the database. */
    dbTables: read('gen/dbTables', {
      permission: 'gen/list',
      answer: {
        tables: records({ tableName: text(), tableComment: text(), columnCount: count() }),
      },
    }),
    /** The columns of one table. */
    columns: read('gen/columns', {
      permission: 'gen/list',
      query: {
        /** One of `gen/dbTables`. */
        tableName: text({ max: 64 }),
      },
      answer: {
        tableComment: text(),
        columns: records({
          columnName: text(),
          columnType: text(),
          columnComment: text(),
          isRequired: bool(),
          isUnique: bool(),
        }),
      },
      refusals: ['notFound'],
    }),
  },
});
