import { AddressAllocation } from '@/contract/finance/rechargeAddress';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { RowOf } from '@/contract/resource';
import { isZero } from '@/lib/money';

type Row = RowOf<typeof rechargeAddress>;

/** True while it is not allocated to a member. */
export const isIdle = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.idle;

/** True once it is retired, which cannot be undone. */
export const isRetired = ({ allocType }: Pick<Row, 'allocType'>): boolean =>
  allocType === AddressAllocation.retired;

/** True if it has a balance that is not being collected already. */
export const isCollectable = ({
  chainBalance,
  collectNo,
}: Pick<Row, 'chainBalance' | 'collectNo'>): boolean => collectNo === '' && !isZero(chainBalance);
