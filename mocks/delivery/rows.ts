import type { ContractConfirmed, deliveryContract } from '@/contract/delivery/contract';
import type { CycleConfirmed, deliveryCycle } from '@/contract/delivery/cycle';
import type { deliveryOrder } from '@/contract/delivery/order';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';
import type { PlainRow } from '../core/plain';
import type { OnOff } from '@/contract/block/switchFlow';
import type { Pending } from '../core/rows';
import type { Direction, TieRule } from '../core/trading/delivery';
import type { FormerOdds } from './formerOdds';

type ContractWire = WireRowOf<typeof deliveryContract>;
type CycleWire = WireRowOf<typeof deliveryCycle>;
type OrderWire = WireDetailOf<typeof deliveryOrder>;

/** A stored contract. */
export type ContractRow = PlainRow &
  Pending<Partial<ContractConfirmed>> &
  Pick<
    ContractWire,
    | 'code'
    | 'contractName'
    | 'symbol'
    | 'settleCoin'
    | 'priceSource'
    | 'minStake'
    | 'maxStake'
    | 'maxOpenPerMember'
    | 'dailyPerMember'
    | 'maxExposure'
    | 'tradingHours'
    | 'tieRule'
    | 'sort'
    | 'remark'
  >;

/** A stored cycle; its contract is named as in options. */
export type CycleRow = PlainRow &
  Pending<Partial<CycleConfirmed>> &
  Pick<
    CycleWire,
    | 'contractId'
    | 'cycleName'
    | 'cycleValue'
    | 'cycleUnit'
    | 'seconds'
    | 'oddsUp'
    | 'oddsDown'
    | 'minStake'
    | 'maxStake'
    | 'feeRate'
    | 'lockSeconds'
    | 'isDefault'
    | 'sort'
    | 'remark'
  > & { former: FormerOdds };

/** A stored order. */
export type OrderRow = Pick<
  OrderWire,
  | 'orderNo'
  | 'contractId'
  | 'cycleId'
  | 'symbol'
  | 'coin'
  | 'stake'
  | 'fee'
  | 'odds'
  | 'openPrice'
  | 'closePrice'
  | 'openAt'
  | 'expireAt'
  | 'settledAt'
  | 'result'
  | 'payout'
  | 'pnl'
  | 'status'
  | 'priceEvidence'
  | 'seal'
  | 'voidBy'
  | 'voidAt'
  | 'voidReason'
  | 'voidReviewer'
> & {
  id: number;
  memberId: number;
  direction: Direction;
  tieRule: TieRule;
  voidWaits: OnOff;
  /** When its price is looked for next, in milliseconds. */
  lookAt: number;
};

declare module '../core/tables' {
  interface Tables {
    deliveryContracts: Map<number, ContractRow>;
    deliveryCycles: Map<number, CycleRow>;
    deliveryOrders: Map<number, OrderRow>;
    /** Ids of the orders that are neither settled nor voided. */
    deliveryOpen: Set<number>;
  }
}

const byPlace = lookup(({ contractId, cycleId }: OrderRow) => [`contract ${contractId}`, `cycle ${cycleId}`]);

export const ordersOfContract = (db: Db, id: number): readonly OrderRow[] =>
  byPlace(db.deliveryOrders, `contract ${id}`);

export const ordersOfCycle = (db: Db, id: number): readonly OrderRow[] =>
  byPlace(db.deliveryOrders, `cycle ${id}`);

/** Orders that are neither settled nor voided. */
export const openOrders = (db: Db): OrderRow[] =>
  Array.from(db.deliveryOpen, (id) => db.deliveryOrders.get(id)).filter((order) => order !== undefined);

/** Cycles of a contract that are not deleted. */
export const cyclesOf = (db: Db, contractId: number): CycleRow[] =>
  [...db.deliveryCycles.values()].filter((row) => !row.deleted && row.contractId === String(contractId));

export const contractOf = (db: Db, { contractId }: { contractId: string }): ContractRow | undefined =>
  db.deliveryContracts.get(Number(contractId));

/** States in which an order waits for its price. */
export const OPEN: readonly number[] = [DeliveryStatus.running, DeliveryStatus.unclear];

/** Changes an order; one that is settled or voided is not open any more. */
export function change(db: Db, order: OrderRow, fields: Partial<OrderRow>): void {
  Object.assign(order, fields);
  if (!OPEN.includes(order.status)) db.deliveryOpen.delete(order.id);
}
