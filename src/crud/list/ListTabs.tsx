import type { FilterValues } from '../filter/filter';
import { manyValues } from '../filter/oneValue';
import { useDict } from '../cell/useDict';
import { TabBar } from './TabBar';
import type { ViewTab } from './TabBar';
import type { StatusTabs } from './statusTabs';

interface ListTabsProps {
  views: readonly ViewTab[];
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  /** Removes all filters. */
  onClear: () => void;
}

interface StateTabsProps<Summary> extends ListTabsProps {
  tabs: StatusTabs<Summary>;
  summary: Summary | undefined;
}

/** One tab per state and per filter, with the number of records in it. */
export function StateTabs<Summary>({ tabs, summary, values, onChange, ...bar }: StateTabsProps<Summary>) {
  const { all: entries, label } = useDict(tabs.dict);
  const chosen = manyValues(values[tabs.param]);
  const count = (code: string) => {
    const n = summary === undefined ? undefined : tabs.count?.(summary, code);
    return n === undefined ? '' : ` ${n}`;
  };
  return (
    <TabBar
      {...bar}
      states={entries.map(({ key }) => ({ key, label: `${label(key)}${count(key)}` }))}
      state={chosen.length === 0 ? null : chosen.length === 1 ? (chosen[0] ?? '') : ''}
      onState={(key) => onChange({ [tabs.param]: key === null ? undefined : [key] })}
    />
  );
}

/** The tabs of a list without states: none before a filter stands as one. */
export function ViewTabs({ values, onClear, views }: ListTabsProps) {
  if (views.length === 0) return null;
  const isAll = Object.keys(values).length === 0;
  return <TabBar views={views} states={[]} state={isAll ? null : ''} onState={onClear} onClear={onClear} />;
}
