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

/** Decimals of an amount. */
const places = () => count({ min: 0, max: 18 });

/** What can be set while a wallet code exists. */
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
  /** Anchored pattern of the chain's addresses; it has to compile. */
  addressRegex: text({ min: 3, max: 300, pattern: /^\^.*\$$/s }),
  explorerTx: optional(text({ max: 200, pattern: /^https:\/\/.*\{hash\}/ })),
  explorerAddress: optional(text({ max: 200, pattern: /^https:\/\/.*\{address\}/ })),
  hotAlert: money({ coin: 'coin', zero: true }),
  collectThreshold: money({ coin: 'coin', zero: true }),
  sort: count({ min: 0, max: 9999 }),
  remark: optional(note()),
};

/** Everything that is checked, shown or valued by a wallet code. */
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

/** Body of a switch that members are told of. */
const announced = { ...identity, on: flag(), reason: reason() };

/** Every coin on every chain that the platform keeps. */
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
    /** SLIP-44 style number of the custody gateway. */
    mainCoinType: count(),
    /** Empty for coins that are a chain's own. */
    contractAddress: address(),
    chainDecimals: count(),
    /** One value per coin. */
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
    /** With `{hash}`. */
    explorerTx: text(),
    /** With `{address}`. */
    explorerAddress: text(),
    hotBalance: money({ coin: 'coin', alarmBelow: 'hotAlert' }),
    coldBalance: money({ coin: 'coin' }),
    hotAlert: money({ coin: 'coin' }),
    collectThreshold: money({ coin: 'coin' }),
    /** When the balances were read. */
    balanceAt: time(),
    /** USDT for one coin. */
    priceUsdt: rate(),
    /** On where the price comes by itself and cannot be entered. */
    hasFeed: flag(),
    /** Withdraws that are approved, paid or confirming now. */
    openWithdraws: count(),
    /** Smaller first. */
    sort: count(),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: history,
  summary: {
    /** What is owed to members, what lies in the wallets, and the latter in percent of the former. */
    coverage: records({
      coin: option('coin'),
      liability: money({ coin: 'coin' }),
      hot: money({ coin: 'coin' }),
      cold: money({ coin: 'coin' }),
      /** `null` where nothing is owed. */
      percent: nullable(percent()),
    }),
    /** Wallet codes whose hot wallet holds less than its alert line. */
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
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    ...removes(BASE, users),
    /** A new wallet code, switched off. What is not among the terms never changes again. */
    add: post(`${BASE}/add`, {
      body: {
        coin: text({ min: 1, max: 10 }),
        protocol: text({ min: 1, max: 10 }),
        walletCode: text({ max: 24, pattern: /^[A-Z0-9]{2,10}-[A-Z0-9]{2,10}$/ }),
        chain: code('biz_chain'),
        mainCoinType: count({ min: 0, max: 2_147_483_647 }),
        contractAddress: optional(text({ max: 128 })),
        chainDecimals: places(),
        /** That of the coin's other wallet codes, and no more than `chainDecimals`. */
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
        /** Only where the price does not come by itself. */
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
    /** Has the balances of the wallets read again. */
    refresh: put(`${BASE}/refresh`, {
      body: { ids: ids() },
      answer: bulkAnswer,
      touches: ['withdraw', 'asset', 'home', 'board'],
    }),
  },
});
