import type { HttpHandler } from 'msw';
import { deliveryOrder as contract } from '../../src/contract/delivery/order';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { act, answer } from '../core/http';
import { listOf } from '../core/indexed';
import { readHandlers } from '../core/reads';
import { ORDER } from './bookings';
import { orderFigures } from './figures';
import { contractOf } from './rows';
import type { OrderRow } from './rows';
import { forecast, requestVoid, reviewVoid } from './void';

const title = '交割订单';

/** Orders of members. */
export const orders = described<OrderRow>(contract, {
  title,
  rows: (db) => listOf(db.deliveryOrders),
  find: (db, id) => db.deliveryOrders.get(id),
  derive: (db, order) => ({
    contractCode: contractOf(db, order)?.code ?? '',
    cycleName: db.deliveryCycles.get(Number(order.cycleId))?.cycleName ?? { zh: '', en: '', tw: '' },
  }),
});

const { voidForecast, void: asking, voidReview } = contract.calls;

/** Orders are read, and voided with the whole of their cycle; nothing else can be done to one. */
export const orderHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<OrderRow>(db, contract, orders, {
    detail: (_, { priceEvidence, seal, orderNo }) => ({
      priceEvidence,
      seal,
      ledger: db.ledger.linesFor(ORDER, orderNo).map(({ requestId: _requestId, ...line }) => line),
    }),
    summary: (context) => orderFigures(context, orders),
  }),
  answer(db, voidForecast, forecast),
  act(db, asking, orders, requestVoid),
  act(db, voidReview, orders, reviewVoid),
];
