import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put } from '../call';
import { password } from '../field/body';
import { code } from '../field/codes';
import { count, flag } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { localText, note, text } from '../field/texts';
import { contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';

/** `sys_config_value`: how the text of a value is written. */
export const ValueType = {
  text: 'text',
  /** A whole number. */
  number: 'number',
  /** A plain decimal. */
  decimal: 'decimal',
  /** `true` or `false`. */
  bool: 'bool',
  json: 'json',
  /** Words with commas between them. */
  list: 'list',
  /** Never sent; an empty text in a change leaves it as it is. */
  secret: 'secret',
} as const;

const configKey = sortable(text({ min: 3, max: 80, pattern: /^[a-z][A-Za-z0-9.]+$/ }));
const configValue = text({ max: 2000, multiline: true });
const configName = localText({ max: 80 });
const touches = ['operLog'] as const;

/** Figures and texts that rules read while the platform runs: thresholds, minutes, caps, switches. */
export const config = defineResource({
  name: 'config',
  view: 'system/config/index',
  title: 'configKey',
  row: {
    ...identity,
    configName,
    configKey,
    configValue,
    valueType: code('sys_config_value', ValueType),
    groupName: code('sys_config_group'),
    /** Built in: a rule reads it, so it can be changed but not deleted. */
    configType: flag('sys_yes_no'),
    /** What a built-in one is about, in the reader's language. */
    help: text(),
    /** The value it was delivered with; empty for others than built-in ones. */
    initialValue: text(),
    /** Least and most of a number, or of each number of a map. */
    least: unlisted(nullable(count())),
    most: unlisted(nullable(count())),
    /** Changing it takes the operator's password. */
    guarded: flag('sys_yes_no'),
    ...audit,
  },
  detail: history,
  unique: ['configKey'],
  filters: {
    configName: contains(),
    configKey: contains(),
    groupName: oneOf(),
    valueType: oneOf(),
    configType: oneOf(),
  },
  dates: ['updatedAt', 'createdAt'],
  order: 'configKey asc',
  calls: {
    ...lists('config'),
    ...removes('config', touches),
    add: post('config/add', {
      body: {
        configKey,
        configName,
        valueType: code('sys_config_value', ValueType),
        configValue,
        remark: note(),
        operPassword: optional(password()),
      },
      refusals: ['notUnique', 'wrongStepUp'],
      touches,
    }),
    /** The value counts from the next call on. */
    edit: put('config/edit', {
      body: {
        ...identity,
        configName: optional(configName),
        configValue: optional(configValue),
        remark: optional(note()),
        operPassword: optional(password()),
      },
      refusals: ['staleVersion', 'wrongStepUp'],
      touches,
    }),
    /** Makes the server read all values again, after a change in its database. */
    refreshCache: put('config/refreshCache', { body: {}, answer: { count: count() } }),
  },
});
