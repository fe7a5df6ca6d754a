import { permissionOf } from '@/api/call';
import { ipRule } from '@/contract/risk/ipRule';
import { RiskTabs, useTabsFor } from '../RiskTabs';
import type { RiskTab } from '../RiskTabs';
import { IpFigures } from './IpFigures';
import { Records } from './Records';
import { Rules } from './Rules';

const RULES = 'rules';

const TABS: readonly [RiskTab, ...RiskTab[]] = [
  { key: '', label: 'ipRule.records', Part: Records },
  { key: RULES, label: 'ipRule.rules', Part: Rules },
  { key: 'figures', label: 'ipRule.figures', Part: IpFigures },
];

/** Addresses of members, and the rules about them. */
export default function IpRecords() {
  const tabs = useTabsFor(TABS, RULES, permissionOf(ipRule.calls.list) ?? '');
  return <RiskTabs tabs={tabs} />;
}
