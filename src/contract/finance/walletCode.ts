import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { bulkAnswer, post, put } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { records } from '../field/nested';
import { count, flag, money, percent, rate } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { address, ids, image, note, option, options, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf } from '../filter';
import { compareDecimals } from '../../lib/decimal';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { orders, reads, removes, switches } from '../standard';
import { FeeType } from './channel';

const BASE = 'walletCode';

/** Number of decimals of an amount. */
const places = () => count({ min: 0, max: 18 });

const inCoin = (options: Pick<FieldOptions, 'feeType' | 'alarmBelow'> = {}) =>
  money({ coin: 'coin', zero: true, ...options });

/** Fields that can never be changed. */
export const kept = {
  protocol: text({ min: 1, max: 10 }),
  /** `COIN-PROTOCOL` */
  walletCode: sortable(text({ max: 24, pattern: /^[A-Z0-9]{2,10}-[A-Z0-9]{2,10}$/ })),
  chain: code('biz_chain'),
  /** SLIP-44 style number in the custody gateway. */
  mainCoinType: count({ min: 0, max: 2_147_483_647 }),
  chainDecimals: places(),
  /** The same for all wallet codes of a coin, and at most `chainDecimals`. */
  ledgerDecimals: places(),
};

/** What members may pay in and out. */
export const limits = {
  minRecharge: sortable(inCoin()),
  confirmations: guarded(sortable(count({ min: 1, max: 500 })), { second: 'lower' }),
  feeType: guarded(code('biz_fee_type', FeeType)),
  fee: guarded(sortable(inCoin({ feeType: 'feeType' }))),
  /** `fee < minWithdraw <= maxWithdraw <= dailyWithdraw` */
  minWithdraw: sortable(inCoin()),
  maxWithdraw: guarded(inCoin(), { second: 'raise' }),
  dailyWithdraw: guarded(inCoin(), { second: 'raise' }),
};

/** USDT for one coin. */
const priceUsdt = guarded(sortable(rate({ scale: 18 })), { second: 'always' });

/** What another operator has to confirm; a price is that of the coin on all its chains. */
const confirmed = {
  priceUsdt,
  confirmations: limits.confirmations,
  maxWithdraw: limits.maxWithdraw,
  dailyWithdraw: limits.dailyWithdraw,
  feeType: limits.feeType,
  fee: limits.fee,
};

export type WalletCodeConfirmed = WireShape<typeof confirmed>;

const alerts = { hotAlert: inCoin(), collectThreshold: inCoin() };

/** Fields that can be changed on an existing wallet code. */
const terms = {
  coinName: text({ min: 1, max: 40 }),
  icon: optional(image()),
  showDecimals: places(),
  ...limits,
  memoRequired: flag(),
  /** Anchored pattern of the chain's addresses; it has to be a valid regular expression. */
  addressRegex: text({ min: 3, max: 300, pattern: /^\^.*\$$/s }),
  explorerTx: optional(text({ max: 200, pattern: /^https:\/\/.*\{hash\}/ })),
  explorerAddress: optional(text({ max: 200, pattern: /^https:\/\/.*\{address\}/ })),
  ...alerts,
  sort: count({ min: 0, max: 9999 }),
  remark: optional(note()),
};

/** Resources that are validated, shown or valued by a wallet code. */
const users = [
  'options',
  'channel',
  'recharge',
  'withdraw',
  'rechargeAddress',
  'withdrawAddress',
  'asset',
  'home',
  'board',
] as const;

/** Body of a switch that members are notified of. */
const announced = { ...identity, on: flag(), reason: reason() };

