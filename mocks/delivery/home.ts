import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { recordKinds } from '../../src/contract/records';
import { byMoment } from '../core/figures';
import type { HomePart } from '../core/homeParts';
import { turnoverInUsdt } from './turnover';

/** What orders that were settled in a span brought the platform: stakes and fees less what was paid. */
export const deliveryNet: HomePart = {
  key: 'deliveryNet',
  money: true,
  spark: true,
  list: recordKinds.deliveryOrder.list,
  over: (db, counts) => {
    const settled = [...db.deliveryOrders.values()].filter(
      ({ status, memberId }) => status === DeliveryStatus.settled && counts(memberId),
    );
    const during = byMoment(settled, ({ settledAt }) => settledAt);
    return (span) => turnoverInUsdt(db, during(span)).netUsdt;
  },
};
