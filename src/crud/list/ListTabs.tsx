import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n';
import type { FilterValues } from '../filter/filter';
import { manyValues } from '../filter/oneValue';
import type { StatusTabs } from './statusTabs';
import { useDict } from '../cell/useDict';

/** Key of the tab without a filter. It is not a code of any dictionary and is valid in an id. */
const ALL = '-all';

interface ListTabsProps<Summary> {
  tabs: StatusTabs<Summary>;
  summary: Summary | undefined;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

/**
 * A number that changes each time a kept screen is shown again, used as a key. antd's tabs add a wheel listener
 * at each return without removing the last one, so that they would scroll twice as far, then three times.
 */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => () => setReturns((count) => count + 1), []);
  return returns;
}

/**
 * One tab per state, with the number of records in it. When the filter has several states, no tab is active.
 */
export function ListTabs<Summary>({ tabs, summary, values, onChange }: ListTabsProps<Summary>) {
  const t = useT();
  const returns = useReturns();
  const { values: entries, label } = useDict(tabs.dict);
  const chosen = manyValues(values[tabs.param]);
  const count = (code: string) => {
    const n = summary === undefined ? undefined : tabs.count?.(summary, code);
    return n === undefined ? '' : ` ${n}`;
  };
  return (
    <Tabs
      key={returns}
      activeKey={chosen.length === 0 ? ALL : chosen.length === 1 ? (chosen[0] ?? '') : ''}
      items={[
        { key: ALL, label: t('crud.all') },
        ...entries.map(({ key }) => ({ key, label: `${label(key)}${count(key)}` })),
      ]}
      onChange={(key) => onChange({ [tabs.param]: key === ALL ? undefined : [key] })}
    />
  );
}
