import { BarsOutlined } from '@ant-design/icons';
import { holdings } from '@/contract/member/holdings';
import { DataTable } from '@/crud/list/DataTable';
import type { ScreenParts } from '@/crud/screen/screenParts';
import { screenKit } from '@/domain/kit/screenKit';
import { TagsCell } from '@/ui/cell/TagsCell';
import { accountColumns, shared } from './assetParts';
import { regroup } from './assetRegroup';

const { col, columns } = screenKit(holdings);

/** The view with one row per member, with the member's accounts below it. */
export const byMember: ScreenParts<typeof holdings> = {
  ...shared,
  columns: columns(
    [
      'member',
      col('usdtValue', { label: 'field.usdtValue' }),
      col.custom(
        'accounts',
        ({ accounts }) => <TagsCell values={[...new Set(accounts.map(({ coin }) => coin))]} />,
        { label: 'asset.accounts', width: 260 },
      ),
      col('updatedAt', { label: 'asset.updatedAt' }),
    ],
    ['aboutMember'],
  ),
  toolbar: [{ ...regroup('', 'asset.byAccount'), icon: <BarsOutlined /> }],
  expand: ({ uid, accounts }) => (
    <DataTable label={uid} rowKey="id" rows={accounts} columns={accountColumns} density="small" nested />
  ),
};
