import * as v from 'valibot';
import { read } from '../call';
import { mapOf, records } from '../field/nested';
import { count } from '../field/numbers';
import { optional } from '../field/shared';
import { text } from '../field/texts';
import { unchecked } from '../field/unchecked';

/** One entry of an option list; `extra` has further values of the list, figures as text. */
export const option = {
  key: text(),
  value: text(),
  extra: optional(unchecked(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])))),
};

/** Complete option lists; the answer is keyed by type. */
export const options = read('common/options', {
  /** `type`: one or several, joined by commas. `pageSize` is 10,000. */
  query: { type: text({ min: 1, max: 200 }), pageSize: count() },
  answer: mapOf(records(option)),
  access: 'free',
});
