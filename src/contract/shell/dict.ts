import { read } from '../call';
import { record, records } from '../field/nested';
import { bool, flag } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { text } from '../field/texts';

/** One value of a dictionary: `key` is what is stored, `value` the simplified Chinese label. */
export const dictValue = {
  key: text(),
  value: text(),
  isDefault: flag(),
  /** Name of a tag's colour. */
  listClass: optional(text()),
  /** No further change is possible from this state. */
  isFinal: optional(bool()),
  /** Switched off: it cannot be chosen any more, and records that have it keep its label. */
  isOff: optional(bool()),
  i18n: optional(record({ en: optional(text()), tw: optional(text()) })),
};

/** A dictionary by its type; a non-empty `defaultValue` decides which entry is the default. */
export const getDictData = read('dict/data/getDictData', {
  query: {
    /** One of the schemas named `biz_…`, `sys_…` and so on; for any other the values are `null`. */
    dictType: text({ min: 1, max: 50 }),
    /** Value of the entry that is the default here. */
    defaultValue: optional(text({ max: 50 })),
  },
  answer: {
    info: record({ name: text(), remark: text() }),
    /** `null` when the dictionary does not exist or is switched off. */
    values: nullable(records(dictValue)),
  },
  access: 'free',
});
