import { memberAssets } from '@/api/assets';
import { kitOf } from '@/domain/kit/kit';

const { filter, member } = kitOf(memberAssets);

/** The same question for accounts and for members. */
export const filters = [
  filter.member(),
  filter.options('coin', 'coin'),
  filter.dict('accountType', 'biz_account_type'),
  filter.toggle('showZero'),
  filter.moneyRange('usdtValue'),
  filter.moneyRange('available'),
  filter.moneyRange('frozen'),
  filter.moneyRange('total'),
  filter.dates('updatedAt'),
  filter.dictOne('checkState', 'biz_ledger_check'),
  ...member.filters,
];

/** Says whether a row is an account or a member. */
export const RESERVED_PARAMS = ['group'] as const;
