import { counted } from '../block/counted';
import { ledgerLine } from '../block/ledger';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history, Verdict } from '../block/review';
import { balances } from '../block/touches';
import { post, read } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { listOf, mapOf, record, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { hash, id, localText, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range, toggle } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { DeliveryStatus, deliveryOrderFlow } from './orderFlow';

/** `biz_delivery_dir` */
export const Direction = { up: 1, down: 2 } as const;

/** `biz_delivery_result` */
export const DeliveryResult = { open: 0, win: 1, loss: 2, tie: 3 } as const;

const BASE = 'deliveryOrder';

const inCoin = (options: { signed?: boolean } = {}) => money({ coin: 'coin', ...options });

const contractId = option('deliveryContract');
const cycleId = option('deliveryCycle');
const voidWaits = staffOnly(unlisted(flag()));

/** What an order was settled by: what each source said, when it was heard, and the middle of it. */
const priceEvidence = {
  quotes: records({ source: text(), price: rate(), at: time() }),
  median: rate(),
  /** The moment whose price it is. */
  at: time(),
};

/** What the void of a cycle would do: its orders that are neither settled nor voided, as long as they stay so. */
export const voidForecast = {
  orders: count(),
  running: count(),
  unclear: count(),
  /** Running orders in the last seconds before their expiry, which are not voided until they have expired. */
  locked: count(),
  members: count(),
  coin: text(),
  /** What would go back to members: stakes and fees. */
  stake: money({ coin: 'coin' }),
  fee: money({ coin: 'coin' }),
  refund: money({ coin: 'coin' }),
};

/**
 * Timed up-or-down orders of members. A job settles them at the index price of their expiry. No call sets a price or a
 * result, and a settled order stays as it is.
 */
export const deliveryOrder = defineResource({
  name: 'deliveryOrder',
  view: 'delivery/order/index',
  title: 'orderNo',
  decides: ['direction', 'stake', 'pnl'],
  row: {
    id: sortable(id()),
    ...memberBrief,
    orderNo: sortable(text()),
    contractId: unlisted(contractId),
    cycleId: unlisted(cycleId),
    contractCode: text(),
    cycleName: localText(),
    symbol: text(),
    coin: text(),
    direction: sortable(code('biz_delivery_dir', Direction)),
    /** Stake, fee and odds are those of the moment it was placed. */
    stake: sortable(inCoin()),
    fee: sortable(inCoin()),
    odds: sortable(rate()),
    openPrice: rate(),
    /** `null` until it is settled, and for one that was voided, like payout and profit. */
    closePrice: nullable(rate()),
    openAt: sortable(time()),
    expireAt: sortable(time()),
    settledAt: sortable(nullable(time())),
    result: sortable(code('biz_delivery_result', DeliveryResult)),
    payout: sortable(nullable(inCoin())),
    /** Payout less stake and fee. */
    pnl: sortable(nullable(inCoin({ signed: true }))),
    status: sortable(code('biz_delivery_status', DeliveryStatus)),
    /** Operator who asked for the open orders of its cycle to be voided, when and why; empty without such a request. */
    voidBy: staffOnly(text()),
    voidAt: staffOnly(unlisted(nullable(time()))),
    voidReason: staffOnly(text()),
    /** Who had it voided in the end. */
    voidReviewer: staffOnly(text()),
    /** On: the void waits for another operator. */
    voidWaits,
  },
  detail: {
    /** `null` until it is settled. */
    priceEvidence: nullable(record(priceEvidence)),
    /** SHA-256 that the settlement made over the fields that `seal.ts` names, in canonical JSON; empty until then. */
    seal: hash(),
    ledger: records(ledgerLine),
    ...history,
  },
  summary: {
    /** Orders by `biz_delivery_status`. */
    byStatus: mapOf(count()),
    /** Worth of the stakes of settled orders. */
    stakeUsdt: usdt(),
    feeUsdt: usdt(),
    payoutUsdt: usdt(),
    /** Stakes and fees of settled orders less their payouts: what the platform earned. */
    netUsdt: usdt({ signed: true }),
    /** Percentage of the orders won among those that were won or lost; `null` without any. */
    winRate: nullable(percent()),
    /** Percentage that would have had to win; `null` without any. */
    breakEven: nullable(percent()),
    /** The same of the ten cycles with the most orders. */
    cycles: records({
      cycleId: id(),
      name: localText(),
      count: count(),
      winRate: percent(),
      breakEven: percent(),
      netUsdt: usdt({ signed: true }),
    }),
    /** Cycles whose win rate is more than three standard deviations off. */
    off: listOf(localText()),
    /** What running orders would cost if they won, by the minute in which they expire, the next ones first. */
    expiring: records({ minute: time(), count: count(), upUsdt: usdt(), downUsdt: usdt() }),
    /** Cycles of which a void waits for another operator. */
    voids: staffOnly(
      records({
        cycleId: id(),
        name: localText(),
        orders: count(),
        by: text(),
        at: time(),
        reason: text(),
      }),
    ),
    ...counted,
  },
  filters: {
    orderNo: equals(),
    ...byMember,
    contractId: anyOf(contractId),
    cycleId: anyOf(cycleId),
    direction: oneOf(),
    result: anyOf(),
    status: anyOf(),
    stake: range(),
    odds: range(),
    payout: range(),
    pnl: range(),
    /** Only orders of which a void waits for another operator. */
    voidWaits: toggle(voidWaits),
    ...aboutMember,
  },
  dates: ['openAt', 'expireAt', 'settledAt'],
  flow: deliveryOrderFlow,
  calls: {
    ...reads(BASE),
    /** What a void of the open orders of a cycle would give back, or the one that waits will. */
    voidForecast: read(`${BASE}/voidForecast`, {
      query: {
        /** The cycle whose open orders it is about. */
        cycleId: id(),
      },
      permission: `${BASE}/list`,
      staffOnly: true,
      answer: voidForecast,
      refusals: ['notFound'],
    }),
    /** Asks for the void of all open orders of a cycle; another operator decides. They settle meanwhile if they can. */
    void: post(`${BASE}/void`, {
      body: {
        cycleId: option('deliveryCycle'),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: { orders: count() },
      /** `wrongState`: a void waits already, or there is no open order. */
      refusals: ['notFound', 'wrongState'],
    }),
    /**
     * Voids the orders that are still open, and gives stakes and fees back, or discards the request. Locked ones are kept, and
     * wait for another decision unless they settle; `wrongState` where all are locked.
     */
    voidReview: post(`${BASE}/voidReview`, {
      body: {
        cycleId: option('deliveryCycle'),
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: { voided: count(), kept: count() },
      refusals: ['samePerson', 'reasonTooShort', 'notFound', 'wrongState'],
      touches: [...balances, 'deliveryContract', 'deliveryCycle'],
    }),
  },
});
