import type { ApiError } from '@/api/failure';
import type { Translate } from '@/i18n';
import type { Outcome } from '@/services/writes';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';

interface Telling {
  /** What is said of success; nothing by default. */
  done?: string | undefined;
  /** What a failure leads to; by default its words in a message. */
  failed?: (error: ApiError) => void;
}

/** Tells the operator what became of a write. @returns true for one that is done */
export function tellOutcome<Answer>(
  outcome: Outcome<Answer>,
  t: Translate,
  { done, failed = toastError }: Telling = {},
): outcome is Extract<Outcome<Answer>, { kind: 'done' }> {
  if (outcome.kind === 'busy') toast('info', t('crud.busy'));
  if (outcome.kind === 'failed') failed(outcome.error);
  if (outcome.kind !== 'done') return false;
  if (done !== undefined) toast('success', done);
  return true;
}
