import { code } from '../field/codes';
import { money } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, memberId, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { staffOnly } from '../field/shared';

/** One line of a member's ledger; every change of a balance has one. */
export const ledgerLine = {
  id: sortable(id()),
  /** Number of the line; no two have the same. */
  logNo: sortable(text()),
  createdAt: sortable(time()),
  memberId: memberId(),
  /** UID of the member. */
  uid: text(),
  /** Account of the member that was booked to. */
  accountType: code('biz_account_type'),
  /** What was moved. */
  coin: sortable(option('coin')),
  /** Why it was booked. */
  bizType: sortable(code('biz_asset_biz')),
  /** Plus came in, minus went out, like the one below. */
  availableChange: sortable(money({ signed: true })),
  frozenChange: sortable(money({ signed: true })),
  /** Balances after the line. */
  availableAfter: money(),
  frozenAfter: money(),
  /** Kind of the record that it is about; empty without one. */
  refType: text(),
  /** Number of that record. */
  refNo: reference({ type: 'refType' }),
  /** Who moved it by hand; empty for what members and the platform did. */
  operatorName: staffOnly(text()),
};
