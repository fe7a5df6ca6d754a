import { choice } from '../field/choices';
import { code, codes } from '../field/codes';
import { mapOf, record, records } from '../field/nested';
import { bool, count, flag, money, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { hash, option, text } from '../field/texts';
import { time } from '../field/times';

/** The result of a payout. */
export const PayoutResult = { sent: 'sent', fail: 'fail' } as const;

/** What can be recorded about a payout: its result, or a second operator's confirmation or dismissal. */
export const PayoutWord = { ...PayoutResult, confirm: 'confirm', dismiss: 'dismiss' } as const;

export type PayoutWord = (typeof PayoutWord)[keyof typeof PayoutWord];

/** Level of an automatic check; `block` prevents an approval. */
export const CheckLevel = { pass: 'pass', warn: 'warn', block: 'block' } as const;

/** Who lifted the block of a hard check, and why. */
export const override = {
  by: text(),
  at: time(),
  reason: text(),
  /** Checks that blocked at that time; later blocks are not lifted. */
  rules: codes('biz_risk_flag'),
};

/** The result of a payout found by one operator. */
export const proposal = {
  result: choice(PayoutResult),
  /** Empty when the payout failed. */
  txHash: hash(),
  proof: text(),
  reason: text(),
  by: text(),
  at: time(),
};

/**
 * Figures about the member of a withdraw. Limits are in USDT, other amounts in its coin unless their name says
 * USDT.
 */
export const behind = {
  kycLevel: code('biz_kyc_level'),
  status: code('biz_member_status'),
  riskLevel: code('biz_risk_level'),
  canWithdraw: flag(),
  withdrawLockUntil: nullable(time()),
  registeredAt: time(),
  rechargeCount: count(),
  rechargeUsdt: usdt(),
  /** Completed withdraws only. */
  withdrawCount: count(),
  withdrawUsdt: usdt(),
  available: money(),
  frozen: money(),
  /** Requested on the day and in the month of the withdraw, itself included. */
  dayUsed: usdt(),
  dayLimit: usdt(),
  monthUsed: usdt(),
  monthLimit: usdt(),
};

/** A hot wallet that pays out. */
export const hotWallet = {
  walletCode: option('walletCode'),
  coin: option('coin'),
  balance: money({ coin: 'coin' }),
  onTheWay: money({ coin: 'coin' }),
  room: money({ coin: 'coin' }),
  /** What has left it today, whoever it was paid to: the fall of its balance, apart from what was collected. */
  leftToday: money({ coin: 'coin' }),
  low: bool(),
};

/** The result of one automatic check. */
export const check = {
  code: code('biz_risk_flag'),
  level: choice(CheckLevel),
  /** Risk points of a warning. */
  weight: count(),
  /** One sentence with the figures, in the language of the call. */
  evidence: text(),
  /** The records behind it; `link` contains the view of the list that shows one, and its filters. */
  rows: records({
    text: text(),
    value: optional(text()),
    link: optional(record({ view: text(), params: mapOf(text()) })),
  }),
};
