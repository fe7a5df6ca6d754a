import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { order } from '../block/order';
import { history } from '../block/review';
import { bulkAnswer, post, put } from '../call';
import { reason } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag, money, percent, rate } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { address, ids, image, note, option, options, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, removes, summarises } from '../standard';
import { FeeType } from './channel';

const BASE = 'walletCode';

/** Number of decimals of an amount. */
const places = () => count({ min: 0, max: 18 });

/** Fields that can be changed on an existing wallet code. */
const terms = {
  coinName: text({ min: 1, max: 40 }),
  icon: optional(image()),
  showDecimals: places(),
  minRecharge: money({ coin: 'coin', zero: true }),
  confirmations: count({ min: 1, max: 500 }),
  feeType: code('biz_fee_type', FeeType),
  fee: money({ coin: 'coin', feeType: 'feeType', zero: true }),
  /** `fee < minWithdraw <= maxWithdraw <= dailyWithdraw` */
  minWithdraw: money({ coin: 'coin', zero: true }),
  maxWithdraw: money({ coin: 'coin', zero: true }),
  dailyWithdraw: money({ coin: 'coin', zero: true }),
  memoRequired: flag(),
  /** Anchored pattern of the chain's addresses; it has to be a valid regular expression. */
  addressRegex: text({ min: 3, max: 300, pattern: /^\^.*\$$/s }),
  explorerTx: optional(text({ max: 200, pattern: /^https:\/\/.*\{hash\}/ })),
  explorerAddress: optional(text({ max: 200, pattern: /^https:\/\/.*\{address\}/ })),
  hotAlert: money({ coin: 'coin', zero: true }),
  collectThreshold: money({ coin: 'coin', zero: true }),
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
  row: {
    ...identity,
    /** `COIN-PROTOCOL` */
    walletCode: text(),
    coin: option('coin'),
    coinName: text(),
    icon: image(),
    chain: code('biz_chain'),
    protocol: text(),
    /** SLIP-44 style number in the custody gateway. */
    mainCoinType: count(),
    /** Empty for the native coin of a chain. */
    contractAddress: address(),
    chainDecimals: count(),
    /** The same for all wallet codes of a coin. */
    ledgerDecimals: count(),
    showDecimals: count(),
    rechargeOn: flag(),
    minRecharge: money({ coin: 'coin' }),
    confirmations: count(),
    withdrawOn: flag(),
    minWithdraw: money({ coin: 'coin' }),
    maxWithdraw: money({ coin: 'coin' }),
    dailyWithdraw: money({ coin: 'coin' }),
    feeType: code('biz_fee_type', FeeType),
    fee: money({ coin: 'coin', feeType: 'feeType' }),
    memoRequired: flag(),
    addressRegex: text(),
    /** Contains `{hash}`. */
    explorerTx: text(),
    /** Contains `{address}`. */
    explorerAddress: text(),
    hotBalance: money({ coin: 'coin', alarmBelow: 'hotAlert' }),
    coldBalance: money({ coin: 'coin' }),
    hotAlert: money({ coin: 'coin' }),
    collectThreshold: money({ coin: 'coin' }),
    /** When the balances were read. */
    balanceAt: time(),
    /** USDT for one coin. */
    priceUsdt: rate(),
    /** On when the price comes from a feed and cannot be entered. */
    hasFeed: flag(),
    /** Number of withdraws that are approved, being paid or confirming. */
    openWithdraws: count(),
    /** Smaller values come first. */
    sort: count(),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  summary: {
    /** Debt to members, balances of the wallets, and the latter in percent of the former. */
    coverage: records({
      coin: option('coin'),
      liability: money({ coin: 'coin' }),
      hot: money({ coin: 'coin' }),
      cold: money({ coin: 'coin' }),
      /** `null` when nothing is owed. */
      percent: nullable(percent()),
    }),
    /** Wallet codes whose hot wallet is below its alert threshold. */
    low: options('walletCode'),
  },
  filters: {
    walletCode: contains(),
    coin: anyOf(),
    chain: oneOf(),
    mainCoinType: equals(),
    contractAddress: equals(),
    rechargeOn: oneOf(),
    withdrawOn: oneOf(),
    status: oneOf(),
  },
  dates: ['createdAt', 'updatedAt'],
  sorts: [
    'sort',
    'createdAt',
    'updatedAt',
    'id',
    'walletCode',
    'coin',
    'confirmations',
    'minRecharge',
    'minWithdraw',
    'fee',
    'hotBalance',
    'coldBalance',
    'priceUsdt',
    'balanceAt',
  ],
  order: 'sort asc',
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    /** Only wallet codes that no record refers to, and that are not the last one of a coin in use. */
    ...removes(BASE, users),
    /**
     * Creates a wallet code, switched off. Fields that are not among the terms can never be changed. A coin that
     * exists keeps its price.
     */
    add: post(`${BASE}/add`, {
      body: {
        coin: text({ min: 1, max: 10 }),
        protocol: text({ min: 1, max: 10 }),
        walletCode: text({ max: 24, pattern: /^[A-Z0-9]{2,10}-[A-Z0-9]{2,10}$/ }),
        chain: code('biz_chain'),
        mainCoinType: count({ min: 0, max: 2_147_483_647 }),
        contractAddress: optional(text({ max: 128 })),
        chainDecimals: places(),
        /** The same as in the coin's other wallet codes, and at most `chainDecimals`. */
        ledgerDecimals: places(),
        ...terms,
        priceUsdt: rate({ scale: 18 }),
      },
      refusals: ['notUnique'],
      touches: users,
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Only when there is no price feed. */
        priceUsdt: optional(rate({ scale: 18 })),
      },
      refusals: ['staleVersion'],
      touches: users,
    }),
    setStatus: put(`${BASE}/setStatus`, {
      body: { ...identity, on: flag('sys_normal_disable') },
      refusals: ['staleVersion', 'wrongState'],
      touches: users,
    }),
    setRecharge: put(`${BASE}/setRecharge`, {
      body: announced,
      refusals: ['reasonTooShort', 'staleVersion', 'wrongState'],
      touches: ['rechargeAddress'],
    }),
    setWithdraw: put(`${BASE}/setWithdraw`, {
      body: announced,
      refusals: ['reasonTooShort', 'staleVersion', 'wrongState'],
      touches: ['withdraw'],
    }),
    sort: put(`${BASE}/sort`, { body: order, touches: ['options'] }),
    /** Makes the server read the balances of the wallets again. */
    refresh: put(`${BASE}/refresh`, {
      body: { ids: ids() },
      answer: bulkAnswer,
      touches: ['withdraw', 'asset', 'home', 'board'],
    }),
  },
});
