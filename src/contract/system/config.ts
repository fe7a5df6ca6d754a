import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, requestId } from '../field/body';
import { word } from '../field/choices';
import { code } from '../field/codes';
import { count, flag } from '../field/numbers';
import { mapOf } from '../field/nested';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { localText, note, tags, text } from '../field/texts';
import { contains, oneOf } from '../filter';
import { guarded } from '../guard';
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
/** What can wait: which direction is the dangerous one is the setting's own. */
const confirmed = { configValue: guarded(configValue) };
const configName = localText({ max: 80 });
const touches = ['operLog'] as const;

/** Figures and texts that rules read while the platform runs: thresholds, minutes, caps, switches. */
export const config = defineResource({
  name: 'config',
  view: 'system/config/index',
  title: 'configKey',
  decides: ['configValue', 'danger'],
  heading: ['configName'],
  row: {
    ...identity,
    configName,
    configKey,
    /** A change of what is `guarded` takes the own password; in the direction of `danger` it waits. */
    ...confirmed,
    valueType: code('sys_config_value', ValueType),
    groupName: code('sys_config_group'),
    /** Built in: a rule reads it, so it can be changed but not deleted. */
    configType: flag('sys_yes_no'),
    /** What a built-in one is about, in the reader's language. */
    help: text(),
    /** The value it was delivered with; empty for others than built-in ones. */
    initialValue: text(),
    /** Least and most of a number, or of each number of a map. */
    least: nullable(count()),
    most: unlisted(nullable(count())),
    /** Names that a map may have, words that a list or a choice may have; empty: any. */
    names: unlisted(tags()),
    /** Values of the settings that rules of `settingRules` hold together with this one, by their keys. */
    related: unlisted(mapOf(text())),
    /** Changing it takes the operator's password. */
    guarded: flag('sys_yes_no'),
    /** The direction in which a change waits for another operator. */
    danger: word('none', 'always', 'raise', 'lower'),
    ...pendingChange(confirmed),
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
    pending: onlyPending,
  },
  dates: ['updatedAt', 'createdAt'],
  order: 'configKey asc',
  calls: {
    ...lists('config'),
    ...removes('config', touches, ['protectedRecord']),
    add: post('config/add', {
      body: {
        configKey,
        configName,
        valueType: code('sys_config_value', ValueType),
        configValue,
        remark: note(),
        operPassword: optional(password()),
        requestId: requestId(),
      },
      refusals: ['notUnique'],
      touches,
    }),
    /** The value counts from the next call on, unless it waits. */
    edit: put('config/edit', {
      body: {
        ...identity,
        configName: optional(configName),
        configValue: optional(configValue),
        remark: optional(note()),
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      refusals: ['wrongState'],
      touches: [...touches, 'home'],
    }),
    ...confirms('config', touches),
    ...foresees('config', confirmed),
    /** Makes the server read all values again, after a change in its database. */
    refreshCache: put('config/refreshCache', {
      body: {},
      answer: { count: count() },
      again: 'same',
    }),
  },
});
