import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchOptions } from '@/api/dict';
import type { OptionType } from '@/api/dict';
import type { Option } from '@/api/types';
import { withUniqueKeys } from './uniqueKeys';

/** Query of an option list, in the language of the console. */
export const optionsQuery = (type: OptionType) =>
  queryOptions({
    queryKey: ['options', type],
    queryFn: async ({ signal }) => {
      const { [type]: list = [] } = await fetchOptions([type], signal);
      return withUniqueKeys(list);
    },
  });

const NOTHING: readonly Option[] = [];

/** Reads one of the server's option lists. */
export function useOptions(type: OptionType): {
  options: readonly Option[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { data = NOTHING, isPending, isError, refetch } = useQuery(optionsQuery(type));
  return { options: data, loading: isPending, failed: isError, retry: () => void refetch() };
}
