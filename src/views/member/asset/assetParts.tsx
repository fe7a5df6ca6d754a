import { asset } from '@/contract/member/asset';
import { screenKit } from '@/domain/kit/screenKit';
import { AssetStatistics } from './AssetStatistics';
import { CheckCell, FrozenCell } from './assetCells';
import { GROUP } from './assetRegroup';

const { col, columns, filters } = screenKit(asset);

const frozen = col('frozen');
const checkState = col('checkState');

/** What an account consists of; the member stands before it, or above it. */
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

/** The same questions and figures for accounts and for members. */
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
