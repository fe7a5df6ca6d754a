import type { LedgerLine } from './financeTypes';
import type { Code, DateTime, Decimal, MemberBrief, MemberQuery, ReviewStep } from './types';

/** `biz_adjust_dir`: 1 credit, 2 debit, 3 freeze, 4 unfreeze. */
export type AdjustDirection = 1 | 2 | 3 | 4;

/** Row of `GET memberAssetAdjust/list`: a correction of a balance that two people answer for. */
export interface Adjust extends MemberBrief {
  id: number;
  version: number;
  adjustNo: string;
  accountType: number;
  coin: string;
  direction: AdjustDirection;
  amount: Decimal;
  /** Worth in USDT with the price at creation. */
  usdtValue: Decimal;
  /** `biz_adjust_cat`. */
  category: string;
  reason: string;
  /** Number of the recharge, withdraw, order … it corrects; empty for none. */
  refNo: string;
  attachments: string[];
  /** Available before and after: what it would do now while it waits, what it did once it is approved. */
  beforeAvailable: Decimal;
  afterAvailable: Decimal;
  /** Of the import it came with; empty when entered by hand. */
  batchNo: string;
  /** `biz_adjust_status`: 1 pending, 2 approved, 3 rejected, 4 withdrawn. */
  status: 1 | 2 | 3 | 4;
  claimBy: string;
  claimUntil: DateTime | null;
  reviewerName: string;
  reviewedAt: DateTime | null;
  reviewRemark: string;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
}

/** Answer of `GET memberAssetAdjust/get`. */
export interface AdjustDetail extends Adjust {
  history: ReviewStep[];
  /** What was booked because of it. */
  ledger: LedgerLine[];
}

/** Filters of the adjustment list. */
export interface AdjustQuery extends MemberQuery {
  adjustNo?: string;
  batchNo?: string;
  refNo?: string;
  reason?: string;
  accountType?: Code[];
  coin?: string[];
  direction?: Code[];
  category?: string[];
  status?: Code[];
  amountMin?: Decimal;
  amountMax?: Decimal;
  usdtValueMin?: Decimal;
  usdtValueMax?: Decimal;
  createdBy?: string;
  reviewerName?: string;
}

/** Credits and debits of one kind, ≈ USDT. */
export interface AdjustTotal {
  key: string;
  count: number;
  credit: Decimal;
  debit: Decimal;
}

/** Figures over the whole filter (`GET memberAssetAdjust/summary`): totals of what was approved. */
export interface AdjustSummary {
  /** Records a status; the status filter itself is left out. */
  byStatus: Record<string, number>;
  byCategory: AdjustTotal[];
  /** By who asked for them. */
  byOperator: AdjustTotal[];
}

/** Body of `POST memberAssetAdjust/add`. */
export interface AdjustDraft {
  memberId: number;
  accountType: number;
  coin: string;
  direction: number;
  amount: Decimal;
  category: string;
  /** 10 to 500 characters. */
  reason: string;
  refNo: string;
  /** Five at most. */
  attachments: string[];
  operPassword: string;
  requestId: string;
}

/** Body of `POST memberAssetAdjust/review`. */
export interface AdjustReview {
  id: number;
  version: number;
  result: 'approve' | 'reject';
  /** At least 5 characters for a rejection. */
  remark: string;
  operPassword: string;
  requestId: string;
}

/** Question of `GET memberAssetAdjust/preview`. */
export interface AdjustRequest {
  memberId: number;
  accountType: string;
  coin: string;
  direction: string;
  amount: Decimal;
}

/** What an adjustment would do now. */
export interface AdjustPreview {
  uid: string;
  /** Available before and after; `after` may be below zero. */
  before: Decimal;
  after: Decimal;
  frozen: Decimal;
  /** The part of `frozen` that people set aside by hand: what may be unfrozen. */
  manualFrozen: Decimal;
  /** `false` where the balance does not suffice. */
  possible: boolean;
}

/** One line of an import, as written in the file; codes or words of the dictionaries. */
export interface AdjustLine {
  /** Its line in the file. */
  line: number;
  uid: string;
  account: string;
  coin: string;
  direction: string;
  amount: string;
  reason: string;
}

/** Body of `POST memberAssetAdjust/import`: 500 lines at most. */
export interface AdjustImport {
  rows: AdjustLine[];
  /** Of all of them. */
  category: string;
  operPassword: string;
  requestId: string;
}

/** What became of an import; lines that were refused made nothing. */
export interface AdjustImported {
  /** Empty when nothing was made. */
  batchNo: string;
  created: number;
  failed: { line: number; code: number; msg: string }[];
}
