import { useQueries } from '@tanstack/react-query';
import { send } from '@/api/call';
import type { Id } from '@/contract/field/brands';
import { role } from '@/contract/system/role';

/** How many operators have one of the roles, each counted once; `null` until it is known. */
export function useReach(roles: readonly Id[]): number | null {
  const users = useQueries({
    queries: roles.map((id) => ({
      queryKey: [role.name, 'users', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(role.calls.users, { id }, { signal }),
    })),
  });
  const found = users.map(({ data }) => data?.list);
  if (found.includes(undefined)) return null;
  return new Set(found.flatMap((list) => list?.map(({ id }) => id) ?? [])).size;
}
