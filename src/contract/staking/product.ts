import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { password, requestId } from '../field/body';
import { code, codes } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { records } from '../field/nested';
import { count, flag, money, percent, usdt, version } from '../field/numbers';
import { nullable, optional, partial, sortable, staffOnly, unlisted } from '../field/shared';
import { id, localText, note, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, orders, removes, switches } from '../standard';
import { StakingStatus, stakingProductFlow } from './productFlow';
import {
  beginsUsualApr,
  beginsUsualQuota,
  fitsCoin,
  InterestMode,
  lockFits,
  memberCoversOrder,
  modeFits,
  MOST_APR,
  MOST_LOCK_DAYS,
  quotaCoversMember,
  quotaCoversSold,
  saleEnds,
  StakingType,
} from './productRules';

const BASE = 'stakingProduct';

const inCoin = (options: Pick<FieldOptions, 'goal' | 'zero'> = {}) => money({ coin: 'coin', ...options });

/** What orders rest on: it can be changed in a draft alone. */
const frozen = {
  productCode: sortable(text({ min: 3, max: 24, pattern: /^[A-Z][A-Z0-9-]{2,23}$/ })),
  coin: sortable(option('coin')),
  type: code('biz_staking_type', StakingType),
  /** 1 to 720 of a locked product, 0 of a flexible one. */
  lockDays: sortable(count({ min: 0, max: MOST_LOCK_DAYS })),
  /** Interest begins at the next midnight of the platform; what is flexible is paid daily. */
  interestMode: code('biz_interest_mode', InterestMode),
  /** On: a locked order can be redeemed before its end. */
  earlyRedeem: flag(),
  /** Percentage of the interest, never of the principal, that an early redemption costs. */
  penaltyRate: percent({ zero: true, scale: 2, min: 0, max: 100 }),
  /** Days from a redemption, or from the end of an order, until the principal is back; an early one is paid at once. */
  redeemDelayDays: count({ min: 0, max: 30 }),
};

/** Guards count from the publication on: until then nobody can stake, and the rules of a draft bound it. */
const PUBLISHED = { status: [StakingStatus.onSale, StakingStatus.soldOut, StakingStatus.offSale] };

const raised = { second: 'raise', only: PUBLISHED } as const;

const guardedTerms = {
  /** Percent a year of 365 days. Of new orders; those that there are keep theirs. */
  apr: sortable(guarded(percent({ zero: true, scale: 4, min: 0, max: MOST_APR }), raised)),
  /** Added to the APR. */
  bonusApr: sortable(guarded(percent({ zero: true, scale: 4, min: 0, max: MOST_APR }), raised)),
  /** What the open orders of one member come to at most. */
  maxPerMember: sortable(guarded(inCoin(), raised)),
  /** What the open orders of all members come to at most. */
  totalQuota: sortable(guarded(inCoin(), raised)),
};

/** What another operator has to confirm. */
export type ProductConfirmed = WireShape<typeof guardedTerms>;

