import { memberAssets } from '@/api/assets';
import type { MemberAsset } from '@/api/assetTypes';
import type { Column } from '@/crud/list/column';
import { kitOf } from '@/domain/kit/kit';
import { CheckCell, FrozenCell } from './assetCells';

const { col } = kitOf(memberAssets);

/** What an account consists of; the member stands before it, or above it. */
export const accountColumns: readonly Column<MemberAsset>[] = [
  col.dict('accountType', 'biz_account_type'),
  col.text('coin', { width: 90 }),
  col.money('available', { width: 190 }),
  { ...col.money('frozen'), cell: (row) => <FrozenCell asset={row} /> },
  col.money('total', { width: 190 }),
  col.usdt('usdtValue'),
  col.time('updatedAt'),
  col.money('bonusAmount', { optional: true, sort: false }),
  {
    ...col.dict('checkState', 'biz_ledger_check', { optional: true }),
    cell: (row) => <CheckCell asset={row} />,
  },
];
