import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useId, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useT } from '@/i18n';
import { trimEnds } from '@/lib/clean';
import { isEqual } from '@/lib/equal';
import { useExtraLarge, useHuge, useLarge, usePhone } from '@/ui/base/windowWidth';
import styles from './filter.module.css';
import { isInForce } from './filter';
import type { Filter, FilterValues } from './filter';
import { FilterDrawer } from './FilterDrawer';
import { FilterField } from './FilterField';

interface FilterBarProps {
  filters: readonly Filter[];
  /** The values of the current search. */
  values: FilterValues;
  onSearch: (values: FilterValues) => void;
  onReset: () => void;
  /** Drawn beside the buttons. */
  children?: ReactNode;
}

/** Most filters that are unfolded above a list; more of them would push it out of view, and stand beside it. */
const MOST_ABOVE = 12;

/** Number of filters in one row for the width of the window; one place is reserved for the buttons. */
function useRoom(): number {
  const [isPhone, isLarge, isExtraLarge, isHuge] = [usePhone(), useLarge(), useExtraLarge(), useHuge()];
  if (isHuge) return 5;
  if (isExtraLarge) return 4;
  return isLarge ? 3 : isPhone ? 1 : 2;
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
  const id = useId();
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
  const folded = usePhone();
  const isBeside = !folded && filters.length > MOST_ABOVE;
  const places = folded ? 0 : Math.max(1, room - 1);
  const first = firstRow(filters, places);
  // A filter in force is never out of sight, wherever it was set.
  const shown =
    open && !isBeside
      ? filters
      : filters.filter((filter) => first.includes(filter) || (!folded && isInForce(filter, values)));
  const count = Object.keys(values).length;

  function search(event: SubmitEvent): void {
    event.preventDefault();
    if (filters.some((filter) => filter.problem?.(draft, t))) {
      setOpen(true);
      return;
    }
    if (isBeside) setOpen(false);
    onSearch(tidy(draft));
  }

  function reset(): void {
    setDraft({});
    onReset();
  }

  const fieldOf = (filter: Filter) => (
    <FilterField
      key={filter.key}
      id={`${id}${filter.key}`}
      filter={filter}
      values={draft}
      onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
    />
  );

  return (
    <search aria-label={t('crud.filters')}>
      <form className={styles.filters} onSubmit={search}>
        {shown.map(fieldOf)}
        <div className={styles.filterButtons}>
          {folded && !open ? null : (
            <>
              <Button type="primary" htmlType="submit">
                {t('crud.search')}
              </Button>
              <Button onClick={reset}>{t('crud.reset')}</Button>
            </>
          )}
          {children}
          {folded || filters.length > first.length ? (
            <Button
              type={folded ? 'default' : 'link'}
              aria-expanded={open}
              icon={
                folded || isBeside ? (
                  <FilterOutlined aria-hidden />
                ) : open ? (
                  <UpOutlined aria-hidden />
                ) : (
                  <DownOutlined aria-hidden />
                )
              }
              onClick={() => setOpen(!open)}
            >
              {(folded && !open) || isBeside
                ? t(count > 0 && folded ? 'crud.filtersCount' : 'crud.filters', { n: count })
                : t(open ? 'ui.collapse' : 'ui.expand')}
            </Button>
          ) : null}
        </div>
      </form>
      {isBeside ? (
        <FilterDrawer open={open} onClose={() => setOpen(false)} onSubmit={search} onReset={reset}>
          {filters.filter((filter) => !shown.includes(filter)).map(fieldOf)}
        </FilterDrawer>
      ) : null}
    </search>
  );
});
