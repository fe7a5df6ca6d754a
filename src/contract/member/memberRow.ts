import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { memberBrief } from '../block/member';
import { code } from '../field/codes';
import { count, flag, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { masked, text } from '../field/texts';
import { time } from '../field/times';

/** `biz_member_status`; what is closed stays closed. */
export const MemberStatus = { normal: 1, frozen: 2, closed: 3 } as const;

/** What a member may do. */
export const switches = { canLogin: flag(), canTrade: flag(), canWithdraw: flag(), canTransfer: flag() };

/** A member with what their records add up to; `memberId` is `id`. */
export const memberRow = {
  ...identity,
  ...memberBrief,
  account: masked(),
  /** Empty where there is none, as is `phone`. */
  email: masked(),
  phone: masked(),
  countryCode: code('biz_country'),
  language: code('biz_lang'),
  kycLevel: code('biz_kyc_level'),
  status: code('biz_member_status', MemberStatus),
  ...switches,
  riskLevel: code('biz_risk_level'),
  /** All accounts at present prices. */
  assetUsdt: usdt(),
  /** Credited recharges and completed withdraws, each at the price of its day. */
  totalRechargeUsdt: usdt(),
  totalWithdrawUsdt: usdt(),
  netInUsdt: usdt({ signed: true }),
  /** `null`: not known. */
  unrealizedPnl: nullable(usdt({ signed: true })),
  inviteCode: text(),
  /** Everybody below them. */
  teamCount: count(),
  registerSource: code('biz_register_source'),
  registerIp: text(),
  lastLoginIp: text(),
  /** Members who signed in last from the same address, this one included. */
  lastIpMembers: count(),
  /** `null`: never. */
  lastLoginAt: nullable(time()),
  googleBound: flag(),
  fundPwdSet: flag(),
  /** No withdraw before this moment; `null` or past: none. */
  withdrawLockUntil: nullable(time()),
  /** When the clock lifts a freeze; `null`: an operator has to. */
  freezeUntil: nullable(time()),
  /** Who asked for the account to be closed; empty where no operator did. */
  closeRequestedBy: text(),
  ...audit,
};
