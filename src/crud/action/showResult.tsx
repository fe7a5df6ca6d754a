import { translate } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import type { Show } from './dialog';
import { BulkResult, isBulkAnswer } from './BulkResult';
import { recordOf } from '@/lib/record';

/**
 * Shows the result of a write: record by record when a bulk action failed in part, else the message `done`.
 *
 * @param names titles of the records, by id
 * @param listed true: a bulk action is shown record by record in any case
 */
export function showResult(
  answer: unknown,
  show: Show,
  names: ReadonlyMap<string, string>,
  done?: string,
  listed = false,
): void {
  const { unreadable } = recordOf(answer);
  if (Array.isArray(unreadable) && unreadable.length > 0) {
    // The write succeeded, but the list of failures in the answer cannot be read.
    toast('error', translate('failure.unknownWrite'));
  } else if (isBulkAnswer(answer) && (listed || answer.failed.length > 0)) {
    show((dialog) => (
      <BulkResult
        {...dialog}
        answer={answer}
        getRowTitle={(id) => names.get(String(id)) ?? String(id)}
        done={listed ? done : undefined}
      />
    ));
  } else if (done !== undefined) {
    toast('success', done);
  }
}
