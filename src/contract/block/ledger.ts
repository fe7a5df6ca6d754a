import { code } from '../field/codes';
import { money } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, memberId, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { staffOnly } from '../field/shared';

/** One line of a member's ledger; every change of a balance has one. */
export const ledgerLine = {
  id: sortable(id()),
  logNo: sortable(text()),
  createdAt: sortable(time()),
  memberId: memberId(),
  uid: text(),
  accountType: code('biz_account_type'),
  coin: sortable(option('coin')),
  bizType: sortable(code('biz_asset_biz')),
  availableChange: sortable(money({ signed: true })),
  frozenChange: sortable(money({ signed: true })),
  availableAfter: money(),
  frozenAfter: money(),
  refType: text(),
  refNo: reference({ type: 'refType' }),
  operatorName: staffOnly(text()),
};
