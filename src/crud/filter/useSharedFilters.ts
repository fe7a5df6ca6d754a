import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { sharedFilters } from '@/contract/shell/sharedFilter';
import type { SharedFilter } from '@/contract/shell/sharedFilter';
import type { Resource } from '@/contract/resource';

/** What cached answers about shared filters begin with. */
export const SHARED = 'sharedFilter';

export interface SharedList {
  /** `undefined` until they are known. */
  filters: readonly SharedFilter[] | undefined;
  failure: ApiError | null;
  retry: () => void;
}

/** The filters that are shared on a list; asked for while `wanted`. */
export function useSharedFilters({ name }: Resource, wanted: boolean): SharedList {
  const { data, error, refetch } = useQuery({
    queryKey: [SHARED, name],
    queryFn: ({ signal }) => send(sharedFilters, { list: name }, { signal }),
    enabled: wanted,
  });
  return { filters: data, failure: error instanceof ApiError ? error : null, retry: () => void refetch() };
}
