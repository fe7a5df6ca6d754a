import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { memberBrief } from '../block/member';
import { code } from '../field/codes';
import { count, flag, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { masked, text } from '../field/texts';
import { time } from '../field/times';

/** `biz_member_status`; a closed account stays closed. */
export const MemberStatus = { normal: 1, frozen: 2, closed: 3 } as const;

/** Permissions of a member. */
export const switches = { canLogin: flag(), canTrade: flag(), canWithdraw: flag(), canTransfer: flag() };

/** A member with totals of their records; `memberId` is `id`. */
export const memberRow = {
  ...identity,
  ...memberBrief,
  account: masked(),
  /** Empty when there is none, like `phone`. */
  email: masked(),
  phone: masked(),
  countryCode: code('biz_country'),
  language: code('biz_lang'),
  kycLevel: code('biz_kyc_level'),
  status: code('biz_member_status', MemberStatus),
  ...switches,
  riskLevel: code('biz_risk_level'),
  /** All accounts at current prices. */
  assetUsdt: usdt(),
  /** Credited recharges and completed withdraws, each at the price of its day. */
  totalRechargeUsdt: usdt(),
  totalWithdrawUsdt: usdt(),
  netInUsdt: usdt({ signed: true }),
  /** `null` when unknown. */
  unrealizedPnl: nullable(usdt({ signed: true })),
  inviteCode: text(),
  /** Number of all members below them. */
  teamCount: count(),
  registerSource: code('biz_register_source'),
  registerIp: text(),
  lastLoginIp: text(),
  /** Number of members whose last sign-in was from the same IP address, this one included. */
  lastIpMembers: count(),
  /** `null` when they never signed in. */
  lastLoginAt: nullable(time()),
  googleBound: flag(),
  fundPwdSet: flag(),
  /** No withdraws before this moment; `null` or in the past: no lock. */
  withdrawLockUntil: nullable(time()),
  /** When a freeze ends automatically; `null`: an operator has to lift it. */
  freezeUntil: nullable(time()),
  /** The operator who requested to close the account; empty when none did. */
  closeRequestedBy: text(),
  ...audit,
};
