import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { FilterControlProps } from './filter';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useDict } from '../cell/useDict';
import { BaseSelectFilter } from './SelectFilter';
import type { LabelledOption } from './SelectFilter';

function grouped(options: LabelledOption[], groupOf: (code: string) => Key, t: Translate) {
  const headings = [...new Set(options.map(({ value }) => groupOf(value)))];
  return headings.map((heading) => ({
    label: t(heading),
    options: options.filter(({ value }) => groupOf(value) === heading),
  }));
}

/** A select of a dictionary's codes; it shows raw codes when the dictionary cannot be loaded. */
export function DictFilter({
  type,
  groupOf,
  ...props
}: FilterControlProps & { param: string; type: string; groupOf?: (code: string) => Key }) {
  const t = useT();
  const { values, label, loading, failed, retry } = useDict(type);
  const options = values.map(({ key }) => ({ value: key, label: label(key) }));
  return (
    <>
      <BaseSelectFilter
        {...props}
        options={groupOf ? grouped(options, groupOf, t) : options}
        loading={loading}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
