import { memberBrief } from '../block/member';
import { read } from '../call';
import type { Readable } from '../field/read';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { listOf, record, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable } from '../field/shared';
import { id, memberId, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { memberRow, MemberStatus } from './memberRow';

/** Why a member counts as risky; `value` says how many, how much or who. */
export const riskReason = {
  code: word(
    'levelMedium',
    'levelHigh',
    'document',
    'address',
    'device',
    'ip',
    'openFlags',
    'riskyWithdraw',
    'outflow',
    'refusedAuth',
  ),
  points: count(),
  value: text(),
};

/** What keeps a member from something; `until` is `null` where no end was set. */
export const memberLock = { kind: word('closed', 'closing', 'frozen', 'withdraw'), until: nullable(time()) };

/** One balance above zero. */
export const heldAccount = {
  accountType: code('biz_account_type'),
  coin: option('coin'),
  available: money({ coin: 'coin' }),
  frozen: money({ coin: 'coin' }),
  /** At the present price. */
  usdtValue: usdt(),
};

/** Money in and out, at the prices of its days. */
export const moneyFlow = {
  /** Out of in, one decimal; `null` while nothing came in. */
  outPercent: nullable(percent()),
  /** Moved by trading. */
  turnoverUsdt: usdt(),
  /** Times what came in, two decimals; `null` while nothing came in. */
  turnoverRatio: nullable(rate()),
  /** The last ninety days, the oldest first; the three lines have a point for each. */
  days: listOf(day()),
  in: listOf(usdt()),
  out: listOf(usdt()),
  /** Added up from the first of these days; may be negative. */
  net: listOf(usdt({ signed: true })),
};

/** Something of the member's that waits for an operator. */
export const pendingItem = {
  kind: word('recharge', 'withdraw', 'auth', 'adjust'),
  id: id(),
  no: text(),
  /** `null` where it is not about money. */
  amount: nullable(money({ coin: 'coin' })),
  coin: option('coin'),
  /** A code of the kind's own dictionary. */
  status: count(),
  createdAt: time(),
};

/** A sign-in of a member. */
export const signIn = {
  id: id(),
  memberId: memberId(),
  at: time(),
  ip: text(),
  /** How a device is known again. */
  deviceId: text(),
  device: text(),
  /** Off: refused. */
  ok: flag(),
};

/** Another member, and what ties the two together. */
export const linkedMember = {
  ...memberBrief,
  status: code('biz_member_status', MemberStatus),
  riskLevel: code('biz_risk_level'),
  /** Documents are masked. */
  reasons: records({ kind: word('document', 'address', 'device', 'ip'), value: text() }),
};

/** A member with header and overview of their whole picture. */
export const profile = {
  ...memberRow,
  /** `null` without an inviter, or with one outside the operator's data scope. */
  inviterId: nullable(memberId()),
  /** `score` is 0 to 100; the heaviest reason comes first. */
  risk: record({ score: count({ min: 0, max: 100 }), reasons: records(riskReason) }),
  locks: records(memberLock),
  /** The most valuable first. */
  accounts: records(heldAccount),
  flow: record(moneyFlow),
  /** Only kinds the operator may see. */
  pending: records(pendingItem),
  /** The last five. */
  signIns: records(signIn),
  linked: records(linkedMember),
};

export type MemberProfile = Readable<typeof profile>;

/** Header and overview of one member. */
export const readProfile = read('member/profile', {
  query: { id: id() },
  answer: profile,
  refusals: ['notFound'],
});