/** Every coin on every chain that the platform supports. */
export const walletCode = defineResource({
  name: 'walletCode',
  view: 'finance/walletCode/index',
  title: 'walletCode',
  decides: ['coin', 'rechargeOn', 'withdrawOn', 'hotBalance'],
  row: {
    ...identity,
    ...kept,
    coin: sortable(option('coin')),
    coinName: text(),
    icon: image(),
    /** Empty for the native coin of a chain. */
    contractAddress: address(),
    showDecimals: count(),
    rechargeOn: flag(),
    withdrawOn: flag(),
    ...limits,
    memoRequired: flag(),
    addressRegex: text(),
    /** Contains `{hash}`. */
    explorerTx: text(),
    /** Contains `{address}`. */
    explorerAddress: text(),
    hotBalance: sortable(inCoin({ alarmBelow: 'hotAlert' })),
    coldBalance: sortable(inCoin()),
    ...alerts,
    /** When the balances were read. */
    balanceAt: sortable(time()),
    /** USDT for one coin. */
    priceUsdt,
    /** On when the price comes from a feed and cannot be entered. */
    hasFeed: unlisted(flag()),
    /** Number of withdraws that are approved, being paid or confirming. */
    openWithdraws: count(),
    ...pendingChange(confirmed),
    /** Smaller values come first. */
    sort: sortable(count()),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  summary: {
    /** Debt to members, balances of the wallets, and the latter in percent of the former. */
    coverage: records({
      coin: option('coin'),
      liability: inCoin(),
      hot: inCoin(),
      cold: inCoin(),
      /** `null` when nothing is owed. */
      percent: nullable(percent()),
    }),
    /** Percentage of coverage below which a coin is marked. */
    coverageAlert: percent(),
    /** Wallet codes whose hot wallet is below its alert threshold. */
    low: options('walletCode'),
  },
  unique: ['walletCode'],
  rules: [
    rule('fee', limits, ({ feeType, fee }) =>
      feeType === FeeType.percent && compareDecimals(fee, '20') > 0 ? 'rule.percentFee' : null,
    ),
    rule('minWithdraw', limits, ({ feeType, fee, minWithdraw }) =>
      feeType === FeeType.fixed && compareDecimals(minWithdraw, fee) <= 0 ? 'rule.feeEatsMinimum' : null,
    ),
    rule('maxWithdraw', limits, ({ minWithdraw, maxWithdraw }) =>
      compareDecimals(maxWithdraw, minWithdraw) < 0 ? 'rule.belowMinWithdraw' : null,
    ),
    rule('dailyWithdraw', limits, ({ maxWithdraw, dailyWithdraw }) =>
      compareDecimals(dailyWithdraw, maxWithdraw) < 0 ? 'rule.belowMaxWithdraw' : null,
    ),
  ],
  filters: {
    walletCode: contains(),
    coin: anyOf(),
    chain: oneOf(),
    rechargeOn: oneOf(),
    withdrawOn: oneOf(),
    status: oneOf(),
    mainCoinType: equals(),
    contractAddress: equals(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  calls: {
    ...reads(BASE),
    /** Only wallet codes that no record refers to, and that are not the last one of a coin in use. */
    ...removes(BASE, users),
    ...switches(BASE, users),
    /** Creates a wallet code, switched off. A coin that exists keeps its price. */
    add: post(`${BASE}/add`, {
      body: {
        coin: text({ min: 1, max: 10 }),
        ...kept,
        contractAddress: optional(text({ max: 128 })),
        ...terms,
        priceUsdt,
        requestId: requestId(),
      },
      refusals: ['notUnique'],
      touches: users,
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Only when there is no price feed. */
        priceUsdt: optional(priceUsdt),
        /** Required with a change of what is guarded. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /** `wrongState`: another operator's change, or a price of this coin, is unconfirmed. */
      refusals: ['wrongState'],
      touches: users,
    }),
    ...confirms(BASE, users),
    ...foresees(BASE, confirmed),
    /** Opens or closes recharges; members are told why. */
    setRecharge: put(`${BASE}/setRecharge`, {
      body: announced,
      refusals: ['wrongState'],
      touches: ['rechargeAddress'],
    }),
    /** Opens or closes withdraws; members are told why. */
    setWithdraw: put(`${BASE}/setWithdraw`, {
      body: announced,
      refusals: ['wrongState'],
      touches: ['withdraw'],
    }),
    ...orders(BASE, ['options']),
    /** Makes the server read the balances of the wallets again. */
    refresh: put(`${BASE}/refresh`, {
      body: { ids: ids() },
      answer: bulkAnswer,
      again: 'same',
      touches: ['withdraw', 'asset', 'home', 'board'],
    }),
  },
});
