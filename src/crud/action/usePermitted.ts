import { useMemo } from 'react';
import { allowed, useSession } from '@/stores/session';

/** The actions that the operator is permitted to start; actions without a permission are included. */
export function usePermitted<One extends { permission: string | null }>(
  actions: readonly One[],
): readonly One[] {
  const held = useSession((state) => state.permissions);
  return useMemo(
    () => actions.filter(({ permission }) => permission === null || allowed(held, { one: permission })),
    [actions, held],
  );
}
