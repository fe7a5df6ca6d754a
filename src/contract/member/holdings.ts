import { memberBrief } from '../block/member';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { usdt } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, option } from '../field/texts';
import { time } from '../field/times';
import { anyOf, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { flatList, summarises } from '../standard';
import { assetFilters, assetRow, assetSummary } from './asset';

/** The same balances, one row per member; `id` is the member's. */
export const holdings = defineResource({
  name: 'assetGroup',
  title: 'uid',
  row: {
    id: id(),
    ...memberBrief,
    /** At current prices, over the accounts shown. */
    usdtValue: sortable(usdt()),
    /** The most valuable account first. */
    accounts: records(assetRow),
    updatedAt: sortable(time()),
  },
  summary: assetSummary,
  always: { group: 'member' },
  filters: {
    ...assetFilters,
    accountType: anyOf(code('biz_account_type')),
    coin: anyOf(option('coin')),
    available: range(assetRow.available),
    frozen: range(assetRow.frozen),
    total: range(assetRow.total),
    checkState: oneOf(assetRow.checkState),
    /** Of an account, like the other amounts. */
    usdtValue: range(assetRow.usdtValue),
  },
  dates: ['updatedAt'],
  order: 'usdtValue desc',
  calls: { ...flatList('memberAsset'), ...summarises('memberAsset') },
});
