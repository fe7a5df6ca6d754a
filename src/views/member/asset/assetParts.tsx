import { asset } from '@/contract/member/asset';
import type { RowOf } from '@/contract/resource';
import { filterKit } from '@/domain/kit/filter';
import { screenKit } from '@/domain/kit/screenKit';
import { AssetStatistics } from './AssetStatistics';
import { CheckCell, FrozenCell } from './assetCells';
import { GROUP } from './assetRegroup';

const { col, list } = screenKit(asset);

const frozen = col('frozen');
const checked = col('checkState');

/** Whether the balance agrees with the ledger. */
export const checkState = {
  ...checked,
  cell: (row: RowOf<typeof asset>) => <CheckCell account={row}>{checked.cell(row)}</CheckCell>,
};

/** Columns of an account, without the member, which both views show elsewhere. */
export const accountColumns = list([
  col('accountType', { pin: 'none' }),
  'coin',
  'available',
  { ...frozen, cell: (row) => <FrozenCell account={row}>{frozen.cell(row)}</FrozenCell> },
  'total',
  'usdtValue',
  'updatedAt',
]);

/** Filters and figures that both views share. */
export const shared = {
  filters: filterKit(asset).filters(),
  Statistics: AssetStatistics,
  reservedParams: [GROUP],
} as const;
