import { counted } from '../block/counted';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { put } from '../call';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { count, money, percent, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { id, ids, option } from '../field/texts';
import { time } from '../field/times';
import { anyOf, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';

/** `biz_ledger_check` */
export const LedgerCheck = { sound: 1, differs: 2 } as const;

const ofCoin = () => money({ coin: 'coin' });

/** One account of a member in one coin. */
export const assetRow = {
  id: id(),
  ...memberBrief,
  accountType: sortable(code('biz_account_type')),
  coin: sortable(option('coin')),
  available: sortable(ofCoin()),
  frozen: sortable(ofCoin()),
  /** `available + frozen`. */
  total: sortable(ofCoin()),
  /** At the current price. */
  usdtValue: sortable(usdt()),
  /** Parts of the frozen amount; empty when nothing is frozen. */
  frozenParts: records({
    kind: word('withdraw', 'margin', 'stake', 'staking', 'manual'),
    amount: money(),
  }),
  /** The part of `available` that came from campaigns and cannot be withdrawn. */
  bonusAmount: ofCoin(),
  /** Time of its last ledger line. */
  updatedAt: sortable(time()),
  checkState: code('biz_ledger_check', LedgerCheck),
};

/** Total of all accounts in one coin. */
export const coinTotal = {
  coin: option('coin'),
  available: ofCoin(),
  frozen: ofCoin(),
  total: ofCoin(),
  usdtValue: usdt(),
  /** Percentage of the total, two decimals; those of all coins add up to 100. */
  share: percent(),
};

/** The platform's debt to members in one coin, and the balance of its wallets. */
export const coinCoverage = {
  coin: option('coin'),
  liability: ofCoin(),
  hot: ofCoin(),
  cold: ofCoin(),
  /** One decimal; `null` when nothing is owed. */
  percent: nullable(percent()),
};

/** Figures over the whole filter, for lists by account and by member. */
export const assetSummary = {
  usdtValue: usdt(),
  /** Members with a balance that the filter shows. */
  members: count(),
  byCoin: records(coinTotal),
  /** Independent of the filter; `null` for operators with a data scope. */
  coverage: nullable(records(coinCoverage)),
  ...counted,
};

/** Filters of the lists by account and by member. */
export const assetFilters = {
  ...byMember,
  coin: anyOf(),
  accountType: anyOf(),
  /** On: accounts without any balance are included. */
  showZero: toggle(),
  usdtValue: range(),
  available: range(),
  frozen: range(),
  total: range(),
  checkState: oneOf(),
  ...aboutMember,
};

/** Balances of members, one row per account. Only the ledger changes them. */
export const asset = defineResource({
  name: 'asset',
  view: 'member/asset/index',
  title: 'uid',
  decides: ['coin', 'total'],
  row: assetRow,
  summary: assetSummary,
  filters: assetFilters,
  dates: ['updatedAt'],
  order: 'usdtValue desc',
  calls: {
    ...reads('memberAsset'),
    /**
     * Compares the balances of these accounts with the sums of their ledger lines; `differing` are the ids of
     * those that differ.
     */
    recheck: put('memberAsset/recheck', {
      body: { ids: ids({ max: 1000 }) },
      again: 'same',
      answer: { checked: count(), differing: ids() },
      touches: ['assetGroup'],
    }),
  },
});
