import type { Code, DateTime, Decimal, MemberBrief, MemberQuery } from './types';

/** Why an amount is set aside (`withdraw`, `margin`, `stake`, `staking`, `manual`), and how much. */
export interface FrozenPart {
  kind: 'withdraw' | 'margin' | 'stake' | 'staking' | 'manual';
  amount: Decimal;
}

/** One account of a member in one coin; row of `GET memberAsset/list`. */
export interface MemberAsset extends MemberBrief {
  id: number;
  /** `biz_account_type`. */
  accountType: number;
  coin: string;
  available: Decimal;
  frozen: Decimal;
  /** `available + frozen`. */
  total: Decimal;
  /** Worth in USDT at the present price. */
  usdtValue: Decimal;
  /** What the frozen amount consists of; empty when nothing is frozen. */
  frozenParts: FrozenPart[];
  /** The part of `available` that came from campaigns and cannot be withdrawn. */
  bonusAmount: Decimal;
  /** Of its last ledger line. */
  updatedAt: DateTime;
  /** `biz_ledger_check`: 1 the lines add up, 2 they do not. */
  checkState: 1 | 2;
}

/** All accounts of one member; row of `GET memberAsset/list?group=member`. `id` is the member's. */
export interface MemberHoldings extends MemberBrief {
  id: number;
  /** Worth in USDT at the present prices, over the accounts shown. */
  usdtValue: Decimal;
  accounts: MemberAsset[];
  updatedAt: DateTime;
}

/** Filters of the asset list. */
export interface AssetQuery extends MemberQuery {
  accountType?: Code[];
  coin?: string[];
  availableMin?: Decimal;
  availableMax?: Decimal;
  frozenMin?: Decimal;
  frozenMax?: Decimal;
  totalMin?: Decimal;
  totalMax?: Decimal;
  usdtValueMin?: Decimal;
  usdtValueMax?: Decimal;
  checkState?: string;
  /** `1` shows accounts without any balance too. */
  showZero?: string;
  /** `member` answers a member a row. */
  group?: string;
}

/** Figures over the whole filter (`GET memberAsset/summary`). */
export interface AssetSummary {
  usdtValue: Decimal;
  members: number;
  byCoin: {
    coin: string;
    available: Decimal;
    frozen: Decimal;
    total: Decimal;
    usdtValue: Decimal;
    /** Percent points of all, two decimals. */
    share: Decimal;
  }[];
  /**
   * What the platform owes its members against what its wallets hold, whatever the filter; `null` for operators
   * who see a part of the members only.
   */
  coverage:
    | {
        coin: string;
        liability: Decimal;
        hot: Decimal;
        cold: Decimal;
        /** Percent points, one decimal; `null` where nothing is owed. */
        percent: Decimal | null;
      }[]
    | null;
}

/** Answer of `PUT memberAsset/recheck`. */
export interface AssetRecheck {
  checked: number;
  /** Ids of the accounts whose lines do not add up. */
  differing: number[];
}
