import { useState } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { useWrite } from '@/services/writes';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';

/**
 * Sends a change of the operator's own record. Resolves to true if it succeeded; the message `done` has been
 * shown then.
 */
type Save = (work: () => Promise<unknown>, done: Key) => Promise<boolean>;

/** Saves and shows the result as a toast. `saving` is true until the answer has arrived. */
export function useSave(): { save: Save; saving: boolean } {
  const t = useT();
  const write = useWrite();
  const [saving, setSaving] = useState(false);

  async function save(work: () => Promise<unknown>, done: Key): Promise<boolean> {
    setSaving(true);
    const outcome = await write({ resource: 'personal', ids: [] }, work);
    setSaving(false);
    if (outcome.kind === 'done') toast('success', t(done));
    if (outcome.kind === 'busy') toast('info', t('crud.busy'));
    if (outcome.kind === 'failed') toastError(outcome.error);
    return outcome.kind === 'done';
  }

  return { save, saving };
}
