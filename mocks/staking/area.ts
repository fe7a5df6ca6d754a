import { stakingOrder } from '../../src/contract/staking/order';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { inLang } from '../core/optionHandlers';
import { begins, searchOf, uidOf } from '../core/search';
import { AccountType } from '../core/transfers';
import { ORDER } from './bookings';
import { checkBookings, checkInterest, checkQuotas } from './invariants';
import { stakingInterest } from './interest';
import { orders } from './list';
import { worthOf } from './orderFigures';
import { stakingMaturity } from './mature';
import { orderHandlers } from './orders';
import { guardedProducts, productHandlers } from './products';
import { isAsked, reissueRequests } from './reissue';
import { isOpen, openOrders } from './rows';
import { stakingSale } from './sale';
import { seedProducts } from './seeds/masters';
import { seedOrders } from './seeds/past';
import { stakingVisits } from './visits';

/** Products that members stake in, and their orders. */
export const staking: Area = {
  name: 'staking',
  records: {
    stakingProduct: ['质押产品', 'Staking product', '質押產品'],
    stakingOrder: ['质押订单', 'Staking order', '質押訂單'],
  },
  actions: {
    redeem: { button: ['代客赎回', 'Redeem', '代客贖回'], done: ['代客赎回', 'Redeemed', '代客贖回'] },
    reissueInterest: {
      button: ['补发收益', 'Re-issue interest', '補發收益'],
      done: ['申请补发收益', 'Interest requested', '申請補發收益'],
    },
  },
  tables: () => ({ stakingProducts: new Map(), stakingOrders: new Map(), stakingOpen: new Set() }),
  handlers: (db) => [...productHandlers(db), ...orderHandlers(db)],
  seeds: { start: seedProducts, end: seedOrders },
  jobs: [stakingInterest, stakingMaturity, stakingSale],
  visits: stakingVisits,
  invariants: [checkBookings, checkInterest, checkQuotas],
  causes: { [ORDER]: (db) => Array.from(db.stakingOrders.values(), ({ orderNo }) => orderNo) },
  setAside: (db) =>
    openOrders(db).map(({ memberId, coin, principal }) => ({
      memberId,
      accountType: AccountType.staking,
      coin,
      amount: parse(principal),
    })),
  open: {
    kind: 'stakingOrder',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.stakingOrders, subject.memberId)
            .filter(isOpen)
            .map((order) => ({
              memberId: order.memberId,
              status: order.status,
              value: worthOf(db, order, parse(order.principal)),
              hold: 'never',
            }))
        : [],
  },
  pending: {
    list: recordKinds.stakingOrder.list,
    of: (db, memberId) =>
      rowsOf(db.stakingOrders, memberId)
        .filter(isAsked)
        .map(({ id, orderNo: no, principal: amount, coin, status, reissueAt, createdAt }) => ({
          kind: 'stakingOrder',
          id,
          no,
          amount,
          coin,
          status,
          createdAt: reissueAt ?? createdAt,
        })),
  },
  options: {
    product: (db, lang) =>
      [...db.stakingProducts.values()]
        .filter(({ deleted }) => !deleted)
        .map(({ id, productCode, productName: { zh, en, tw } }) => ({
          key: String(id),
          value: `${productCode} ${inLang([zh, en || zh, tw || zh], lang)}`,
        })),
  },
  changes: [
    changeQueue('stakingProduct', guardedProducts),
    {
      kind: 'stakingOrder',
      list: recordKinds.stakingOrder.list,
      confirm: stakingOrder.calls.review.path,
      rows: reissueRequests,
    },
  ],
  searches: [
    searchOf(
      'stakingOrder',
      '/staking/order',
      orders,
      begins({ orderNo: (row) => row.orderNo }),
      (_, value) => value,
      ({ memberId, principal, coin }, db) => `${uidOf(db, memberId)} · ${principal} ${coin}`,
    ),
  ],
  logTargets: [
    { type: ORDER, list: recordKinds.stakingOrder.list, find: (db, id) => db.stakingOrders.get(id) },
  ],
};
