import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { memo, useId, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useT } from '@/i18n';
import { trimEnds } from '@/lib/clean';
import { isEqual } from '@/lib/equal';
import styles from './filter.module.css';
import { isInForce } from './filter';
import type { Filter, FilterValues } from './filter';
import { useFormatLabel } from '../field/label';

interface FilterBarProps {
  filters: readonly Filter[];
  /** The values of the current search. */
  values: FilterValues;
  onSearch: (values: FilterValues) => void;
  onReset: () => void;
  /** Drawn beside the buttons. */
  children?: ReactNode;
}

/** Number of filters in one row for the width of the window; one place is reserved for the buttons. */
function useRoom(): number {
  const { sm, lg, xl, xxl } = Grid.useBreakpoint();
  if (xxl) return 5;
  if (xl) return 4;
  return lg ? 3 : sm ? 2 : 1;
}

/** The first filters that fit into the given number of places. */
function firstRow(filters: readonly Filter[], places: number): readonly Filter[] {
  let left = places;
  const end = filters.findIndex(({ wide }) => {
    left -= wide ? 2 : 1;
    return left < 0;
  });
  return end < 0 ? filters : filters.slice(0, end);
}

/** Trims the texts and removes empty ones. */
function tidy(values: FilterValues): FilterValues {
  const entries = Object.entries(values).map(([param, value]) => [
    param,
    typeof value === 'string' ? trimEnds(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

/** The filters of a list. A search starts only with the button or Enter. */
export const FilterBar = memo(function FilterBar({
  filters: all,
  values,
  onSearch,
  onReset,
  children,
}: FilterBarProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const id = useId();
  const { sm } = Grid.useBreakpoint();
  const room = useRoom();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  const [inForce, setInForce] = useState(values);
  // Another page or order passes equal values in a new object; the text being typed must stay.
  if (!isEqual(inForce, values)) {
    setInForce(values);
    setDraft(values);
  }

  const filters = all.filter((filter) => !filter.covered || isInForce(filter, values));
  const folded = sm === false;
  const places = folded ? 0 : Math.max(1, room - 1);
  const first = firstRow(filters, places);
  // A filter in force is never out of sight, wherever it was set.
  const shown = open
    ? filters
    : filters.filter((filter) => first.includes(filter) || (!folded && isInForce(filter, values)));
  const count = Object.keys(values).length;
  const problems = new Map(filters.map((filter) => [filter.key, filter.problem?.(draft, t) ?? null]));

  function search(event: SubmitEvent): void {
    event.preventDefault();
    if ([...problems.values()].some(Boolean)) setOpen(true);
    else onSearch(tidy(draft));
  }

  return (
    <search aria-label={t('crud.filters')}>
      <form className={styles.filters} onSubmit={search}>
        {shown.map((filter) => {
          const label = labelOf(filter.label);
          const problem = problems.get(filter.key);
          return (
            <div key={filter.key} className={styles.filter} data-wide={filter.wide ?? false}>
              <label htmlFor={`${id}${filter.key}`}>{label}</label>
              <div>
                {filter.render({
                  id: `${id}${filter.key}`,
                  label,
                  values: draft,
                  onChange: (change) => setDraft((now) => ({ ...now, ...change })),
                })}
                {problem ? (
                  <div role="alert" className={styles.problem}>
                    {problem}
                  </div>
                ) : null}
              </div>
            </div>
          );
        })}
        <div className={styles.filterButtons}>
          {folded && !open ? null : (
            <>
              <Button type="primary" htmlType="submit">
                {t('crud.search')}
              </Button>
              <Button
                onClick={() => {
                  setDraft({});
                  onReset();
                }}
              >
                {t('crud.reset')}
              </Button>
            </>
          )}
          {children}
          {folded || filters.length > first.length ? (
            <Button
              type={folded ? 'default' : 'link'}
              aria-expanded={open}
              icon={
                folded ? (
                  <FilterOutlined aria-hidden />
                ) : open ? (
                  <UpOutlined aria-hidden />
                ) : (
                  <DownOutlined aria-hidden />
                )
              }
              onClick={() => setOpen(!open)}
            >
              {folded && !open
                ? t(count > 0 ? 'crud.filtersCount' : 'crud.filters', { n: count })
                : t(open ? 'ui.collapse' : 'ui.expand')}
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  );
});
