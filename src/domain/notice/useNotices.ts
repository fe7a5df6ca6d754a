import { queryOptions } from '@tanstack/react-query';
import { send } from '@/api/call';
import { myNotices, readNotices } from '@/contract/shell/notice';
import type { Id } from '@/contract/field/brands';
import { notice } from '@/contract/system/notice';
import { useWrite } from '@/services/writes';
import { toastError } from '@/ui/toast/toastError';

/** Notices for the operator. A write about notices reads them again. */
export const noticesQuery = queryOptions({
  queryKey: [notice.name, 'mine'],
  queryFn: ({ signal }) => send(myNotices, undefined, { signal }),
});

/** Marks a notice as read or confirmed; a failure is worded in a message. */
export function useReading(): (id: Id, confirm: boolean) => Promise<void> {
  const write = useWrite();
  return async (id, confirm) => {
    const outcome = await write({ resource: notice.name, ids: [id] }, () =>
      send(readNotices, { ids: [id], confirm: confirm ? 1 : 0 }),
    );
    if (outcome.kind === 'failed') toastError(outcome.error);
  };
}
