import { deliveryOrder } from '../../src/contract/delivery/order';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import type { Db } from '../core/db';
import { symbols } from '../core/market/symbols';
import { parse } from '../core/money';
import { inLang } from '../core/optionHandlers';
import { begins, searchOf, uidOf } from '../core/search';
import { AccountType } from '../core/transfers';
import { ORDER } from './bookings';
import { closedResults } from './closedResults';
import { contractHandlers, guardedContracts } from './contracts';
import { cycleHandlers, guardedCycles } from './cycles';
import { deliveryNet } from './home';
import { checkCycles, checkEvidence, checkOrders } from './invariants';
import { fullName } from './names';
import { orderHandlers, orders } from './orders';
import { openOrders } from './rows';
import { seedMasters } from './seeds/masters';
import { schedulePast } from './seeds/past';
import { deliverySettle } from './settle';
import { deliveryVisits } from './visits';
import { voidRequests } from './void';

/** Timed up-or-down orders, their contracts and cycles. */
export const delivery: Area = {
  name: 'delivery',
  records: {
    deliveryContract: ['交割合约', 'Delivery contract', '交割合約'],
    deliveryCycle: ['交割周期', 'Delivery cycle', '交割週期'],
    deliveryOrder: ['交割订单', 'Delivery order', '交割訂單'],
  },
  tables: () => ({
    deliveryContracts: new Map(),
    deliveryCycles: new Map(),
    deliveryOrders: new Map(),
    deliveryOpen: new Set(),
  }),
  handlers: (db: Db) => [...contractHandlers(db), ...cycleHandlers(db), ...orderHandlers(db)],
  seeds: { start: seedMasters, past: schedulePast },
  homeFigures: [deliveryNet],
  jobs: [deliverySettle],
  visits: deliveryVisits,
  expiring: openOrders,
  closedResults,
  invariants: [checkOrders, checkEvidence, checkCycles],
  causes: { [ORDER]: (db) => Array.from(db.deliveryOrders.values(), ({ orderNo }) => orderNo) },
  setAside: (db) =>
    openOrders(db).map(({ memberId, coin, stake }) => ({
      memberId,
      accountType: AccountType.delivery,
      coin,
      amount: parse(stake),
    })),
  options: {
    deliveryContract: (db, lang) =>
      [...db.deliveryContracts.values()]
        .filter(({ deleted }) => !deleted)
        .map(({ id, code, contractName: { zh, en, tw } }) => ({
          key: String(id),
          value: `${code} ${inLang([zh, en || zh, tw || zh], lang)}`,
        })),
    deliveryCycle: (db, lang) =>
      [...db.deliveryCycles.values()]
        .filter(({ deleted }) => !deleted)
        .map((cycle) => {
          const { zh, en, tw } = fullName(db, cycle);
          return { key: String(cycle.id), value: inLang([zh, en, tw], lang) };
        }),
    indexSymbol: () => symbols.map(({ symbol }) => ({ key: symbol, value: symbol })),
  },
  changes: [
    changeQueue('deliveryContract', guardedContracts),
    changeQueue('deliveryCycle', guardedCycles),
    {
      kind: 'deliveryOrder',
      list: recordKinds.deliveryOrder.list,
      confirm: deliveryOrder.calls.voidReview.path,
      rows: voidRequests,
    },
  ],
  searches: [
    searchOf(
      'deliveryOrder',
      '/delivery/order',
      orders,
      begins({ orderNo: (row) => row.orderNo }),
      (_, value) => value,
      ({ memberId, stake, coin }, db) => `${uidOf(db, memberId)} · ${stake} ${coin}`,
    ),
  ],
  logTargets: [
    { type: ORDER, list: recordKinds.deliveryOrder.list, find: (db, id) => db.deliveryOrders.get(id) },
  ],
};
