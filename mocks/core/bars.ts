import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { DateTime } from '@/api/types';
import type { Db } from './db';
import { endUnlessAllowed } from './memberSessions';
import { Refusal } from './refusal';
import type { Member, MemberSwitches, Texts } from './rows';

/** What can be taken from a member, by its code of `biz_penalty`. */
export const BARS = ['freeze', 'noTrade', 'noWithdraw'] as const;
export type BarKind = (typeof BARS)[number];

/** The switch that a bar turns off; a freeze turns all of them off. */
const SWITCH_OF = { noTrade: 'canTrade', noWithdraw: 'canWithdraw' } as const;

/** A violation that was confirmed, and whose penalties hold. */
export interface Verdict {
  violationNo: string;
  /** `biz_severity` */
  severity: number;
  /** Codes of `biz_penalty`. */
  penalties: readonly string[];
  /** When they end by themselves; `null`: not before it is revoked. */
  until: DateTime | null;
}

/** Something that is taken from a member, and what took it. */
export interface Bar {
  kind: BarKind;
  /** Number of the violation; empty for a decision of operators. */
  no: string;
  until: DateTime | null;
}

declare module './area' {
  interface Area {
    /** Confirmed violations of a member that are in force. */
    verdicts?(db: Db, memberId: number): Verdict[];
    /** Numbers of a member's violations that nobody has decided about. */
    suspicions?(db: Db, memberId: number): string[];
  }
}

/** Numbers of a member's violations that nobody has decided about. */
export const suspicionsOf = (db: Db, memberId: number): string[] =>
  db.areas.flatMap(({ suspicions }) => suspicions?.(db, memberId) ?? []);

/** Confirmed violations of a member that are in force. */
export const verdictsOf = (db: Db, memberId: number): Verdict[] =>
  db.areas.flatMap(({ verdicts }) => verdicts?.(db, memberId) ?? []);

/** What operators have decided about a member, whatever violations take besides. */
export interface StaffDecision {
  allowed: MemberSwitches;
  /** Whether they froze the account, and when that ends by itself. */
  frozen: boolean;
  until: DateTime | null;
}

const ALL_ON: MemberSwitches = { canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 };
const ALL_OFF: MemberSwitches = { canLogin: 0, canTrade: 0, canWithdraw: 0, canTransfer: 0 };

const switchesOf = ({ canLogin, canTrade, canWithdraw, canTransfer }: MemberSwitches): MemberSwitches => ({
  canLogin,
  canTrade,
  canWithdraw,
  canTransfer,
});

/** What operators have decided about a member. */
export function staffDecision(member: Member): StaffDecision {
  const isFrozen = member.status === MemberStatus.frozen;
  return {
    allowed: member.switchesBefore ?? (isFrozen ? ALL_ON : switchesOf(member)),
    frozen: isFrozen && member.frozenByViolation === 0,
    until: member.freezeUntil,
  };
}

const ofVerdicts = (verdicts: readonly Verdict[]): Bar[] =>
  verdicts.flatMap(({ violationNo: no, penalties, until }) =>
    BARS.filter((kind) => penalties.includes(kind)).map((kind) => ({ kind, no, until })),
  );

function ofStaff({ frozen, until, allowed }: StaffDecision): Bar[] {
  const bars: Bar[] = frozen ? [{ kind: 'freeze', no: '', until }] : [];
  for (const kind of ['noTrade', 'noWithdraw'] as const)
    if (allowed[SWITCH_OF[kind]] === 0) bars.push({ kind, no: '', until: null });
  return bars;
}

/** Everything that holds a member: which violation, or which decision of operators, takes what. */
export function barsOf(db: Db, memberId: number): Bar[] {
  const member = db.members.get(memberId);
  if (!member || member.status === MemberStatus.closed) return [];
  return [...ofStaff(staffDecision(member)), ...ofVerdicts(verdictsOf(db, memberId))];
}

/** When nothing of some bars holds any more; `null` where one of them has no end. */
const endOf = (bars: readonly Bar[]): DateTime | null =>
  bars.reduce<DateTime | null>(
    (latest, { until }, place) =>
      until === null || (latest === null && place > 0)
        ? null
        : latest !== null && latest > until
          ? latest
          : until,
    null,
  );

/** When a freeze ends by itself; `null` for an account that is not frozen, and where an operator has to lift it. */
export const frozenUntil = (db: Db, { id }: Pick<Member, 'id'>): DateTime | null =>
  endOf(barsOf(db, id).filter(({ kind }) => kind === 'freeze'));

/**
 * Makes the state and the switches of a member what decisions of operators and violations in force come to. A closed
 * account stays as it is.
 * @returns true where the account has just been frozen
 */
export function enforce(db: Db, member: Member, staff: StaffDecision = staffDecision(member)): boolean {
  if (member.status === MemberStatus.closed) return false;
  const wasFrozen = member.status === MemberStatus.frozen;
  const bars = [...ofStaff(staff), ...ofVerdicts(verdictsOf(db, member.id))];
  const isFrozen = bars.some(({ kind }) => kind === 'freeze');
  const left = { ...staff.allowed };
  for (const { kind } of bars) if (kind !== 'freeze') left[SWITCH_OF[kind]] = 0;
  const now = isFrozen ? ALL_OFF : left;
  member.status = isFrozen ? MemberStatus.frozen : MemberStatus.normal;
  Object.assign(member, now);
  member.switchesBefore = now === left && bars.every(({ no }) => no === '') ? null : staff.allowed;
  member.frozenByViolation = isFrozen && !staff.frozen ? 1 : 0;
  member.freezeUntil = staff.frozen ? staff.until : null;
  endUnlessAllowed(db, member);
  return isFrozen && !wasFrozen;
}

const heldBy: Texts = [
  '违规 {no} 的处罚仍在生效，须先撤销该违规或等处罚到期',
  'Violation {no} holds this. Revoke the violation first, or wait until the penalty ends.',
  '違規 {no} 的處罰仍在生效，須先撤銷該違規或等處罰到期',
];

/** Operators lift no bar that a violation holds. @throws Refusal 40904 with its number */
export function mustNotBeHeld(db: Db, memberId: number, kind: BarKind): void {
  const holder = barsOf(db, memberId).find((bar) => bar.kind === kind && bar.no !== '');
  if (holder) throw new Refusal(40904, { because: heldBy, no: holder.no });
}
