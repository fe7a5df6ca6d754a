import type { DateTime, Decimal, MemberBrief, ReviewStep } from '@/api/types';
import type { RechargeLog } from '@/api/financeTypes';

/** 1 on, 0 off. */
export type OnOff = 0 | 1;

/** A text in simplified Chinese, English and traditional Chinese. */
export type Texts = readonly [zh: string, en: string, tw: string];

/** Shared by everything that can be edited. */
export interface Base {
  id: number;
  version: number;
  createdAt: DateTime;
  updatedAt: DateTime;
  /** Operator's user name; empty when the member or the system did it. */
  createdBy: string;
  updatedBy: string;
  remark: string;
}

export interface Member extends Base {
  uid: string;
  account: string;
  nickname: string;
  email: string;
  phone: string;
  countryCode: string;
  language: string;
  /** 1 real, 2 demo, 3 market maker, 4 agent. */
  memberType: number;
  level: number;
  kycLevel: number;
  /** 1 normal, 2 frozen, 3 closed. */
  status: 1 | 2 | 3;
  canLogin: OnOff;
  canTrade: OnOff;
  canWithdraw: OnOff;
  canTransfer: OnOff;
  riskLevel: number;
  tags: string[];
  parentId: number | null;
  /** Ids from the root down to the member itself: `/1/23/456/`. */
  teamPath: string;
  inviteCode: string;
  registerSource: number;
  registerIp: string;
  lastLoginIp: string;
  lastLoginAt: DateTime;
  googleBound: OnOff;
  fundPwdSet: OnOff;
  withdrawLockUntil: DateTime | null;
}

/** A coin on a chain. */
export interface WalletCode extends Base {
  walletCode: string;
  coin: string;
  coinName: string;
  chain: string;
  protocol: string;
  mainCoinType: number;
  chainDecimals: number;
  /** One value per coin. */
  ledgerDecimals: number;
  showDecimals: number;
  rechargeOn: OnOff;
  minRecharge: Decimal;
  confirmations: number;
  withdrawOn: OnOff;
  minWithdraw: Decimal;
  maxWithdraw: Decimal;
  dailyWithdraw: Decimal;
  feeType: number;
  fee: Decimal;
  memoRequired: OnOff;
  addressRegex: string;
  /** With `{hash}`. */
  explorerTx: string;
  /** With `{address}`. */
  explorerAddress: string;
  hotBalance: Decimal;
  coldBalance: Decimal;
  hotAlert: Decimal;
  priceUsdt: Decimal;
  sort: number;
  status: OnOff;
}

/** A way to pay in. */
export interface Channel extends Base {
  channelCode: string;
  channelName: Texts;
  /** 1 on-chain gateway, 2 fixed address, 3 bank, 4 third party, 5 card. */
  channelType: number;
  /** Types 1 and 2. */
  walletCode: string;
  address: string;
  fiatCurrency: string;
  bankName: string;
  /** Fiat per USDT. */
  rate: Decimal | null;
  minAmount: Decimal;
  maxAmount: Decimal;
  dailyLimit: Decimal;
  feeType: number;
  feeValue: Decimal;
  sort: number;
  status: OnOff;
}

/** Who is looking at a row that waits for a decision. */
export interface Claimable {
  id: number;
  status: number;
  claimBy: string;
  claimUntil: DateTime | null;
}

type JoinedRecharge =
  | Exclude<keyof MemberBrief, 'memberId'>
  | 'channelName'
  | 'explorerTx'
  | 'explorerAddress';

/** As stored: what belongs to the member or the master data is joined when it travels. */
export interface RechargeRow extends Omit<RechargeLog, JoinedRecharge> {
  deleted: boolean;
  /** What the first of two reviewers approved. */
  proposedCredit: Decimal | null;
}

export interface WithdrawRow extends Base, Claimable {
  orderNo: string;
  memberId: number;
  coin: string;
  chain: string;
  walletCode: string;
  /** `netAmount + fee`; frozen from the request on. */
  amount: Decimal;
  fee: Decimal;
  netAmount: Decimal;
  usdtValue: Decimal;
  toAddress: string;
  memo: string;
  addressAgeHours: number;
  addressUseCount: number;
  isInternal: OnOff;
  riskScore: number;
  riskFlags: string[];
  firstReviewer: string;
  secondReviewer: string;
  /** 1 gateway, 2 manual. */
  payMode: number | null;
  txHash: string;
  confirmations: number;
  ip: string;
  device: string;
  rejectCode: string;
  failReason: string;
  completedAt: DateTime | null;
  reviewedAt: DateTime | null;
  reviewRemark: string;
}

export interface AuthRow extends Base, Claimable {
  authNo: string;
  memberId: number;
  authLevel: number;
  realName: string;
  countryCode: string;
  docType: number;
  docNo: string;
  birthday: string;
  docExpireAt: string;
  faceScore: number;
  submitCount: number;
  rejectCodes: string[];
  reviewerName: string;
  reviewedAt: DateTime | null;
  reviewRemark: string;
}

/** What is reviewed. */
export type ReviewKind = 'recharge' | 'withdraw' | 'auth';

/** One decision about one record. */
export interface StepRow extends ReviewStep {
  kind: ReviewKind;
  refId: number;
}
