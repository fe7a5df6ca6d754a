import { useMemo } from 'react';
import { allowed, useSession } from '@/stores/session';
import type { Viewer } from './screenAction';

/** Returns the signed-in operator. */
export function useViewer(): Viewer {
  const name = useSession(({ user }) => user?.userName ?? '');
  const permissions = useSession((state) => state.permissions);
  return useMemo(() => ({ name, can: (one) => allowed(permissions, { one }) }), [name, permissions]);
}
