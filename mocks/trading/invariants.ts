import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Complain } from '../core/invariants/complain';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { LONG } from '../core/trading/position';
import { dealsOf, entrustsOf, fillsOf, fundingsOf, positionOf } from './find';
import { isOpen } from './entrusts';
import type { OrderRow } from './tables';

const changes = (db: Db, { orderNo }: OrderRow, ...kinds: number[]): Money =>
  db.ledger
    .linesFor('contractOrder', orderNo)
    .filter(({ bizType }) => kinds.includes(bizType))
    .reduce((total, line) => total + parse(line.availableChange) + parse(line.frozenChange), 0n);

/** What each sum of an order is, from the order, from its deals, and from its ledger lines. */
function sumsOf(db: Db, order: OrderRow): [name: string, own: Money, deals: Money, ledger: Money][] {
  const deals = dealsOf(db, order);
  const [opening, closing] = [
    deals.filter(({ realizedPnl }) => realizedPnl === null),
    deals.filter(({ realizedPnl }) => realizedPnl !== null),
  ];
  const feesOf = (rows: typeof deals): Money => sum(rows.map(({ fee }) => fee));
  return [
    ['opening fees', parse(order.openFee), feesOf(opening), -changes(db, order, Ledger.openFee.code)],
    ['closing fees', parse(order.closeFee), feesOf(closing), -changes(db, order, Ledger.closeFee.code)],
    [
      'profit',
      parse(order.realizedPnl),
      sum(closing.map(({ realizedPnl }) => realizedPnl ?? '0')),
      changes(db, order, Ledger.realizedPnl.code, Ledger.liquidationLoss.code),
    ],
    [
      'funding',
      parse(order.fundingFee),
      sum(fundingsOf(db, order).map(({ amount }) => amount)),
      changes(db, order, Ledger.fundingFee.code),
    ],
    ['opened quantity', parse(order.openQty), sum(opening.map(({ qty }) => qty)), parse(order.openQty)],
    ['closed quantity', parse(order.closeQty), sum(closing.map(({ qty }) => qty)), parse(order.closeQty)],
  ];
}

/** Orders, their deals and the ledger say the same, to the last digit. */
export function checkOrders(db: Db, complain: Complain): void {
  for (const order of db.contractOrders.values()) {
    for (const [name, own, deals, ledger] of sumsOf(db, order))
      if (own !== deals || own !== ledger)
        complain(
          `${order.orderNo} has ${format(own)} of ${name}, its deals ${format(deals)}, the ledger ${format(ledger)}`,
        );
    const { realizedPnl, openFee, closeFee, fundingFee, netPnl } = order;
    const net = parse(realizedPnl) - parse(openFee) - parse(closeFee) + parse(fundingFee);
    if (parse(netPnl) !== net) complain(`${order.orderNo} brought ${format(net)}, not ${netPnl}`);
  }
}

/**
 * Nothing is made or lost by trading itself: what a member won, and what the platform bore for him, is what he sold less
 * what he bought.
 */
export function checkCounterparty(db: Db, complain: Complain): void {
  const borne = groups(db.insurancePaid, ({ orderNo }) => orderNo);
  for (const order of db.contractOrders.values()) {
    const cost = parse(order.openCost) - (positionOf(db, order)?.holding.cost ?? 0n);
    const gain = parse(order.closeValue) - cost;
    const paid = sum((borne.get(order.orderNo) ?? []).map(({ amount }) => amount));
    if (parse(order.realizedPnl) - paid !== (order.side === LONG ? gain : -gain))
      complain(`${order.orderNo} won ${order.realizedPnl}, and sold for ${format(gain)} more than it cost`);
  }
}

/** A position is what its order has opened and not closed, and is there as long as there is any. */
export function checkPositions(db: Db, complain: Complain): void {
  const places = new Set<string>();
  for (const order of db.contractOrders.values()) {
    const position = positionOf(db, order);
    const open = parse(order.openQty) - parse(order.closeQty);
    if ((position?.holding.qty ?? 0n) !== open)
      complain(`${order.orderNo} has ${format(open)} open, its position not`);
    if ((open === 0n) !== (order.closeAt !== null))
      complain(`${order.orderNo} ended with ${format(open)} open`);
    if (!position) continue;
    const place = `${position.memberId} ${position.symbol} ${position.holding.side}`;
    if (places.has(place)) complain(`${position.positionNo} is the second one of its member and direction`);
    places.add(place);
  }
}

/** What an entrust has filled is the sum of its deals; nothing waits for a position that is gone. */
export function checkEntrusts(db: Db, complain: Complain): void {
  for (const row of db.entrusts.values()) {
    const deals = fillsOf(db, row);
    if (sum(deals.map(({ qty }) => qty)) !== parse(row.filledQty))
      complain(`${row.entrustNo} is not the sum of its deals`);
    if (sum(deals.map(({ fee }) => fee)) !== parse(row.fee))
      complain(`${row.entrustNo} does not cost what its deals do`);
    if (!isOpen(row) && row.frozenMargin !== '0')
      complain(`${row.entrustNo} has ended and locks ${row.frozenMargin}`);
  }
  for (const order of db.contractOrders.values()) {
    if (order.closeAt === null) continue;
    if (entrustsOf(db, order).some(isOpen))
      complain(`${order.orderNo} has ended, and an entrust of it waits`);
  }
}
