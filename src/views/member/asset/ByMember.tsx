import { BarsOutlined } from '@ant-design/icons';
import { fetchAssetSummary, memberHoldings } from '@/api/assets';
import type { AssetQuery, AssetSummary, MemberHoldings } from '@/api/assetTypes';
import type { BarAction } from '@/crud/action/action';
import { TagsCell } from '@/ui/cell/TagsCell';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { DataTable } from '@/crud/list/DataTable';
import { kitOf } from '@/domain/kit/kit';
import { accountColumns } from './assetColumns';
import { AssetStatistics } from './AssetStatistics';
import { filters, RESERVED_PARAMS } from './assetFilters';
import { regroup } from './assetLinks';

const { col, member } = kitOf(memberHoldings);

const renderStatistics = (figures: AssetSummary | undefined) => <AssetStatistics figures={figures} />;

const byAccount: BarAction<MemberHoldings, AssetQuery> = {
  name: 'group',
  label: 'asset.byAccount',
  icon: <BarsOutlined />,
  perform: () => regroup(''),
};

const renderCoins = ({ accounts }: MemberHoldings) => (
  <TagsCell values={[...new Set(accounts.map(({ coin }) => coin))]} />
);

const renderAccounts = ({ uid, accounts }: MemberHoldings) => (
  <DataTable label={uid} rowKey="id" rows={accounts} columns={accountColumns} density="small" nested />
);

/** Balances, a member a row, with his accounts below it. */
export function ByMember() {
  return (
    <CrudScreen
      resource={memberHoldings}
      schema={1}
      getRowTitle={({ uid }) => uid}
      reservedParams={RESERVED_PARAMS}
      summarise={fetchAssetSummary}
      summary={renderStatistics}
      filters={filters}
      columns={[
        col.member({ pin: 'start' }),
        col.usdt('usdtValue', { label: 'asset.usdtValue' }),
        col.custom('accounts', renderCoins, { label: 'asset.accounts', width: 260 }),
        col.time('updatedAt', { label: 'asset.updatedAt' }),
        ...member.columns,
      ]}
      toolbar={[byAccount]}
      expand={renderAccounts}
    />
  );
}
