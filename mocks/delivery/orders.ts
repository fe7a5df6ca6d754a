import type { HttpHandler } from 'msw';
import { deliveryOrder as contract } from '../../src/contract/delivery/order';
import { bodyOf } from '../core/body';
import { queryOf } from '../core/body';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { call } from '../core/http';
import { listOf } from '../core/indexed';
import { listPath } from '../core/resource';
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
    detail: (_, { priceEvidence, orderNo }) => ({
      priceEvidence,
      ledger: db.ledger.linesFor(ORDER, orderNo).map(({ requestId: _requestId, ...line }) => line),
    }),
    summary: (context) => orderFigures(context, orders),
  }),
  call(
    db,
    `GET ${voidForecast.path}`,
    { permission: [listPath(orders)], staffOnly: true, answer: voidForecast.answer },
    queryOf(db, contract.calls.voidForecast.query),
    forecast,
  ),
  call(db, `POST ${asking.path}`, { action: { title, type: 'other' } }, bodyOf(db, asking.body), requestVoid),
  call(
    db,
    `POST ${voidReview.path}`,
    { action: { title, type: 'review' } },
    bodyOf(db, voidReview.body),
    reviewVoid,
  ),
];
