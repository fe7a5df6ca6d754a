import { translate } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import type { Show } from './dialog';
import { BulkResult, isBulkAnswer } from './BulkResult';
import { recordOf } from '@/lib/record';

/**
 * Says what came of a write: record by record where not all of a bulk action went well, else `done`.
 *
 * @param names how people call the records, by id
 */
export function showResult(
  answer: unknown,
  show: Show,
  names: ReadonlyMap<string, string>,
  done?: string,
): void {
  const { unreadable } = recordOf(answer);
  if (Array.isArray(unreadable) && unreadable.length > 0) {
    // It was done, but what failed within it is not known.
    toast('error', translate('failure.unknownWrite'));
  } else if (isBulkAnswer(answer) && answer.failed.length > 0) {
    show((dialog) => (
      <BulkResult {...dialog} answer={answer} getRowTitle={(id) => names.get(String(id)) ?? String(id)} />
    ));
  } else if (done !== undefined) {
    toast('success', done);
  }
}
