import { BarsOutlined } from '@ant-design/icons';
import { asset } from '@/contract/member/asset';
import { holdings } from '@/contract/member/holdings';
import { DataTable } from '@/crud/list/DataTable';
import { rowColumns } from '@/domain/kit/columnKit';
import { screenKit } from '@/domain/kit/screenKit';
import { TagsCell } from '@/ui/cell/TagsCell';
import { accountColumns, checkState, shared } from './assetParts';
import { regroup } from './assetRegroup';

const { screen, col } = screenKit(holdings);

/** Columns of the accounts below a member. */
const ACCOUNT_COLUMNS = [...accountColumns, ...rowColumns(asset).list(['bonusAmount', checkState])];

/** The view with one row per member, with the member's accounts below it. */
export const ByMember = screen({
  ...shared,
  columns: [
    'member',
    col('usdtValue', { label: 'field.usdtValue' }),
    col.custom(
      'accounts',
      ({ accounts }) => <TagsCell values={[...new Set(accounts.map(({ coin }) => coin))]} />,
      { label: 'asset.accounts', width: 260 },
    ),
    col('updatedAt', { label: 'asset.updatedAt' }),
  ],
  toolbar: [{ ...regroup('', 'asset.byAccount'), icon: <BarsOutlined /> }],
  expand: ({ uid, accounts }) => (
    <DataTable label={uid} rowKey="id" rows={accounts} columns={ACCOUNT_COLUMNS} density="small" nested />
  ),
});
