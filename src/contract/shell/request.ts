import { read } from '../call';
import { requestId } from '../field/body';
import { records } from '../field/nested';
import { bool, count } from '../field/numbers';
import { nullable } from '../field/shared';
import { text } from '../field/texts';
import { time } from '../field/times';

/**
 * What became of a write of this operator whose answer was lost, by its `requestId`. A write that was refused left
 * nothing behind: it may be sent again.
 */
export const trace = read('common/request', {
  query: { requestId: requestId() },
  answer: {
    /** True: the write was done, once. */
    done: bool(),
    /** When; `null` if it was not done. */
    at: nullable(time()),
    /** Number of records that it wrote. */
    count: count(),
    /** The first of them, as they are now. */
    records: records({
      /** Kind of the record, as in the operation log. */
      type: text(),
      no: text(),
      /** Empty where records have no status. */
      status: text(),
    }),
  },
  access: 'free',
});
