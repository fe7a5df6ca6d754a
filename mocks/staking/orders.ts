import type { HttpHandler } from 'msw';
import { stakingOrder as contract } from '../../src/contract/staking/order';
import type { interestDay } from '@/contract/staking/order';
import type { WireShape } from '@/contract/field/field';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { readHandlers } from '../core/reads';
import { findRow } from '../core/resource';
import { ORDER } from './bookings';
import { dayInterest, dayText, dueDays } from './interest';
import { orders } from './list';
import { orderFigures } from './orderFigures';
import { previewRedeem, redeemFor } from './redeem';
import { askReissue, reviewReissue } from './reissue';
import type { OrderRow } from './rows';

type Day = WireShape<typeof interestDay>;

/** What became of each day that was due, the latest first, after what was settled at the end. */
function daysOf(db: Db, order: OrderRow): Day[] {
  const { settlement, paidDays } = order;
  const last = Math.max(dueDays(db, order), ...paidDays.map(({ day }) => day));
  const days = Array.from({ length: last }, (_, place): Day => {
    const number = last - place;
    const paid = paidDays.find(({ day }) => day === number);
    return {
      day: dayText(order, number),
      due: format(dayInterest(db, order, number)),
      paid: paid?.amount ?? '0',
      paidAt: paid?.at ?? null,
      logNo: paid?.logNo ?? '',
      operatorName: paid?.operatorName ?? '',
    };
  });
  if (!settlement) return days;
  const { due, amount, at, logNo } = settlement;
  const isOwed = !due.startsWith('-');
  const end = { day: null, due: isOwed ? due : '0', paid: amount, paidAt: at, logNo };
  return [{ ...end, operatorName: order.redeemedBy }, ...days];
}

const { interestLog, redeemPreview, redeem, reissueInterest, review } = contract.calls;

/** Orders are read, redeemed for their members, and paid a day that was missed. */
export const orderHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<OrderRow>(db, contract, orders, {
    detail: (_, { orderNo }) => ({
      ledger: db.ledger.linesFor(ORDER, orderNo).map(({ requestId: _requestId, ...line }) => line),
    }),
    summary: (context) => orderFigures(context),
  }),
  answer(db, interestLog, (context: Context<{ id: number }>) =>
    daysOf(db, findRow(context, orders, context.input.id)),
  ),
  answer(db, redeemPreview, previewRedeem),
  act(db, redeem, orders, redeemFor),
  act(db, reissueInterest, orders, askReissue),
  act(db, review, orders, reviewReissue),
];
