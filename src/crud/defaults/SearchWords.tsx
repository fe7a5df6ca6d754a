import { addressParams } from '@/contract/params';
import type { Resource } from '@/contract/resource';
import { useT } from '@/i18n';
import { fieldLabel, useFormatLabel } from '../field/label';
import { isInForce } from '../filter/filter';
import type { Filter } from '../filter/filter';
import { readSearch } from '../list/listSearch';

interface SearchWordsProps {
  resource: Resource;
  filters: readonly Filter[];
  /** Query part of an address; empty for a list without filters in its own order. */
  search: string;
}

/** The filters and the order of a list in words. */
export function SearchWords({ resource, filters, search }: SearchWordsProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { values, sort } = readSearch(search, addressParams(resource), resource.sorts ?? []);
  const inForce = filters.filter((filter) => isInForce(filter, values));
  const comma = t('crud.comma');
  if (inForce.length === 0 && sort === null) return t('crud.defaults.everything');
  return (
    <>
      {inForce.map((filter, place) => {
        const words = filter.inWords(values);
        const label = labelOf(filter.label);
        return (
          <span key={filter.key}>
            {place > 0 ? comma : ''}
            {words === null ? label : t('crud.labelled', { label, value: '' })}
            {words}
          </span>
        );
      })}
      {sort ? (
        <span>
          {inForce.length > 0 ? comma : ''}
          {t(sort.direction === 'asc' ? 'crud.defaults.rising' : 'crud.defaults.falling', {
            name: labelOf(fieldLabel(resource.name, sort.column)),
          })}
        </span>
      ) : null}
    </>
  );
}
