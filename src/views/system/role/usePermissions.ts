import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { send } from '@/api/call';
import { role } from '@/contract/system/role';
import { indexOf } from './permissions';
import type { MenuIndex } from './permissions';

/** All that a role can hold. */
export function usePermissions(): {
  index: MenuIndex | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [role.name, 'params'],
    queryFn: ({ signal }) => send(role.calls.getParams, undefined, { signal }),
  });
  const index = useMemo(() => data && indexOf(data.menus), [data]);
  return { index, failed: isError, retry: () => void refetch() };
}
