import { memberBrief } from '../block/member';
import { read } from '../call';
import type { Readable } from '../field/read';
import { code } from '../field/codes';
import { word } from '../field/choices';
import { listOf, record, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, staffOnly } from '../field/shared';
import { id, memberId, option, reference, text } from '../field/texts';
import { day, time } from '../field/times';
import { memberRow } from './memberRow';
import { MemberStatus } from './memberFlow';

/** Reason for a member's risk score; `value` is a number, an amount or a name. */
export const riskReason = {
  code: word(
    'levelMedium',
    'levelHigh',
    'violation',
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

/** A lock of a member; `until` is `null` when no end is set. */
export const memberLock = {
  kind: word('closed', 'closing', 'frozen', 'withdraw', 'noTrade', 'noWithdraw'),
  until: nullable(time()),
  /** Number of the violation that holds it; empty where operators do. */
  by: staffOnly(reference()),
};

/** One balance above zero. */
export const heldAccount = {
  accountType: code('biz_account_type'),
  coin: option('coin'),
  available: money({ coin: 'coin' }),
  frozen: money({ coin: 'coin' }),
  /** At the present price. */
  usdtValue: usdt(),
};

/** Money in and out, at the prices of the days. */
export const moneyFlow = {
  /** Percentage of outflow in inflow, one decimal; `null` when there was no inflow. */
  outPercent: nullable(percent()),
  /** Volume of trading. */
  turnoverUsdt: usdt(),
  /** Turnover divided by inflow, two decimals; `null` when there was no inflow. */
  turnoverRatio: nullable(rate()),
  /** The last ninety days, the oldest first; each of the three series has a value for each. */
  days: listOf(day()),
  in: listOf(usdt()),
  out: listOf(usdt()),
  /** Cumulated from the first of these days; may be negative. */
  net: listOf(usdt({ signed: true })),
};

/** A record of the member that waits for an operator. */
export const pendingItem = {
  kind: word('recharge', 'withdraw', 'auth', 'adjust', 'award', 'stakingOrder', 'violation'),
  id: id(),
  no: text(),
  /** `null` when it is not about money. */
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
  /** Identifier of the device. */
  deviceId: text(),
  device: text(),
  /** Off: the sign-in was refused. */
  ok: flag(),
};

/** A session of a member that has not ended. */
export const memberSession = {
  id: id(),
  memberId: memberId(),
  ip: text(),
  device: text(),
  since: time(),
  /** When the member last did something in it. */
  lastSeen: time(),
};

/** Another member, and what links the two. */
export const linkedMember = {
  ...memberBrief,
  status: code('biz_member_status', MemberStatus),
  riskLevel: code('biz_risk_level'),
  /** Documents are masked. */
  reasons: records({ kind: word('document', 'address', 'device', 'ip'), value: text() }),
};

/** A member with header and overview of the detail screen. */
export const profile = {
  ...memberRow,
  /** `null` without an inviter, or when the inviter is outside the operator's data scope. */
  inviterId: nullable(memberId()),
  /** `score` is 0 to 100; the most important reason comes first. */
  risk: staffOnly(record({ score: count({ min: 0, max: 100 }), reasons: records(riskReason) })),
  locks: records(memberLock),
  /** The most valuable first. */
  accounts: records(heldAccount),
  flow: record(moneyFlow),
  /** Only kinds the operator may see. */
  pending: records(pendingItem),
  /** The last five. */
  signIns: records(signIn),
  /** Where the member is signed in, the oldest first; empty for one who is not. */
  sessions: records(memberSession),
  linked: staffOnly(records(linkedMember)),
};

export type MemberProfile = Readable<typeof profile>;

/** Header and overview of one member. */
export const readProfile = read('member/profile', {
  query: {
    /** The member's id or UID, as it stands in the address of the page; one that is both is an id. */
    id: id(),
  },
  answer: profile,
});
