import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { count, flag, money, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { hash, text } from '../field/texts';
import { time } from '../field/times';

/** What became of a payout. */
export const PayoutResult = { sent: 'sent', fail: 'fail' } as const;

/** What can be said about a payout: what became of it, or a second person's word on what another one found out. */
export const PayoutWord = { ...PayoutResult, confirm: 'confirm', dismiss: 'dismiss' } as const;

export type PayoutWord = (typeof PayoutWord)[keyof typeof PayoutWord];

/** How an automatic check came out; `block` forbids an approval. */
export const CheckLevel = { pass: 'pass', warn: 'warn', block: 'block' } as const;

/** Who lifted the block of a hard check, and why. */
export const override = {
  by: text(),
  at: time(),
  reason: text(),
  /** Checks that blocked then; what blocks later is not lifted. */
  rules: codes('biz_risk_flag'),
};

/** What one operator found out about a payout. */
export const proposal = {
  result: choice(PayoutResult),
  /** Empty when it failed. */
  txHash: hash(),
  proof: text(),
  reason: text(),
  by: text(),
  at: time(),
};

/** The member behind a withdraw, in figures. Limits are in USDT, other amounts in its coin unless their name says USDT. */
export const behind = {
  kycLevel: code('biz_kyc_level'),
  status: code('biz_member_status'),
  riskLevel: code('biz_risk_level'),
  canWithdraw: flag(),
  withdrawLockUntil: nullable(time()),
  registeredAt: time(),
  rechargeCount: count(),
  rechargeUsdt: usdt(),
  /** Completed ones. */
  withdrawCount: count(),
  withdrawUsdt: usdt(),
  available: money(),
  frozen: money(),
  /** Asked for on the day and in the month of the withdraw, itself included. */
  dayUsed: usdt(),
  dayLimit: usdt(),
  monthUsed: usdt(),
  monthLimit: usdt(),
};

/** What one automatic check found. */
export const check = {
  code: code('biz_risk_flag'),
  level: choice(CheckLevel),
  /** Points of a warning. */
  weight: count(),
  /** One sentence with the figures, in the language of the call. */
  evidence: text(),
  /** The records behind it; `link` names the screen that shows one, by its view, with the filters of its list. */
  rows: records({
    text: text(),
    value: optional(text()),
    link: optional(record({ view: text(), params: mapOf(text()) })),
  }),
};
