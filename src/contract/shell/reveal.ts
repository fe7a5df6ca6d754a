import { readByPost } from '../call';
import { reason } from '../field/body';
import { id, text } from '../field/texts';

/**
 * Reads a masked field in full. Each call is written to the operation log, so call it only on the operator's
 * request.
 */
export const reveal = readByPost('common/reveal', {
  body: {
    /** Name of the resource: `member`, `auth` or `channel`. */
    resource: text({ min: 1, max: 40 }),
    id: id(),
    /**
     * `account`, `phone`, `email` of `member`; `docNo`, `ocrNo` of `auth`; `bankAccount`, `pendingAccount` of
     * `channel`.
     */
    field: text({ min: 1, max: 40 }),
    reason: reason(),
  },
  answer: { value: text() },
  touches: ['operLog'],
});
