import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { menu } from '@/contract/system/menu';

/** What the form chooses from; read again after each change of the menu. */
const paramsQuery = queryOptions({
  queryKey: [menu.name, 'params'],
  queryFn: ({ signal }) => send(menu.calls.getParams, undefined, { signal }),
});

/** Directories and pages, and roles, that a record can stand below or be held by. */
export function useParams() {
  const { data, isPending, isError, refetch } = useQuery(paramsQuery);
  return {
    menus: data?.menus ?? [],
    roles: data?.roles ?? [],
    loading: isPending,
    retry: isError ? () => void refetch() : undefined,
  };
}
