import { counted } from '../block/counted';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { traded } from '../block/traded';
import { code } from '../field/codes';
import { listOf, record, records } from '../field/nested';
import { count, money, percent, rate, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { id, option, reference, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { dealLine } from './deal';
import { entrustLine } from './entrust';
import { forced } from './forceClose';

/** `biz_order_status` */
export const OrderStatus = {
  holding: 1,
  partlyClosed: 2,
  closed: 3,
  liquidated: 4,
  closedByStaff: 5,
} as const;

const amount = () => sortable(money({ coin: 'marginCoin' }));
const profit = () => sortable(money({ coin: 'marginCoin', signed: true }));

/** What members won and paid; the platform is the counterparty of `netPnl`. */
const result = {
  orders: count(),
  netPnl: usdt({ signed: true }),
  realizedPnl: usdt({ signed: true }),
  /** Of opening and of closing. */
  fees: usdt(),
  /** Positive: received by members. */
  funding: usdt({ signed: true }),
};

/** How a price went while an order was held, with some time before and after. */
const priceLine = {
  /** The moments of the points, the oldest first; each of the prices has a value for each. */
  times: listOf(time()),
  mark: listOf(rate()),
};

/** One payment of funding for what was held at that moment. */
export const fundingPayment = {
  id: id(),
  at: time(),
  /** The ledger line it is booked by. */
  logNo: text(),
  rate: percent(),
  markPrice: rate(),
  qty: money(),
  /** Positive: received by the member. */
  amount: money({ signed: true }),
};

/** Why the platform closed an order: what stood behind it, and what had to. */
export const liquidation = {
  at: time(),
  /** The mark price that decided. */
  markPrice: rate(),
  /** Of the position at that moment. */
  qty: money(),
  margin: money(),
  maintMargin: money(),
  unrealizedPnl: money({ signed: true }),
  /** `null` when nothing stood behind it any more. */
  marginRatio: nullable(percent()),
  /** The part of the loss that was beyond the margin, which the platform bears. */
  borneByPlatform: money(),
};

/**
 * Round trips of members in one contract and direction, from the first deal that opens to the last that closes.
 * Read-only. `netPnl` is `realizedPnl − openFee − closeFee + fundingFee`, and each of the four is the sum of deals of
 * the order (`funding`: of payments) and of its ledger lines, to the last digit.
 */
export const contractOrder = defineResource({
  name: 'contractOrder',
  view: 'contract/order/index',
  title: 'orderNo',
  decides: ['symbol', 'netPnl'],
  row: {
    id: sortable(id()),
    ...memberBrief,
    orderNo: sortable(text()),
    /** Empty once everything is closed. */
    positionNo: reference(),
    ...traded,
    side: sortable(code('biz_pos_side')),
    marginMode: code('biz_margin_mode'),
    leverage: sortable(count()),
    openQty: money({ coin: 'base' }),
    closeQty: money({ coin: 'base', goal: 'openQty' }),
    /** Averages and the liquidation price have two decimals more than the prices of the symbol; nothing is booked by them. */
    openAvg: rate(),
    /** `null` before the first deal that closes. */
    closeAvg: nullable(rate()),
    /** Locked for what is still open. */
    margin: amount(),
    openFee: amount(),
    closeFee: amount(),
    /** Positive: received by the member. */
    fundingFee: profit(),
    /** Of what has been closed. A loss beyond the margin is not part of it. */
    realizedPnl: profit(),
    netPnl: profit(),
    /** `netPnl` in percent of the initial margin of everything that was opened; two decimals. */
    roe: sortable(percent({ signed: true })),
    status: sortable(code('biz_order_status', OrderStatus)),
    /** `null` while something is open. */
    closeReason: nullable(code('biz_close_reason')),
    ...forced,
    /** Until now, for an order that is still held. */
    holdMinutes: sortable(count()),
    openAt: sortable(time()),
    closeAt: sortable(nullable(time())),
  },
  detail: {
    /** The latest one: of the open position, or as it stood before the last deal. `null` where no price would liquidate. */
    liqPrice: nullable(rate()),
    /** The oldest first. */
    entrusts: records(entrustLine),
    /** The oldest first; those of an entrust have its number. */
    deals: records(dealLine),
    fundings: records(fundingPayment),
    /** `null` when it was not liquidated. */
    liquidation: nullable(record(liquidation)),
    /** Lines with `refType` `contractOrder` and its number, the oldest first: fees, profit, funding, margin locked and released. */
    ledger: records(ledgerLine),
    prices: record(priceLine),
  },
  summary: {
    ...result,
    /** Ended orders, those of them with a net profit, and their share; `null` when none has ended. */
    ended: count(),
    /** Orders that were closed with a profit. */
    won: count(),
    winRate: nullable(percent()),
    liquidations: count(),
    /** The largest number of orders first. */
    bySymbol: records({ symbol: option('contract'), ...result }),
    /** Ended orders by the day of their end, the oldest first; days without any are left out. */
    byDay: records({ day: day(), ...result }),
    ...counted,
  },
  filters: {
    ...byMember,
    orderNo: equals(),
    symbol: anyOf(),
    side: oneOf(),
    status: anyOf(),
    marginMode: oneOf(),
    leverage: range(),
    realizedPnl: range(),
    netPnl: range(),
    roe: range(),
    closeReason: anyOf(),
    holdMinutes: range(),
    positionNo: equals(),
    ...aboutMember,
  },
  unique: ['orderNo'],
  dates: ['openAt', 'closeAt'],
  calls: reads('contractOrder'),
});
