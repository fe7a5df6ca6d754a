import { AuditOutlined, EditOutlined, TeamOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { ADJUST_ADD } from '@/api/adjusts';
import { ASSET_RECHECK, fetchAssetSummary, memberAssets, recheckAssets } from '@/api/assets';
import type { AssetQuery, AssetSummary, MemberAsset } from '@/api/assetTypes';
import { ledgerLog } from '@/api/ledger';
import type { BarAction, BulkAction, RowAction, ActionContext } from '@/crud/action/action';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { toast } from '@/ui/toast/toast';
import { accountColumns } from './assetColumns';
import { AssetStatistics } from './AssetStatistics';
import { filters, RESERVED_PARAMS } from './assetFilters';
import { openAdjust, openLedger, regroup } from './assetLinks';

const { col, member, bar } = kitOf(memberAssets);

const renderStatistics = (figures: AssetSummary | undefined) => <AssetStatistics figures={figures} />;

async function recheck(rows: readonly MemberAsset[], { run, t }: ActionContext<MemberAsset>): Promise<void> {
  await run(rows, async () => {
    const { differing } = await recheckAssets(rows.map(({ id }) => id));
    if (differing.length === 0) toast('success', t('asset.sound'));
    else toast('error', t('asset.differs', { n: differing.length }));
  });
}

const again = { label: 'asset.recheck', icon: <AuditOutlined />, permission: ASSET_RECHECK } as const;

const rowActions: readonly RowAction<MemberAsset>[] = [
  {
    name: 'ledger',
    label: 'asset.ledger',
    icon: <UnorderedListOutlined />,
    permission: ledgerLog.permissions.list,
    perform: openLedger,
  },
  {
    name: 'adjust',
    label: 'asset.adjust',
    icon: <EditOutlined />,
    permission: ADJUST_ADD,
    perform: openAdjust,
  },
  { ...again, name: 'recheck', perform: (row, context) => recheck([row], context) },
];

const recheckMany: BulkAction<MemberAsset> = { ...again, name: 'recheck', perform: recheck };

const byMember: BarAction<MemberAsset, AssetQuery> = {
  name: 'group',
  label: 'asset.byMember',
  icon: <TeamOutlined />,
  perform: () => regroup('member'),
};

/** Balances, an account a row. */
export function ByAccount() {
  return (
    <CrudScreen
      resource={memberAssets}
      schema={1}
      getRowTitle={({ uid, coin }) => `${uid} ${coin}`}
      reservedParams={RESERVED_PARAMS}
      summarise={fetchAssetSummary}
      summary={renderStatistics}
      filters={filters}
      columns={[col.member({ pin: 'start' }), ...accountColumns, ...member.columns]}
      toolbar={[byMember, bar.exportCsv()]}
      rowActions={rowActions}
      bulkActions={[recheckMany]}
    />
  );
}
