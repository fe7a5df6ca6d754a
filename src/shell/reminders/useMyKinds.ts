import { useMemo } from 'react';
import { reviewPermission } from '@/api/permissions';
import { allowed, useSession } from '@/stores/session';
import { KINDS } from './kinds';
import type { Kind } from './kinds';

/** The kinds that the operator has permission to review, independent of the screens in their menu. */
export function useMyKinds(): readonly Kind[] {
  const held = useSession((state) => state.permissions);
  return useMemo(
    () => KINDS.filter(({ record }) => allowed(held, { one: reviewPermission(record) ?? '' })),
    [held],
  );
}
