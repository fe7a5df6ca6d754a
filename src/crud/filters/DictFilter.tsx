import type { FilterControlProps } from '../filter';
import { LoadFailed } from '../LoadFailed';
import { useDict } from '../useDict';
import { ChoicesFilter } from './SelectFilter';

/** A select of a dictionary's codes; usable with raw codes while the dictionary cannot be had. */
export function DictFilter({ type, ...props }: FilterControlProps & { param: string; type: string }) {
  const { values, word, loading, failed, retry } = useDict(type);
  const options = values.map(({ key }) => ({ value: key, label: word(key) }));
  return (
    <>
      <ChoicesFilter {...props} options={options} loading={loading} />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
