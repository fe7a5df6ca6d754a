import { useCallback } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { useWrite } from '@/services/writes';
import type { Outcome } from '@/services/writes';
import { toast } from '@/ui/toast/toast';

/** What `useAction` hands out. Without ids the resource as a whole is what is kept busy. */
export type Act = <Answer>(
  ids: readonly (number | string)[],
  work: () => Promise<Answer>,
  done?: Key,
) => Promise<Outcome<Answer>>;

/** Writes to one resource: one write at a time per record; then `done` is said. */
export function useAction(name: string): Act {
  const write = useWrite();
  const t = useT();
  return useCallback<Act>(
    async (ids, work, done) => {
      const outcome = await write({ resource: name, ids: ids.map(String) }, work);
      if (outcome.kind === 'done' && done) toast('success', t(done));
      if (outcome.kind === 'busy') toast('info', t('crud.busy'));
      return outcome;
    },
    [write, name, t],
  );
}
