import { useMemo } from 'react';
import { allowed, useSession } from '@/stores/session';
import type { Viewer } from './screenAction';

const NO_ROLES: readonly string[] = [];

/** Returns the signed-in operator. */
export function useViewer(): Viewer {
  const name = useSession(({ user }) => user?.userName ?? '');
  const roles = useSession(({ user }) => user?.roles ?? NO_ROLES);
  const permissions = useSession((state) => state.permissions);
  return useMemo(
    () => ({ name, roles, can: (one) => allowed(permissions, { one }) }),
    [name, roles, permissions],
  );
}
