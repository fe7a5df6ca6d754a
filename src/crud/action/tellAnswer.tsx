import { notify } from '@/ui/toast/notices';
import type { Show } from './action';
import { BulkResult, isBulkAnswer } from './BulkResult';

/**
 * Says what came of a write: record by record where not all of a bulk action went well, else `done`.
 *
 * @param names how people call the records, by id
 */
export function tellAnswer(
  answer: unknown,
  show: Show,
  names: ReadonlyMap<string, string>,
  done?: string,
): void {
  if (isBulkAnswer(answer) && answer.failed.length > 0) {
    show((dialog) => (
      <BulkResult {...dialog} answer={answer} nameOf={(id) => names.get(String(id)) ?? String(id)} />
    ));
  } else if (done !== undefined) {
    notify('success', done);
  }
}
