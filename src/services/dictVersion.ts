import { onHeader } from '@/api/headers';
import { DICT_VERSION } from '@/contract/shell/dictVersion';
import { queryClient } from './queryClient';

/**
 * Reads the dictionaries on screen again as soon as an answer tells that one was changed, in this browser or another;
 * all others are read when they are needed next.
 */
export function watchDictionaries(): void {
  let known: string | null = null;
  onHeader(DICT_VERSION, (version) => {
    if (known !== null && version !== known) void queryClient.invalidateQueries({ queryKey: ['dict'] });
    known = version;
  });
}
