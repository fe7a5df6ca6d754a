import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { sealedText } from '../../src/contract/delivery/seal';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { evidenceAt } from '../core/market/feed';
import type { Evidence } from '../core/market/feed';
import { format, parse } from '../core/money';
import { perRecord } from '../core/perRecord';
import { sha256 } from '../core/sha256';
import { msOf, SECOND, stampOf } from '../core/time';
import { deliveryPnlOf, deliveryResultOf, payoutOf } from '../core/trading/delivery';
import { bookPayout, decimalsOf } from './bookings';
import { change, openOrders } from './rows';
import type { OrderRow } from './rows';

/** An order without a valid price becomes unclear so long after its expiry, in milliseconds. */
const PATIENCE = 10 * SECOND;

/** A void that was asked for and not decided about is off the table. */
const NO_VOID = { voidBy: '', voidAt: null, voidReason: '', voidWaits: 0 } as const;

/** What an order pays follows from what the sources said, and from nothing else. */
function settle(db: Db, order: OrderRow, { quotes, median, at }: Evidence): void {
  const [stake, fee] = [parse(order.stake), parse(order.fee)];
  const result = deliveryResultOf(order.direction, parse(order.openPrice), median, order.tieRule);
  const payout = payoutOf(result, stake, parse(order.odds), decimalsOf(db, order.coin));
  bookPayout(db, order, payout);
  change(db, order, {
    status: DeliveryStatus.settled,
    result,
    closePrice: format(median),
    settledAt: db.stamp(),
    payout: format(payout),
    pnl: format(deliveryPnlOf({ payout, stake, fee })),
    priceEvidence: {
      quotes: quotes.map((quote) => ({
        source: quote.source,
        price: format(quote.price),
        at: stampOf(quote.at),
      })),
      median: format(median),
      at: stampOf(at),
    },
    ...NO_VOID,
  });
  order.seal = sha256(sealedText(order));
}

/** Settles an order whose price is known; looks again a second later where it is not, and gives up in the end. */
export function lookFor(db: Db, order: OrderRow): void {
  const at = order.status === DeliveryStatus.unclear ? msOf(order.expireAt) : order.lookAt;
  const evidence = evidenceAt(db, order.symbol, at);
  if (evidence) settle(db, order, evidence);
  else if (at >= msOf(order.expireAt) + PATIENCE) change(db, order, { status: DeliveryStatus.unclear });
  else change(db, order, { lookAt: at + SECOND });
}

/** When an order can be dealt with; an unclear one only once its sources have delivered what they missed. */
function dueAt(db: Db, order: OrderRow): number | undefined {
  if (order.status === DeliveryStatus.running) return order.lookAt;
  if (order.status !== DeliveryStatus.unclear) return undefined;
  const expiry = msOf(order.expireAt);
  return evidenceAt(db, order.symbol, expiry) ? expiry : undefined;
}

/** Settles what has expired, at the moment of its expiry. */
export const deliverySettle: Job = {
  key: 'deliverySettle',
  title: ['交割结算', 'Settlement of delivery orders', '交割結算'],
  group: 'MONEY',
  ...perRecord<OrderRow>({ rows: openOrders, dueAt, act: lookFor }),
};
