import { byMember, memberBrief } from '../block/member';
import { put } from '../call';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { count, money, percent, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { id, ids, option } from '../field/texts';
import { time } from '../field/times';
import { anyOf, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, summarises } from '../standard';

/** `biz_ledger_check` */
export const LedgerCheck = { sound: 1, differs: 2 } as const;

const ofCoin = () => money({ coin: 'coin' });

/** One account of a member in one coin. */
export const assetRow = {
  id: id(),
  ...memberBrief,
  accountType: code('biz_account_type'),
  coin: option('coin'),
  available: ofCoin(),
  frozen: ofCoin(),
  /** `available + frozen`. */
  total: ofCoin(),
  /** At the current price. */
  usdtValue: usdt(),
  /** Parts of the frozen amount; empty when nothing is frozen. */
  frozenParts: records({
    kind: word('withdraw', 'margin', 'stake', 'staking', 'manual'),
    amount: money(),
  }),
  /** The part of `available` that came from campaigns and cannot be withdrawn. */
  bonusAmount: ofCoin(),
  /** Time of its last ledger line. */
  updatedAt: time(),
  checkState: code('biz_ledger_check', LedgerCheck),
};

/** Total of all accounts in one coin. */
export const coinTotal = {
  coin: option('coin'),
  available: ofCoin(),
  frozen: ofCoin(),
  total: ofCoin(),
  usdtValue: usdt(),
  /** Percentage of the total, two decimals. */
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
  members: count(),
  byCoin: records(coinTotal),
  /** Independent of the filter; `null` for operators with a data scope. */
  coverage: nullable(records(coinCoverage)),
};

/** Filters of the lists by account and by member. */
export const assetFilters = {
  ...byMember,
  accountType: anyOf(),
  coin: anyOf(),
  available: range(),
  frozen: range(),
  total: range(),
  usdtValue: range(),
  checkState: oneOf(),
  /** On: accounts without any balance are included. */
  showZero: toggle(),
};

/** Balances of members, one row per account. Only the ledger changes them. */
export const asset = defineResource({
  name: 'asset',
  view: 'member/asset/index',
  title: 'uid',
  row: assetRow,
  summary: assetSummary,
  filters: assetFilters,
  dates: ['updatedAt'],
  sorts: ['usdtValue', 'updatedAt', 'uid', 'coin', 'accountType', 'available', 'frozen', 'total'],
  order: 'usdtValue desc',
  calls: {
    ...lists('memberAsset'),
    ...summarises('memberAsset'),
    ...exports('memberAsset'),
    /**
     * Compares the balances of these accounts with the sums of their ledger lines; `differing` are the ids of
     * those that differ.
     */
    recheck: put('memberAsset/recheck', {
      body: { ids: ids({ max: 1000 }) },
      answer: { checked: count(), differing: ids() },
      touches: ['assetGroup'],
    }),
  },
});
