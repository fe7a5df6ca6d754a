import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import type { Db } from '../core/db';
import type { WithdrawAddressRow } from '../core/rows';
import { stampOf } from '../core/time';

/** What a new address is known by; the rest starts empty. */
type NewAddress = Pick<
  WithdrawAddressRow,
  'memberId' | 'coin' | 'chain' | 'walletCode' | 'address' | 'memo' | 'activeAt' | 'createdIp'
> &
  Partial<WithdrawAddressRow>;

/** Puts an address into its member's book; it may be used once its time has come. `at` is in milliseconds. */
export function addWithdrawAddress(db: Db, at: number, given: NewAddress): WithdrawAddressRow {
  const created = stampOf(at);
  const row: WithdrawAddressRow = {
    id: db.nextId('withdrawAddress'),
    version: 1,
    label: '',
    isWhitelist: 0,
    status: given.activeAt > db.stamp() ? WithdrawAddressStatus.waiting : WithdrawAddressStatus.active,
    riskNote: '',
    blacklistedBy: '',
    blacklistedAt: null,
    blacklistReason: '',
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    deleted: false,
    ...given,
  };
  db.withdrawAddresses.set(row.id, row);
  return row;
}
