import type { Code, DateTime, Decimal, MemberBrief, MemberQuery, ReviewStep } from './types';

/** States of a recharge (`biz_recharge_status`): 0 confirming, 1 pending, 2 credited, 3 rejected, 4 expired, 5 on hold. */
export type RechargeStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** Row of `POST cwManage/chargeLogList`. */
export interface RechargeLog extends MemberBrief {
  id: number;
  version: number;
  orderNo: string;
  /** 1 on-chain, 2 voucher, 3 manual by staff. */
  source: 1 | 2 | 3;
  channelId: number | null;
  /** Empty without a channel, as is its name. */
  channelCode: string;
  channelName: string;
  coin: string;
  chain: string;
  walletCode: string;
  amount: Decimal;
  /** Booked to the member; `null` until credited. */
  creditAmount: Decimal | null;
  /** What the first reviewer wants booked, and the second one has to agree to; `null` without a first approval. */
  proposedCredit: Decimal | null;
  fee: Decimal;
  /** Worth in USDT with the price at creation. */
  usdtValue: Decimal;
  fiatCurrency: string;
  fiatAmount: Decimal | null;
  rate: Decimal | null;
  accountType: number;
  fromAddress: string;
  toAddress: string;
  memo: string;
  txHash: string;
  confirmations: number;
  requiredConfirmations: number;
  voucherImgs: string[];
  payerName: string;
  manualReason: string;
  riskFlags: string[];
  rejectCode: string;
  status: RechargeStatus;
  creditedAt: DateTime | null;
  claimBy: string;
  claimUntil: DateTime | null;
  reviewerName: string;
  reviewedAt: DateTime | null;
  reviewRemark: string;
  /** First reviewer when a second pair of eyes is needed. */
  firstReviewer: string;
  explorerTx: string;
  explorerAddress: string;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
}

/** Answer of `GET memberRechargeLog/get`: the row and everything that happened to it. */
export interface RechargeDetail extends RechargeLog {
  history: ReviewStep[];
  /** Ledger lines booked because of this recharge. */
  ledger: LedgerLine[];
}

/** One line of a member's ledger; nothing else changes a balance. */
export interface LedgerLine {
  id: number;
  logNo: string;
  createdAt: DateTime;
  memberId: number;
  uid: string;
  accountType: number;
  coin: string;
  bizType: number;
  availableChange: Decimal;
  frozenChange: Decimal;
  availableAfter: Decimal;
  frozenAfter: Decimal;
  refType: string;
  refNo: string;
  operatorName: string;
}

/** Filters of the recharge list. */
export interface RechargeQuery extends MemberQuery {
  orderNo?: string;
  coin?: string[];
  walletCode?: string;
  chain?: string;
  channelId?: string;
  source?: Code[];
  status?: Code[];
  riskFlags?: string[];
  amountMin?: Decimal;
  amountMax?: Decimal;
  usdtValueMin?: Decimal;
  usdtValueMax?: Decimal;
  txHash?: string;
  fromAddress?: string;
  toAddress?: string;
  memo?: string;
  payerName?: string;
  manualReason?: string;
  rejectCode?: string[];
  reviewerName?: string;
}

/** Figures over the whole filter (`POST cwManage/chargeLogSummary`). */
export interface RechargeSummary {
  /** Per status code: how many, and ≈ USDT. The status filter itself is left out, so that tabs keep their counts. */
  byStatus: Record<string, { count: number; usdtValue: Decimal }>;
  byCoin: { coin: string; count: number; amount: Decimal; usdtValue: Decimal }[];
  /** Credited today and yesterday until the same time of day, ≈ USDT. */
  todayUsdt: Decimal;
  yesterdayUsdt: Decimal;
  /** Mean minutes from creation to decision, over what people reviewed; `null` without any. */
  averageReviewMinutes: string | null;
  total: { count: number; usdtValue: Decimal };
}

/** Body of `POST cwManage/chargeLogAdd`. */
export interface RechargeDraft {
  memberId: number;
  accountType: number;
  coin: string;
  walletCode?: string;
  amount: Decimal;
  manualReason: string;
  /** At least 5 characters. */
  remark: string;
  attachments: string[];
  operPassword: string;
  requestId: string;
}

/** Body of `PUT memberRechargeLog/edit`. */
export interface RechargeEdit {
  id: number;
  version: number;
  remark: string;
  txHash: string;
}

export type RechargeDecision = 'approve' | 'reject' | 'hold' | 'release';

/** Body of `POST cwManage/chargeLogReview`. */
export interface RechargeReview {
  id?: number;
  ids?: number[];
  result: RechargeDecision;
  rejectCode?: string;
  remark: string;
  creditAmount?: Decimal;
  versions: Record<string, number>;
  operPassword?: string;
  requestId: string;
}
