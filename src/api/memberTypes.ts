import type { Code, DateTime, Decimal, MemberBrief, PageQuery, ReviewStep } from './types';

/** 1 on, 0 off. */
type OnOff = 0 | 1;

/** Row of `GET member/list`. */
export interface MemberRow extends MemberBrief {
  id: number;
  version: number;
  /** Masked by the server, as `account` is; empty where there is none. */
  email: string;
  phone: string;
  countryCode: string;
  language: string;
  kycLevel: number;
  /** `biz_member_status`: 1 normal, 2 frozen, 3 closed. */
  status: 1 | 2 | 3;
  canLogin: OnOff;
  canTrade: OnOff;
  canWithdraw: OnOff;
  canTransfer: OnOff;
  riskLevel: number;
  /** All accounts at present prices. */
  assetUsdt: Decimal;
  /** Credited recharges and completed withdraws, each at the price of its day. */
  totalRechargeUsdt: Decimal;
  totalWithdrawUsdt: Decimal;
  /** May be negative. */
  netInUsdt: Decimal;
  /** `null`: not known. */
  unrealizedPnl: Decimal | null;
  inviteCode: string;
  /** Everybody below him. */
  teamCount: number;
  registerSource: number;
  registerIp: string;
  lastLoginIp: string;
  /** Members who signed in last from the same address, himself included. */
  lastIpMembers: number;
  lastLoginAt: DateTime;
  googleBound: OnOff;
  fundPwdSet: OnOff;
  /** No withdraw before this moment; `null` or past: none. */
  withdrawLockUntil: DateTime | null;
  /** When the clock lifts a freeze; `null`: somebody has to. */
  freezeUntil: DateTime | null;
  /** Who asked for the account to be closed; empty while nobody does. */
  closeRequestedBy: string;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
}

/** Answer of `GET member/get`. */
export interface MemberDetail extends MemberRow {
  /** What operators did to the account, the oldest first. */
  history: ReviewStep[];
}

/** Filters of the member list. */
export interface MemberQuery extends PageQuery {
  memberKeyword?: string;
  memberId?: string;
  uid?: string;
  account?: string;
  nickname?: string;
  email?: string;
  phone?: string;
  countryCode?: string[];
  language?: string;
  memberType?: Code[];
  level?: Code[];
  kycLevel?: Code[];
  status?: Code[];
  canLogin?: string;
  canTrade?: string;
  canWithdraw?: string;
  canTransfer?: string;
  riskLevel?: Code[];
  tags?: string[];
  assetUsdtMin?: Decimal;
  assetUsdtMax?: Decimal;
  totalRechargeUsdtMin?: Decimal;
  totalRechargeUsdtMax?: Decimal;
  totalWithdrawUsdtMin?: Decimal;
  totalWithdrawUsdtMax?: Decimal;
  netInUsdtMin?: Decimal;
  netInUsdtMax?: Decimal;
  inviterUid?: string;
  inviteCode?: string;
  registerSource?: string;
  registerIp?: string;
  lastLoginIp?: string;
  googleBound?: string;
  fundPwdSet?: string;
  remark?: string;
}

/** Figures over the whole filter (`GET member/summary`). */
export interface MemberSummary {
  /** Per status code; the status filter itself is left out, so that tabs keep their counts. */
  byStatus: Record<string, number>;
  total: number;
  newToday: number;
  /** Share with an authentication of any level, percent points; `null` without any member. */
  kycPercent: string | null;
  /** ≈ USDT, without demo members and market makers. */
  assetUsdt: Decimal;
}

/** Body of `POST member/add`; the member sets his password through the link he is sent. */
export interface MemberDraft {
  account: string;
  nickname: string;
  email?: string;
  phone?: string;
  countryCode: string;
  language: string;
  memberType: number;
  level: number;
  inviterUid?: string;
  /** Made by the server when empty. */
  inviteCode?: string;
  remark?: string;
}

/** Body of `PUT member/edit`. E-mail and phone as they were shown, masked, stay what they are. */
export interface MemberEdit {
  id: number;
  version: number;
  nickname: string;
  email: string;
  phone: string;
  countryCode: string;
  language: string;
  memberType: number;
  level: number;
  riskLevel: number;
  remark: string;
}

/** What a member may do. */
export type MemberSwitches = Pick<MemberRow, 'canLogin' | 'canTrade' | 'canWithdraw' | 'canTransfer'>;

/** Which members, in which versions, and why. */
export interface MembersBody {
  ids: number[];
  versions: Record<string, number>;
  reason: string;
}

/** Which member, in which version. */
export interface MemberBody {
  id: number;
  version: number;
}

/** What a one-time link is sent for; the name of the call too. */
export type MemberReset = 'resetPassword' | 'resetFundPassword' | 'resetGoogle';
