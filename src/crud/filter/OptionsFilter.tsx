import type { OptionType } from '@/api/dict';
import type { FilterControlProps } from './filter';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useOptions } from '../cell/useOptions';
import { BaseSelectFilter } from './SelectFilter';

/** A select of one of the server's option lists. */
export function OptionsFilter({ type, ...props }: FilterControlProps & { param: string; type: OptionType }) {
  const { options, loading, failed, retry } = useOptions(type);
  const choices = options.map(({ key, value }) => ({ value: key, label: value }));
  return (
    <>
      <BaseSelectFilter {...props} options={choices} loading={loading} />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
