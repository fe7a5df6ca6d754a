import { useState } from 'react';
import { fetchLedgerSummary, ledgerLog } from '@/api/ledger';
import type { AssetLogSummary } from '@/api/ledger';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import type { Key } from '@/i18n/keys';
import { toPlatform } from '@/lib/dates';
import { AssetLogStatistics } from './AssetLogStatistics';

const { col, filter, member, bar } = kitOf(ledgerLog);

const DAY = 24 * 60 * 60 * 1000;

/** The last seven days, today included, whole. */
function lastWeek() {
  const day = (at: number) => toPlatform(new Date(at)).slice(0, 10);
  const now = Date.now();
  return { 'dateRange[]': [`${day(now - 6 * DAY)} 00:00:00`, `${day(now)} 23:59:59`] };
}

const GROUPS: Record<string, Key> = {
  1: 'ledger.group.1',
  2: 'ledger.group.2',
  3: 'ledger.group.3',
  4: 'ledger.group.4',
  5: 'ledger.group.5',
  6: 'ledger.group.6',
};

/** The hundreds of a type say what it is about. */
const groupOf = (code: string): Key => GROUPS[code.charAt(0)] ?? 'ledger.group.7';

const renderStatistics = (figures: AssetLogSummary | undefined) => <AssetLogStatistics figures={figures} />;

export default function AssetLogScreen() {
  const [defaultFilters] = useState(lastWeek);
  return (
    <CrudScreen
      resource={ledgerLog}
      schema={1}
      getRowTitle={({ logNo }) => logNo}
      defaultFilters={defaultFilters}
      summarise={fetchLedgerSummary}
      summary={renderStatistics}
      filters={[
        filter.member(),
        filter.dates('createdAt'),
        filter.dict('bizType', 'biz_asset_biz', { groupOf }),
        filter.options('coin', 'coin'),
        filter.dict('accountType', 'biz_account_type'),
        filter.text('refNo'),
        filter.text('logNo'),
        filter.moneyRange('availableChange', { signed: true }),
        filter.moneyRange('frozenChange', { signed: true }),
        filter.optionsOne('operatorName', 'admin'),
        ...member.filters,
      ]}
      columns={[
        col.time('createdAt', { pin: 'start' }),
        col.member(),
        col.dict('accountType', 'biz_account_type'),
        col.text('coin', { width: 90 }),
        col.dict('bizType', 'biz_asset_biz', { width: 140 }),
        col.money('availableChange', { sign: true, width: 200 }),
        col.money('frozenChange', { sign: true }),
        col.money('availableAfter', { sort: false, width: 190 }),
        col.money('frozenAfter', { sort: false }),
        col.reference('refNo', { type: ({ refType }) => refType }),
        col.text('operatorName', { optional: true }),
        col.text('logNo', { optional: true, width: 190 }),
        ...member.columns,
      ]}
      toolbar={[bar.exportCsv()]}
    />
  );
}
