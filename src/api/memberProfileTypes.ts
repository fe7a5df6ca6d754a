import type { MemberRow } from './memberTypes';
import type { DateTime, Decimal, MemberBrief } from './types';

/** Why somebody counts as risky; `value` of the reason says how many, how much or who. */
export type RiskCode =
  | 'levelMedium'
  | 'levelHigh'
  | 'document'
  | 'address'
  | 'device'
  | 'ip'
  | 'openFlags'
  | 'riskyWithdraw'
  | 'outflow'
  | 'refusedAuth';

/** One part of the risk score. */
export interface RiskReason {
  code: RiskCode;
  points: number;
  value: string;
}

/** What keeps a member from something. `until` is `null` where nobody set an end. */
export interface MemberLock {
  kind: 'closed' | 'closing' | 'frozen' | 'withdraw';
  until: DateTime | null;
}

/** What two accounts have in common. */
export type LinkKind = 'document' | 'address' | 'device' | 'ip';

/** Another member, and what ties the two together. */
export interface LinkedMember extends MemberBrief {
  status: number;
  riskLevel: number;
  /** Documents are masked. */
  reasons: { kind: LinkKind; value: string }[];
}

/** One balance above zero. */
export interface ProfileAccount {
  accountType: number;
  coin: string;
  available: Decimal;
  frozen: Decimal;
  /** At the present price. */
  usdtValue: Decimal;
}

/** Something of the member's that waits for an operator. */
export interface PendingItem {
  kind: 'recharge' | 'withdraw' | 'auth' | 'adjust';
  id: number;
  no: string;
  /** `null` where it is not about money. */
  amount: Decimal | null;
  coin: string;
  status: number;
  createdAt: DateTime;
}

/** A sign-in of a member. */
export interface MemberSignIn {
  id: number;
  memberId: number;
  at: DateTime;
  ip: string;
  /** How a device is known again. */
  deviceId: string;
  device: string;
  /** 1 signed in, 0 refused. */
  ok: 0 | 1;
}

/** Money in and out, at the prices of its days. */
export interface MemberFlow {
  /** Out of in, percent points with one decimal; `null` while nothing came in. */
  outPercent: Decimal | null;
  /** Moved by trading, ≈ USDT. */
  turnoverUsdt: Decimal;
  /** Times what came in, two decimals; `null` while nothing came in. */
  turnoverRatio: Decimal | null;
  /** The last ninety days, the oldest first. */
  days: string[];
  in: Decimal[];
  out: Decimal[];
  /** Added up from the first of these days; may be negative. */
  net: Decimal[];
}

/** Answer of `GET member/profile`. */
export interface MemberProfile extends MemberRow {
  inviterId: number | null;
  risk: {
    /** 0 to 100. */
    score: number;
    reasons: RiskReason[];
  };
  locks: MemberLock[];
  accounts: ProfileAccount[];
  flow: MemberFlow;
  /** Only kinds the operator may see. */
  pending: PendingItem[];
  /** The last five. */
  signIns: MemberSignIn[];
  linked: LinkedMember[];
}

/** A member in the tree of invitations. Money is ≈ USDT and that of the whole branch, himself included. */
export interface TeamNode extends MemberBrief {
  status: number;
  kycLevel: number;
  createdAt: DateTime;
  directCount: number;
  /** Everybody below him. */
  teamCount: number;
  inUsdt: Decimal;
  outUsdt: Decimal;
}

/** Answer of `GET member/team`: a member and those he invited himself. */
export interface TeamLevel {
  root: TeamNode;
  list: TeamNode[];
}

/** Staff's note about a member. */
export interface MemberNote {
  id: number;
  memberId: number;
  content: string;
  pinned: 0 | 1;
  /** User names. */
  mentions: string[];
  createdBy: string;
  createdAt: DateTime;
  /** Until when the present operator may delete it; `null`: never. */
  deletableUntil: DateTime | null;
}

/** Body of `POST memberNote/add`. */
export interface MemberNoteDraft {
  memberId: number;
  content: string;
  pinned: 0 | 1;
  mentions: string[];
}

/** Kinds of events in a member's history. */
export type TimelineType = 'signIn' | 'recharge' | 'withdraw' | 'auth' | 'ledger' | 'staff';

/** One event. */
export interface TimelineEvent {
  key: string;
  at: DateTime;
  type: TimelineType;
  /**
   * State of a recharge, withdraw or authentication after it, type of a ledger line, verb of an operator,
   * 1 or 0 of a sign-in: codes of the dictionary that belongs to the type.
   */
  code: string;
  /** Business number; empty without one. */
  no: string;
  /** Signed for the ledger; `null` without money. */
  amount: Decimal | null;
  coin: string;
  /** Operator; empty for the member and the system. */
  who: string;
  /** A reason, a device, an address. */
  text: string;
}

/** Answer of `GET member/timeline`: the latest first. */
export interface TimelinePart {
  list: TimelineEvent[];
  /** Goes back as `before` for the older ones; `null` at the end. */
  next: string | null;
}
