import type { LedgerLine } from './financeTypes';
import type { Code, DateTime, Decimal, MemberBrief, MemberQuery, ReviewStep } from './types';

/**
 * States of a withdraw (`biz_withdraw_status`): 1 pending, 2 second review, 3 approved, 4 processing,
 * 5 confirming, 6 completed, 7 rejected, 8 failed, 9 cancelled, 10 on hold, 11 unclear.
 */
export type WithdrawStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Who lifted the block of a hard check, and why; somebody else still has to approve. */
export interface WithdrawOverride {
  by: string;
  at: DateTime;
  reason: string;
  /** Checks that blocked then, such as `W02`; what blocks later is not lifted. */
  rules: string[];
}

/** What one operator found out about a payout; another one confirms or dismisses it. */
export interface WithdrawProposal {
  result: 'sent' | 'fail';
  /** Empty when it failed. */
  txHash: string;
  proof: string;
  reason: string;
  by: string;
  at: DateTime;
}

/** Row of `POST cwManage/withdrawLogList`. */
export interface WithdrawLog extends MemberBrief {
  id: number;
  version: number;
  orderNo: string;
  coin: string;
  chain: string;
  walletCode: string;
  /** `netAmount + fee`; frozen from the request on. */
  amount: Decimal;
  fee: Decimal;
  netAmount: Decimal;
  /** Worth in USDT with the price at creation; decides whether one or two people review. */
  usdtValue: Decimal;
  toAddress: string;
  memo: string;
  /** The record of the address among the withdraw addresses; `null` when it has none. */
  addressId: number | null;
  addressAgeHours: number;
  addressUseCount: number;
  /** Members that have asked for withdraws to the address, this one included. */
  sharedMembers: number;
  /** 1: a member's recharge address. */
  isInternal: 0 | 1;
  /** 0–100, from the checks. */
  riskScore: number;
  riskFlags: string[];
  status: WithdrawStatus;
  firstReviewer: string;
  secondReviewer: string;
  /** 1 gateway, 2 manual; `null` until paid. */
  payMode: number | null;
  /** Who sent it. */
  paidBy: string;
  txHash: string;
  confirmations: number;
  requiredConfirmations: number;
  ip: string;
  device: string;
  rejectCode: string;
  failReason: string;
  completedAt: DateTime | null;
  reviewedAt: DateTime | null;
  reviewRemark: string;
  /** How long it has waited for its review; `null` once it no longer does. */
  waitMinutes: number | null;
  override: WithdrawOverride | null;
  proposal: WithdrawProposal | null;
  claimBy: string;
  claimUntil: DateTime | null;
  explorerTx: string;
  explorerAddress: string;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
}

/** The member behind a withdraw, in figures. Amounts are ≈ USDT unless a coin is named. */
export interface WithdrawMember {
  kycLevel: number;
  status: number;
  riskLevel: number;
  canWithdraw: 0 | 1;
  withdrawLockUntil: DateTime | null;
  registeredAt: DateTime;
  rechargeCount: number;
  rechargeUsdt: Decimal;
  /** Completed ones. */
  withdrawCount: number;
  withdrawUsdt: Decimal;
  /** In the coin of the withdraw. */
  available: Decimal;
  frozen: Decimal;
  /** Asked for on the day and in the month of the withdraw, itself included. */
  dayUsed: Decimal;
  dayLimit: Decimal;
  monthUsed: Decimal;
  monthLimit: Decimal;
}

/** Answer of `GET memberWithdrawLog/get`: the row and everything around it. */
export interface WithdrawDetail extends WithdrawLog {
  history: ReviewStep[];
  /** Ledger lines booked because of this withdraw. */
  ledger: LedgerLine[];
  member: WithdrawMember;
}

/** One finding of `GET memberWithdrawLog/checks`; labels are in the dictionary `biz_risk_flag`. */
export interface WithdrawCheck {
  code: string;
  level: 'pass' | 'warn' | 'block';
  /** Points of a warning. */
  weight: number;
  /** One sentence with the figures, in the language of the call. */
  evidence: string;
  /** The records behind it; `link` names the screen that shows one, with the filters of its list. */
  rows: { text: string; value?: string; link?: { view: string; params: Record<string, string> } }[];
}

/** Filters of the withdraw list. */
export interface WithdrawQuery extends MemberQuery {
  orderNo?: string;
  coin?: string[];
  walletCode?: string;
  chain?: string;
  status?: Code[];
  amountMin?: Decimal;
  amountMax?: Decimal;
  usdtValueMin?: Decimal;
  usdtValueMax?: Decimal;
  riskScoreMin?: string;
  riskScoreMax?: string;
  riskFlags?: string[];
  toAddress?: string;
  isInternal?: string;
  firstReviewer?: string;
  secondReviewer?: string;
  payMode?: string;
  txHash?: string;
  ip?: string;
  rejectCode?: string[];
}

/** Figures over the whole filter (`POST cwManage/withdrawLogSummary`). */
export interface WithdrawSummary {
  /** Per status code; the status filter itself is left out, so that tabs keep their counts. */
  byStatus: Record<string, { count: number; usdtValue: Decimal }>;
  total: { count: number; usdtValue: Decimal };
  /** Set aside for withdraws that are not over, by coin. */
  frozen: { coin: string; count: number; amount: Decimal; usdtValue: Decimal }[];
  /** Completed today. */
  paidToday: { count: number; usdtValue: Decimal };
  /** Of wallets that pay out: balance, what is on its way out of it, and what is left. Empty for scoped operators. */
  hot: {
    walletCode: string;
    coin: string;
    balance: Decimal;
    onTheWay: Decimal;
    room: Decimal;
    low: boolean;
  }[];
  /** From request to decision; `null` without any. */
  medianReviewMinutes: string | null;
  /** Rejected of reviewed, in percent points; `null` without any. */
  rejectRate: string | null;
}

export type WithdrawDecision = 'approve' | 'reject' | 'hold' | 'release' | 'cancel' | 'return';

/** Body of `POST cwManage/withdrawLogReview`. */
export interface WithdrawReview {
  id?: number;
  ids?: number[];
  result: WithdrawDecision;
  rejectCode?: string;
  /** The last six characters of the address; an approval from 10,000 USDT on needs them. */
  addressTail?: string;
  remark: string;
  versions: Record<string, number>;
  requestId: string;
}

/** Body of `POST cwManage/withdrawLogOverride`. */
export interface WithdrawOverrideBody {
  id: number;
  version: number;
  reason: string;
  operPassword: string;
  requestId: string;
}

/** Body of `POST cwManage/withdrawLogPay`. */
export interface WithdrawPay {
  id?: number;
  ids?: number[];
  /** 1 gateway, 2 manual. */
  payMode: 1 | 2;
  /** Manual and single only; without it the result is recorded later. */
  txHash?: string;
  versions: Record<string, number>;
  operPassword: string;
  requestId: string;
}

/**
 * Body of `POST cwManage/withdrawLogResult`. An unclear payout takes `sent` or `fail`, one that a gateway or a
 * chain has got `fail`, with a proof from one person, then `confirm` or `dismiss` from another.
 */
export interface WithdrawResult {
  id: number;
  version: number;
  result: 'sent' | 'fail' | 'confirm' | 'dismiss';
  txHash?: string;
  proof?: string;
  reason: string;
  operPassword: string;
  requestId: string;
}

/** Body of `PUT memberWithdrawLog/edit`. */
export interface WithdrawEdit {
  id: number;
  version: number;
  remark: string;
}
