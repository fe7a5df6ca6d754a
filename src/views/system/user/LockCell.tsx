import type { RowOf } from '@/contract/resource';
import type { user } from '@/contract/system/user';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { NONE } from '@/ui/cell/value';

/** Where month, day, hour and minute stand in a time. */
const SHORT = [5, 16] as const;

type Lock = Pick<RowOf<typeof user>, 'lockedUntil' | 'lockCause' | 'failedAttempts'>;

/** Until when a user cannot sign in and why; the wrong passwords of one who still can. */
export function LockCell({ lockedUntil, lockCause, failedAttempts }: Lock) {
  const t = useT();
  if (lockedUntil !== null)
    return (
      <span title={lockedUntil}>
        {t('user.lockedAt', { at: lockedUntil.slice(...SHORT) })}{' '}
        <DictTag type="sys_lock_cause" code={lockCause} />
      </span>
    );
  return failedAttempts > 0 ? t('user.wrong', { n: failedAttempts }) : NONE;
}
