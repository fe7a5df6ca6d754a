import { CloseOutlined } from '@ant-design/icons';
import { memo, useRef } from 'react';
import { useT } from '@/i18n';
import { useFormatLabel } from '../field/label';
import styles from './filter.module.css';
import { isInForce } from './filter';
import type { Filter, FilterValues } from './filter';
import { widenedFilters, withoutFilter } from './widened';

interface FilterChipsProps {
  filters: readonly Filter[];
  /** The values of the current search. */
  values: FilterValues;
  /** The values that the list opens with. */
  opening: FilterValues;
  onSearch: (values: FilterValues) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/** The filters in force in words, whoever set them, each with a button that removes it, and one for all of them. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { filters, values, opening, onSearch, onClear } = props;
  const t = useT();
  const labelOf = useFormatLabel();
  const list = useRef<HTMLUListElement>(null);
  // A filter with a problem is not sent; the filter bar says what is wrong with it.
  const inForce = filters.filter((filter) => isInForce(filter, values) && !filter.problem?.(values, t));
  const fallen = widenedFilters(values, opening, filters);
  if (inForce.length + fallen.length === 0) return null;

  /** Whoever removes one chip after the other from the keyboard stays among them, and comes to the list after the last. */
  function leave(place: number): void {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[place + 1] ?? buttons?.[place - 1] ?? list.current?.closest('section');
    next?.focus({ preventScroll: true });
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={t('crud.filtersInForce')}>
      {inForce.map((filter, place) => {
        const label = labelOf(filter.label);
        const words = filter.inWords(values);
        // Another value is another chip: a page that the browser has translated does not keep the old one.
        const key = [filter.key, ...filter.params.map((param) => values[param])].join(' ');
        return (
          <li key={key}>
            <span>
              {words === null ? label : t('crud.labelled', { label, value: '' })}
              {words}
            </span>
            <button
              type="button"
              data-remove
              aria-label={t('crud.removeFilter', { name: label })}
              onClick={() => {
                leave(place);
                onSearch(withoutFilter(values, filter));
              }}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
      {fallen.map((filter) => (
        <li key={filter.key}>{t('crud.filterWidened', { label: labelOf(filter.label) })}</li>
      ))}
      {inForce.length > 1 ? (
        <li className={styles.clear}>
          <button
            type="button"
            onClick={() => {
              list.current?.closest('section')?.focus({ preventScroll: true });
              onClear();
            }}
          >
            {t('crud.clearFilters')}
          </button>
        </li>
      ) : null}
    </ul>
  );
});
