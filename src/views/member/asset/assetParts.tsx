import { asset } from '@/contract/member/asset';
import { screenKit } from '@/domain/kit/screenKit';
import { AssetStatistics } from './AssetStatistics';
import { CheckCell, FrozenCell } from './assetCells';
import { GROUP } from './assetRegroup';

const { col, columns, filters } = screenKit(asset);

const frozen = col('frozen');
const checkState = col('checkState');

/** Columns of an account, without the member, which both views show elsewhere. */
export const accountColumns = columns(
  [
    col('accountType', { pin: 'none' }),
    col('coin', { width: 90 }),
    col('available', { width: 190 }),
    { ...frozen, cell: (row) => <FrozenCell account={row}>{frozen.cell(row)}</FrozenCell> },
    col('total', { width: 190 }),
    'usdtValue',
    'updatedAt',
  ],
  [
    'bonusAmount',
    { ...checkState, cell: (row) => <CheckCell account={row}>{checkState.cell(row)}</CheckCell> },
  ],
);

/** Filters and figures that both views share. */
export const shared = {
  filters: filters(
    'member',
    'coin',
    'accountType',
    'showZero',
    'usdtValue',
    'available',
    'frozen',
    'total',
    'dates',
    'checkState',
    'aboutMember',
  ),
  Statistics: AssetStatistics,
  reservedParams: [GROUP],
} as const;
