import type { DateTime, Decimal, MemberBrief } from '@/api/types';
import type { contractDeal } from '@/contract/trading/deal';
import type { contractEntrust } from '@/contract/trading/entrust';
import type { contractOrder } from '@/contract/trading/order';
import type { contractSymbol } from '@/contract/trading/symbol';
import type { SymbolConfirmed } from '@/contract/trading/symbolTerms';
import type { WireRowOf } from '@/contract/resource';
import type { SymbolClose } from '@/contract/trading/forceClose';
import type { PlainRow } from '../core/plain';
import type { Base, Pending } from '../core/rows';
import type { Position } from '../core/trading/position';

/** A perpetual contract as it is kept; what the market says of it is joined when it travels. */
export type SymbolRow = PlainRow &
  Pending<Partial<SymbolConfirmed>> &
  Pick<
    WireRowOf<typeof contractSymbol>,
    | 'symbol'
    | 'base'
    | 'quote'
    | 'marginCoin'
    | 'name'
    | 'priceTick'
    | 'qtyStep'
    | 'minQty'
    | 'maxQty'
    | 'maxPosition'
    | 'leverages'
    | 'defaultLeverage'
    | 'riskTiers'
    | 'takerFee'
    | 'makerFee'
    | 'fundingInterval'
    | 'fundingCap'
    | 'indexSources'
    | 'sort'
    | 'tradeState'
    | 'remark'
  > & {
    /** The moment of its last funding, in milliseconds. */
    fundedUntil: number;
  };

/** What a row of a member has besides what is stored. */
type Joined = keyof MemberBrief | 'id' | 'base' | 'marginCoin';

type Owned = { id: number; memberId: number };

/** What is open of one symbol in one direction. Amounts are in its holding; it has the id of its order. */
export interface PositionRow extends Owned, Pick<Base, 'version' | 'updatedAt' | 'updatedBy'> {
  positionNo: string;
  orderNo: string;
  symbol: string;
  /** `biz_margin_mode`: 1 isolated, 2 cross. */
  marginMode: number;
  holding: Position;
  /** True: it takes more margin from the account by itself before it is liquidated. */
  topsUp: boolean;
  realizedPnl: Decimal;
  fundingFee: Decimal;
  openedAt: DateTime;
  /** Why staff has closed a part of it at last: `biz_force_reason` and their words. */
  forceReason: string;
  forceNote: string;
}

/** A round trip. */
export interface OrderRow
  extends Owned, Omit<WireRowOf<typeof contractOrder>, Joined | 'openAvg' | 'closeAvg' | 'holdMinutes'> {
  /** Price × quantity of what was opened and of what was closed. */
  openCost: Decimal;
  closeValue: Decimal;
  /** Initial margin of everything that was opened. */
  initialMargin: Decimal;
  /** Its entrusts, the oldest first. */
  entrustIds: number[];
  /** The latest price that would have liquidated it. */
  liqPrice: Decimal | null;
}

/** One instruction. */
export interface EntrustRow
  extends Owned, Omit<WireRowOf<typeof contractEntrust>, Joined | 'version' | 'type' | 'createType'> {
  version: number;
  /** `biz_entrust_type` and `biz_create_type`. */
  type: number;
  createType: number;
  updatedBy: string;
  /** Price × quantity of its deals. */
  filledValue: Decimal;
}

/** One fill. */
export interface DealRow extends Owned, Omit<WireRowOf<typeof contractDeal>, Joined> {}

/** One payment of funding. */
export interface FundingRow extends Owned {
  orderNo: string;
  at: DateTime;
  logNo: string;
  rate: Decimal;
  markPrice: Decimal;
  qty: Decimal;
  amount: Decimal;
}

/** Why the platform closed an order: what stood behind it, and what had to. */
export interface LiquidationRow extends Owned {
  orderNo: string;
  symbol: string;
  at: DateTime;
  markPrice: Decimal;
  qty: Decimal;
  margin: Decimal;
  maintMargin: Decimal;
  unrealizedPnl: Decimal;
  marginRatio: Decimal | null;
  borneByPlatform: Decimal;
}

/** A request to close all positions of a symbol, which another operator decides about. */
export interface SymbolCloseRow extends Base {
  symbol: string;
  forceReason: string;
  reason: string;
  status: SymbolClose;
  decidedBy: string;
  decidedAt: DateTime | null;
}

declare module '../core/tables' {
  interface Tables {
    symbols: Map<number, SymbolRow>;
    positions: Map<number, PositionRow>;
    contractOrders: Map<number, OrderRow>;
    entrusts: Map<number, EntrustRow>;
    /** The oldest first. */
    deals: DealRow[];
    fundings: FundingRow[];
    liquidations: LiquidationRow[];
    symbolCloses: Map<number, SymbolCloseRow>;
    /** What the insurance fund paid for losses beyond margins, by order, in USDT; the oldest first. */
    insurancePaid: { orderNo: string; amount: Decimal; at: DateTime }[];
  }
}
