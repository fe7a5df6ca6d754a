import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { memberBrief } from '../block/member';
import { code } from '../field/codes';
import { count, flag, usdt } from '../field/numbers';
import { nullable, sortable, staffOnly, unlisted } from '../field/shared';
import { masked, text } from '../field/texts';
import { time } from '../field/times';
import { MemberStatus } from './memberFlow';

/** Permissions of a member. */
export const switches = {
  canLogin: unlisted(flag()),
  canTrade: unlisted(flag()),
  canWithdraw: unlisted(flag()),
  canTransfer: unlisted(flag()),
};

/** Who a member is. */
export const traits = {
  /** Empty when there is none, like `phone`. */
  email: masked(),
  phone: masked(),
  countryCode: code('biz_country'),
  language: code('biz_lang'),
  memberType: sortable(code('biz_member_type')),
  level: sortable(code('biz_member_level')),
  kycLevel: sortable(code('biz_kyc_level')),
};

/** What a member has, and what came in and went out. */
export const totals = {
  /** All accounts at current prices. */
  assetUsdt: sortable(usdt()),
  /** Credited recharges and completed withdraws, each at the price of its day. */
  totalRechargeUsdt: sortable(usdt()),
  totalWithdrawUsdt: sortable(usdt()),
  netInUsdt: sortable(usdt({ signed: true })),
  /** Of all open positions at their mark prices; `null` when one of these is not known. */
  unrealizedPnl: nullable(usdt({ signed: true })),
};

/** A member with totals of their records; `memberId` is `id`. */
export const memberRow = {
  ...identity,
  ...memberBrief,
  account: masked(),
  ...traits,
  status: sortable(code('biz_member_status', MemberStatus)),
  ...switches,
  riskLevel: sortable(code('biz_risk_level')),
  ...totals,
  inviteCode: text(),
  /** Number of all members below them. */
  teamCount: sortable(count()),
  registerSource: code('biz_register_source'),
  registerIp: text(),
  lastLoginIp: text(),
  /** Number of members whose last sign-in was from the same IP address, this one included. */
  lastIpMembers: staffOnly(unlisted(count())),
  /** `null` when they never signed in. */
  lastLoginAt: sortable(nullable(time())),
  googleBound: flag(),
  fundPwdSet: flag(),
  /** No withdraws before this moment; `null` or in the past: no lock. */
  withdrawLockUntil: sortable(nullable(time())),
  /** When a freeze ends automatically; `null`: an operator has to lift it. */
  freezeUntil: nullable(time()),
  /** The operator who requested to close the account; empty when none did. */
  closeRequestedBy: staffOnly(text()),
  ...audit,
};
