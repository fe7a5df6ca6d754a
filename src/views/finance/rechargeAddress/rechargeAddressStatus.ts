import { AddressAllocation } from '@/contract/finance/rechargeAddress';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { RowOf } from '@/contract/resource';
import { isZero } from '@/lib/money';

type Row = RowOf<typeof rechargeAddress>;

/** No member has it yet. */
export const isIdle = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.idle;

/** Retired for good. */
export const isRetired = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.retired;

/** Something lies on it, and no collection of that is under way. */
export const isCollectable = ({
  chainBalance,
  collectNo,
}: Pick<Row, 'chainBalance' | 'collectNo'>): boolean => collectNo === '' && !isZero(chainBalance);
