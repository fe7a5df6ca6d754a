import { code } from '../field/codes';
import { money } from '../field/numbers';
import { id, memberId, option, reference, text } from '../field/texts';
import { time } from '../field/times';

/** One line of a member's ledger; every change of a balance has one. */
export const ledgerLine = {
  id: id(),
  logNo: text(),
  createdAt: time(),
  memberId: memberId(),
  uid: text(),
  accountType: code('biz_account_type'),
  coin: option('coin'),
  bizType: code('biz_asset_biz'),
  availableChange: money({ signed: true }),
  frozenChange: money({ signed: true }),
  availableAfter: money(),
  frozenAfter: money(),
  refType: text(),
  refNo: reference({ type: 'refType' }),
  operatorName: text(),
};
