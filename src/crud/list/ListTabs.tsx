import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n';
import type { FilterValues } from '../filter/filter';
import { manyValues } from '../filter/oneValue';
import type { StatusTabs } from './statusTabs';
import { useDict } from '../cell/useDict';

/** Key of the tab that does not filter: no code of a dictionary, and fit to be a part of an id. */
const ALL = '-all';

interface ListTabsProps<Summary> {
  tabs: StatusTabs<Summary>;
  summary: Summary | undefined;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

/**
 * A number that is another one each time a kept screen comes back. antd's tabs listen to the wheel anew at
 * each return without having stopped, so that they would turn twice as far, then three times.
 */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => () => setReturns((count) => count + 1), []);
  return returns;
}

/** One tab per state, with how many are in it. Several states at once are no tab's. */
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
