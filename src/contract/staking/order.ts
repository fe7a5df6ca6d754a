import { counted } from '../block/counted';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history, Verdict } from '../block/review';
import { balances } from '../block/touches';
import { post, put, read } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { bool, count, flag, money, percent, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, localText, note, option, reference, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { StakingOrderStatus, stakingOrderFlow } from './orderFlow';
import { InterestMode, StakingType } from './productRules';

const BASE = 'stakingOrder';

const inCoin = (options: { signed?: boolean; zero?: boolean } = {}) => money({ coin: 'coin', ...options });

const productId = option('product');
const reissueWaits = staffOnly(unlisted(flag()));
const unpaidDays = staffOnly(sortable(count()));

/** What of the interest of an order was due and paid: a day, or what was settled at its end. */
export const interestDay = {
  /** The day it is for; `null` for what was settled with the end of the order. */
  day: nullable(day()),
  due: inCoin({ zero: true }),
  /** What was booked; less than zero where an early redemption took interest back. */
  paid: inCoin({ signed: true }),
  /** `null` while it is not paid. */
  paidAt: nullable(time()),
  /** Its ledger line; empty without one. */
  logNo: text(),
  /** Who had it paid later on; empty for what the job paid. */
  operatorName: staffOnly(text()),
};

/** What a redemption would do at this moment. */
export const redemption = {
  /** On: before its end, so that it costs interest. */
  early: bool(),
  coin: text(),
  principal: inCoin(),
  /** Interest of the days that are over, and how much of it was paid so far. */
  accrued: inCoin({ zero: true }),
  paid: inCoin({ zero: true }),
  /** Interest that it costs. */
  penalty: inCoin({ zero: true }),
  /** What is still paid of the interest; less than zero where some is taken back. */
  settled: inCoin({ signed: true }),
  /** What should be taken back and is not there any more: it is let go. */
  letGo: inCoin({ zero: true }),
  /** When the principal is back. */
  backAt: time(),
  /** Why it is refused, in the reader's language; empty where it is not. */
  obstacle: text(),
};

/**
 * Members' coins that are staked in a product. The principal comes back whole whatever happens: an early redemption costs
 * interest alone.
 */
export const stakingOrder = defineResource({
  name: 'stakingOrder',
  view: 'staking/order/index',
  title: 'orderNo',
  decides: ['principal', 'apr', 'paid'],
  row: {
    id: sortable(id()),
    ...memberBrief,
    orderNo: sortable(text()),
    productId: unlisted(productId),
    productCode: text(),
    productName: localText(),
    type: code('biz_staking_type', StakingType),
    interestMode: code('biz_interest_mode', InterestMode),
    coin: sortable(option('coin')),
    principal: sortable(inCoin()),
    /** APR with the bonus, and days, as they were when it was placed. */
    apr: sortable(percent()),
    lockDays: sortable(count()),
    createdAt: sortable(time()),
    /** The midnight after it was placed, from which it earns; a renewal goes on at the end of the order before. */
    startAt: sortable(time()),
    /** `null` for a flexible one, like the days that are left. */
    endAt: sortable(nullable(time())),
    daysLeft: nullable(count()),
    /** Interest of the days that are over. */
    accrued: inCoin({ zero: true }),
    /** What the member has of it. */
    paid: sortable(inCoin({ zero: true })),
    /** Interest of all its days; `null` for a flexible one. */
    expected: nullable(inCoin({ zero: true })),
    /** Interest that an early redemption has cost. */
    penalty: inCoin({ zero: true }),
    /** Days whose interest was due and not paid; its end settles them. */
    unpaidDays,
    autoRenew: flag(),
    status: sortable(code('biz_staking_order_status', StakingOrderStatus)),
    /** When it was redeemed or renewed, and when the principal is back; `null` until then. */
    redeemedAt: sortable(nullable(time())),
    backAt: nullable(time()),
    /** Operator who redeemed it for its member, and why; empty where the member did, or its days were over. */
    redeemedBy: staffOnly(text()),
    redeemReason: staffOnly(text()),
    /** Numbers of the order that it renews, and of the one that renews it; empty without one. */
    renews: reference(),
    renewedBy: reference(),
    /** Operator who asked for the interest of a day to be paid, when, for which day, and why; empty without such a request. */
    reissueBy: staffOnly(text()),
    reissueAt: staffOnly(unlisted(nullable(time()))),
    reissueDay: staffOnly(unlisted(nullable(day()))),
    reissueReason: staffOnly(text()),
    /** On: the request waits for another operator. */
    reissueWaits,
  },
  detail: { ledger: records(ledgerLine), ...history },
  summary: {
    /** Orders by `biz_staking_order_status`. */
    byStatus: mapOf(count()),
    /** What is staked. */
    stakedUsdt: usdt(),
    byCoin: records({
      coin: option('coin'),
      count: count(),
      staked: inCoin({ zero: true }),
      usdtValue: usdt(),
    }),
    /** Interest and principal that fall due today, in USDT. */
    dueTodayUsdt: usdt(),
    /** Percentage of the ended orders that were redeemed early; `null` without any. */
    earlyRate: nullable(percent()),
    /** Open orders with a day that was due and not paid. */
    unpaidOrders: staffOnly(count()),
    /** Requests to pay such a day that wait for another operator. */
    reissues: staffOnly(count()),
    ...counted,
  },
  filters: {
    orderNo: equals(),
    ...byMember,
    productId: anyOf(productId),
    coin: anyOf(),
    principal: range(),
    status: anyOf(),
    autoRenew: oneOf(),
    unpaid: toggle(unpaidDays),
    /** Only orders of which the interest of a day waits for another operator. */
    reissueWaits: toggle(reissueWaits),
    ...aboutMember,
  },
  dates: ['startAt', 'endAt', 'createdAt'],
  order: 'createdAt desc',
  flow: stakingOrderFlow,
  calls: {
    ...reads(BASE),
    /** What became of the interest, day by day; the latest first. */
    interestLog: read(`${BASE}/interestLog`, {
      query: {
        /** The order. */
        id: id(),
      },
      permission: `${BASE}/list`,
      answer: records(interestDay),
      refusals: ['notFound'],
    }),
    /** What a redemption of an order would do at this moment. */
    redeemPreview: read(`${BASE}/redeemPreview`, {
      query: {
        /** The order. */
        id: id(),
      },
      permission: `${BASE}/redeem`,
      staffOnly: true,
      answer: redemption,
      refusals: ['notFound'],
    }),
    /**
     * Redeems an order for its member. `wrongState`: it is over or locked, or the member is frozen or closed.
     */
    redeem: put(`${BASE}/redeem`, {
      body: { id: id(), reason: reason(), operPassword: password(), requestId: requestId() },
      refusals: ['notFound', 'wrongState'],
      touches: [...balances, 'stakingProduct'],
    }),
    /**
     * Asks for the interest of one day to be paid, which another operator decides. `wrongState`: the day was paid or is not
     * due, interest is paid at the end, a request waits, or the member is frozen or closed.
     */
    reissueInterest: post(`${BASE}/reissueInterest`, {
      body: {
        id: id(),
        day: day(),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: ['notFound', 'wrongState'],
      touches: ['pending', 'home', 'board'],
    }),
    /** Pays the day that was asked for, or discards the request. */
    review: post(`${BASE}/review`, {
      body: {
        id: id(),
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      refusals: ['samePerson', 'reasonTooShort', 'notFound', 'wrongState'],
      touches: [...balances, 'stakingProduct'],
    }),
  },
});