/** Fields that can be changed until the sale is over. */
const terms = {
  productName: localText({ max: 40 }),
  intro: optional(localText({ max: 1000, multiline: true })),
  ...guardedTerms,
  /** Least of one order. */
  minAmount: sortable(inCoin()),
  startAt: time(),
  endAt: time(),
  /** On: orders whose members want it are renewed at their end, with the APR of that day. */
  autoRenew: optional(flag()),
  /** Members who may stake; none: all. */
  levels: optional(codes('biz_member_level')),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

const { apr, bonusApr, maxPerMember, totalQuota } = guardedTerms;
const { minAmount, startAt, endAt } = terms;
const { type, lockDays, interestMode, coin } = frozen;
const status = code('biz_staking_status', StakingStatus);
/** Decimals of the coin's balances. */
const coinDecimals = unlisted(count());
const soldAmount = sortable(inCoin({ goal: 'totalQuota', zero: true }));

/** What is due to members in some days: interest, and principal whose time is over. */
const due = {
  interest: inCoin({ zero: true }),
  principal: inCoin({ zero: true }),
};

/** What members can stake their coins in, and on which terms. */
export const stakingProduct = defineResource({
  name: 'stakingProduct',
  view: 'staking/product/index',
  title: 'productCode',
  decides: ['apr', 'soldAmount'],
  heading: ['productCode', 'productName'],
  row: {
    ...identity,
    productCode: frozen.productCode,
    productName: localText(),
    coin: frozen.coin,
    type: frozen.type,
    lockDays: frozen.lockDays,
    ...guardedTerms,
    interestMode: frozen.interestMode,
    minAmount,
    /** Principal of its open orders, those of demo members and market makers included: they use the quota up too. */
    soldAmount: staffOnly(soldAmount),
    soldRate: staffOnly(sortable(percent())),
    /** Members with an open order. */
    holders: staffOnly(sortable(count())),
    startAt: sortable(startAt),
    endAt: sortable(endAt),
    earlyRedeem: frozen.earlyRedeem,
    penaltyRate: frozen.penaltyRate,
    redeemDelayDays: frozen.redeemDelayDays,
    autoRenew: flag(),
    levels: codes('biz_member_level'),
    status: sortable(status),
    coinDecimals,
    ...pendingChange(guardedTerms),
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    ...audit,
  },
  detail: { intro: localText({ multiline: true }), ...history },
  /** Over the orders of the products that a filter leaves. */
  summary: {
    /** Principal of open orders, in USDT. */
    stakedUsdt: usdt(),
    /** APR of open orders, by their worth; `null` without any. */
    averageApr: nullable(percent()),
    /** Interest due within 7 and 30 days, in USDT; flexible orders are taken to stay. */
    due7Usdt: usdt(),
    due30Usdt: usdt(),
    /** By coin: what is staked, and what is due within 7 and 30 days. */
    byCoin: records({
      coin: option('coin'),
      staked: inCoin({ zero: true }),
      stakedUsdt: usdt(),
      interest7: due.interest,
      principal7: due.principal,
      interest30: due.interest,
      principal30: due.principal,
    }),
    /** The next 30 days, today first: interest to be paid, and principal whose time is over, in USDT. */
    curve: records({ day: day(), interestUsdt: usdt(), principalUsdt: usdt() }),
    ...counted,
  },
  unique: ['productCode'],
  rules: [
    rule('lockDays', { type, lockDays }, (own) => lockFits(own.type, own.lockDays)),
    rule('interestMode', { type, interestMode }, (own) => modeFits(own.type, own.interestMode)),
    rule('minAmount', { minAmount, coinDecimals }, (own) => fitsCoin(own.minAmount, own.coinDecimals)),
    rule('maxPerMember', { maxPerMember, minAmount }, (own) =>
      memberCoversOrder(own.maxPerMember, own.minAmount),
    ),
    rule('maxPerMember', { maxPerMember, coinDecimals }, (own) =>
      fitsCoin(own.maxPerMember, own.coinDecimals),
    ),
    rule('totalQuota', { totalQuota, maxPerMember }, (own) =>
      quotaCoversMember(own.totalQuota, own.maxPerMember),
    ),
    rule('totalQuota', { totalQuota, soldAmount }, (own) => quotaCoversSold(own.totalQuota, own.soldAmount)),
    rule('totalQuota', { totalQuota, coinDecimals }, (own) => fitsCoin(own.totalQuota, own.coinDecimals)),
    rule('endAt', { startAt, endAt }, (own) => saleEnds(own.startAt, own.endAt)),
    rule('apr', { apr, bonusApr, status }, (own) =>
      own.status === StakingStatus.draft ? beginsUsualApr(own.apr, own.bonusApr) : null,
    ),
    rule('totalQuota', { totalQuota, coin, status }, (own) =>
      own.status === StakingStatus.draft && own.coin === 'USDT' ? beginsUsualQuota(own.totalQuota) : null,
    ),
  ],
  firstRules: [
    rule('apr', { apr, bonusApr }, (own) => beginsUsualApr(own.apr, own.bonusApr)),
    rule('totalQuota', { totalQuota, coin }, (own) =>
      own.coin === 'USDT' ? beginsUsualQuota(own.totalQuota) : null,
    ),
  ],
  filters: {
    productCode: equals(),
    /** A part of the name in any of the languages. */
    productName: contains(text()),
    coin: anyOf(),
    type: oneOf(),
    status: anyOf(),
    lockDays: range(),
    apr: range(),
    interestMode: oneOf(),
    pending: onlyPending,
  },
  dates: ['startAt', 'endAt', 'createdAt'],
  order: 'sort asc',
  flow: stakingProductFlow,
  calls: {
    ...lists(BASE),
    summary: read(`${BASE}/summary`, { permission: `${BASE}/list`, staffOnly: true }),
    ...exports(BASE),
    /** Creates a draft. Its APR with the bonus is 30 % at most, and its quota is worth 1,000,000 USDT at most. */
    add: post(`${BASE}/add`, {
      body: { ...frozen, ...terms, requestId: requestId() },
      refusals: ['notUnique'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        /** In a draft alone; published, they may be left out or be what they are. */
        ...partial(frozen),
        ...terms,
        /** Required with a change of what is guarded. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      /**
       * `wrongState`: its sale is over, what is published cannot be changed, or another operator's change is unconfirmed.
       * `wrongTimeRange`: the sale would be over already.
       */
      refusals: ['wrongState', 'wrongTimeRange', 'notUnique'],
      touches: ['options'],
    }),
    /** Puts a draft on sale. `wrongTimeRange`: its sale is over already. */
    publish: put(`${BASE}/publish`, {
      body: { ...identity, operPassword: password() },
      answer: { version: version() },
      refusals: ['wrongState', 'wrongTimeRange'],
      touches: ['options', 'stakingOrder'],
    }),
    /** Makes a draft with the same terms. `wrongState`: they are more than a draft may have. */
    copy: post(`${BASE}/copy`, {
      body: { id: id(), productCode: frozen.productCode, requestId: requestId() },
      answer: { id: id() },
      refusals: ['notFound', 'notUnique', 'wrongState'],
      touches: ['options'],
    }),
    ...confirms(BASE, ['options']),
    ...foresees(BASE, guardedTerms),
    /** Off: no new orders, and none is renewed; those that there are run on. */
    ...switches(BASE, ['options']),
    ...orders(BASE, ['options']),
    /** Drafts alone. */
    ...removes(BASE, ['options']),
  },
});
