import { tellOutcome } from '@/crud/action/tellOutcome';
import { useState } from 'react';
import { refusalOf } from '@/api/failure';
import { Refusal } from '@/contract/refusals';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { useWrite } from '@/services/writes';

/**
 * Sends a write of the operator's own. Resolves to `saved` if it succeeded; the message `done` has been
 * shown then. `wrongPassword`: the server did not accept the present password.
 */
type Save = (work: () => Promise<unknown>, done: Key) => Promise<'saved' | 'wrongPassword' | 'failed'>;

/**
 * Saves and shows the result as a toast. `saving` is true until the answer has arrived.
 * @param resource what is read again afterwards
 */
export function useSave(resource = 'personal'): { save: Save; saving: boolean } {
  const t = useT();
  const write = useWrite();
  const [saving, setSaving] = useState(false);

  const save: Save = async (work, done) => {
    setSaving(true);
    const outcome = await write({ resource, ids: [] }, work);
    setSaving(false);
    if (tellOutcome(outcome, t, { done: t(done) })) return 'saved';
    const refused = outcome.kind === 'failed' && refusalOf(outcome.error) === Refusal.wrongStepUp;
    return refused ? 'wrongPassword' : 'failed';
  };

  return { save, saving };
}
