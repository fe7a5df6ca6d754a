import type { ledgerLine } from '@/contract/block/ledger';
import { EntrustAction } from '@/contract/trading/deal';
import type { dealLine } from '@/contract/trading/deal';
import type { contractOrder } from '@/contract/trading/order';
import { Ledger } from '@/contract/ledgerKinds';
import type { Readable } from '@/contract/field/read';
import type { RecordKind } from '@/contract/records';
import type { DetailOf } from '@/contract/resource';
import type { Decimal } from '@/lib/decimal';
import { add, cmp, formatMoney, negate, sum } from '@/lib/money';

export type OrderDetail = DetailOf<typeof contractOrder>;
export type OrderDeal = Readable<typeof dealLine>;
type Line = Readable<typeof ledgerLine>;

/** The four amounts of which the net profit of an order consists. */
export const STATEMENT = ['realizedPnl', 'openFee', 'closeFee', 'fundingFee'] as const;
export type StatementItem = (typeof STATEMENT)[number];

/** Kinds of ledger lines that book an item. */
const BOOKED_AS: Record<StatementItem, readonly number[]> = {
  realizedPnl: [Ledger.realizedPnl.code, Ledger.liquidationLoss.code],
  openFee: [Ledger.openFee.code],
  closeFee: [Ledger.closeFee.code],
  fundingFee: [Ledger.fundingFee.code],
};

/** A deal, a payment of funding or a ledger line that is a part of an item. */
export interface Part {
  kind: RecordKind;
  no: string;
  at: string;
  /** How the amount comes about, such as price × quantity; empty for a ledger line. */
  how: string;
  /** What it adds to the member's balance. */
  amount: Decimal;
}

/** One amount, three times: as the order states it, as its parts add up to it, and as it is booked. */
export interface Sums {
  stated: Decimal;
  counted: Decimal;
  booked: Decimal;
}

export interface StatementLine extends Sums {
  item: StatementItem;
  parts: readonly Part[];
  bookings: readonly Part[];
}

/** True for deals that open. */
export const isOpening = ({ action }: Pick<OrderDeal, 'action'>): boolean =>
  action === EntrustAction.openLong || action === EntrustAction.openShort;

/** False also when one of the sums is not known. */
export const isEven = ({ stated, counted, booked }: Sums): boolean =>
  cmp(stated, counted) === 0 && cmp(stated, booked) === 0;

const total = (parts: readonly Part[]): Decimal => sum(parts.map(({ amount }) => amount));

const dealPart = (deal: OrderDeal, how: string, amount: Decimal): Part => ({
  kind: 'contractDeal',
  no: deal.dealNo,
  at: deal.createdAt,
  how,
  amount,
});

const feePart = (deal: OrderDeal): Part =>
  dealPart(deal, `${formatMoney(deal.value)} × ${formatMoney(deal.feeRate)}%`, negate(deal.fee));

function partsOf({ deals, fundings }: OrderDetail, item: StatementItem): Part[] {
  const [opening, closing] = [deals.filter(isOpening), deals.filter((deal) => !isOpening(deal))];
  switch (item) {
    case 'openFee':
      return opening.map(feePart);
    case 'closeFee':
      return closing.map(feePart);
    case 'realizedPnl':
      return closing.flatMap((deal) =>
        deal.realizedPnl === null
          ? []
          : [dealPart(deal, `${formatMoney(deal.price)} × ${formatMoney(deal.qty)}`, deal.realizedPnl)],
      );
    case 'fundingFee':
      return fundings.map(({ logNo, at, qty, markPrice, rate, amount }) => ({
        kind: 'ledger',
        no: logNo,
        at,
        how: `${formatMoney(qty)} × ${formatMoney(markPrice)} × ${formatMoney(rate)}%`,
        amount,
      }));
  }
}

const bookingsOf = (lines: readonly Line[], item: StatementItem): Part[] =>
  lines
    .filter(({ bizType }) => BOOKED_AS[item].includes(bizType))
    .map(({ logNo, createdAt, availableChange, frozenChange }) => ({
      kind: 'ledger',
      no: logNo,
      at: createdAt,
      how: '',
      amount: add(availableChange, frozenChange),
    }));

const statedIn = (order: OrderDetail, item: StatementItem): Decimal =>
  item === 'openFee' || item === 'closeFee' ? negate(order[item]) : order[item];

/** Explains the net profit of an order: what its deals, its fundings and its ledger lines add up to, item by item. */
export function statementOf(order: OrderDetail): { lines: StatementLine[]; net: Sums } {
  const lines = STATEMENT.map((item) => {
    const parts = partsOf(order, item);
    const bookings = bookingsOf(order.ledger, item);
    return {
      item,
      stated: statedIn(order, item),
      counted: total(parts),
      booked: total(bookings),
      parts,
      bookings,
    };
  });
  return {
    lines,
    net: {
      stated: order.netPnl,
      counted: sum(lines.map(({ counted }) => counted)),
      booked: sum(lines.map(({ booked }) => booked)),
    },
  };
}
