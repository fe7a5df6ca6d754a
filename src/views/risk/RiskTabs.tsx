import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { useCan } from '@/stores/session';
import { TAB } from './tab';
import styles from './risk.module.css';

/** One part of a screen; the first one has an empty key. */
export interface RiskTab {
  key: string;
  label: Key;
  Part: ComponentType;
}

interface RiskTabsProps {
  tabs: readonly [RiskTab, ...RiskTab[]];
}

/** Parts of one screen; the address says which of them is open. */
export function RiskTabs({ tabs }: RiskTabsProps) {
  const t = useT();
  const { pathname, search } = useTabLocation();
  const key = new URLSearchParams(search).get(TAB) ?? '';
  const { key: open, Part } = tabs.find((tab) => tab.key === key) ?? tabs[0];
  return (
    <div className={styles.lists}>
      <Tabs
        activeKey={open}
        items={tabs.map((tab) => ({ key: tab.key, label: t(tab.label) }))}
        onChange={(to) => void goTo(to === '' ? pathname : `${pathname}?${TAB}=${to}`)}
      />
      <Part />
    </div>
  );
}

/** The tabs without the one that the operator may not see. */
export const useTabsFor = (
  [first, ...others]: readonly [RiskTab, ...RiskTab[]],
  hidden: string,
  permission: string,
): readonly [RiskTab, ...RiskTab[]] => {
  const sees = useCan({ one: permission });
  return [first, ...others.filter(({ key }) => sees || key !== hidden)];
};
