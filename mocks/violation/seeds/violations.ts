import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { Penalty, Severity, ViolationSource, violation } from '../../../src/contract/risk/violation';
import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import { isPlatformAccount } from '../../core/platformAccount';
import { actAt } from '../../core/seeds/actAt';
import { decideAt } from '../../core/seeds/decideAt';
import type { Member } from '../../core/rows';
import { tiesOf } from '../../core/ties';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { expireOne } from '../expiry';
import { NO_TERMS, violationKind } from '../kind';
import type { Terms } from '../kind';
import { violations } from '../list';
import { addViolation, VIOLATION } from '../store';
import type { ViolationRow } from '../store';
import { appealBy } from '../visits';
import { APPEALS, DISMISSALS, evidencePicture, foundOf, REMARKS, TYPES } from './plans';

/** So many of each; 46 in all. */
const PLAN = { pending: 6, appealed: 2, dismissed: 8, revoked: 5, confirmed: 25 } as const;

type Fate = keyof typeof PLAN;

/** Members of the fixed stories and the team around one of them. */
const STORY = 60;

/** Members about whom nothing else is open, and who are linked to nobody. */
const ordinary = (db: Db): Member[] =>
  [...db.members.values()].filter(
    (member) =>
      member.id > STORY &&
      member.status === MemberStatus.normal &&
      !isPlatformAccount(member) &&
      tiesOf(db, member.id).size === 0 &&
      db.areas.every(({ open }) => (open?.of(db, { memberId: member.id }) ?? []).length === 0),
  );

/** What was confirmed, and until when. */
function termsOf(random: Random, at: number, isOver: boolean): Terms {
  const holding = random.weighted([
    [[Penalty.noWithdraw], 4],
    [[Penalty.noTrade], 3],
    [[Penalty.noWithdraw, Penalty.noTrade], 1],
    [[], 4],
  ] as const);
  if (isOver) {
    const until = stampOf(at + random.int(2, 6) * DAY);
    return { ...NO_TERMS, penalties: [Penalty.warn, ...holding, Penalty.freeze], penaltyUntil: until };
  }
  const isEnding = holding.length > 0 && random.chance(0.7);
  return {
    ...NO_TERMS,
    penalties: [Penalty.warn, ...holding],
    penaltyUntil: isEnding ? stampOf(at + random.int(70, 200) * DAY) : null,
  };
}

/** Somebody recorded what a member did, or the platform's rules did. */
function recorded(db: Db, random: Random, member: Member, at: number): ViolationRow {
  const type = random.pick(TYPES);
  const severity = random.weighted([
    [Severity.minor, 5],
    [Severity.moderate, 4],
    [Severity.severe, 2],
  ] as const);
  const source = random.weighted([
    [ViolationSource.staff, 5],
    [ViolationSource.rule, 3],
    [ViolationSource.report, 2],
  ] as const);
  const who = random.pick(['service01', 'service02']);
  const evidence = random.chance(0.6)
    ? [evidencePicture(`UID ${member.uid}`, [stampOf(at - 3 * HOUR), stampOf(at - 2 * HOUR), type])]
    : [];
  const given = { memberId: member.id, type, severity, source, evidence, description: foundOf(random, type) };
  if (source === ViolationSource.rule) return db.at(at, () => addViolation(db, { ...given, createdBy: '' }));
  const { evidence: _evidence, ...body } = given;
  return actAt(db, { at, who, call: violation.calls.add, line: violations, body }, ({ note }) => {
    const row = addViolation(db, { ...given, createdBy: who });
    note({ targetType: VIOLATION, targetId: String(row.id), targetText: row.violationNo });
    return row;
  });
}

/** What became of a violation. */
function decided(db: Db, random: Random, row: ViolationRow, fate: Fate, from: number, isOver: boolean): void {
  const { approve, reject, revoke } = violationKind.transitions;
  const at = from + random.int(15, 600) * MINUTE;
  if (fate === 'pending') return;
  if (fate === 'dismissed') {
    const ask = { note: random.pick(DISMISSALS) };
    decideAt(db, violationKind, reject, { at, who: 'risk001', row, ask });
    return;
  }
  const ask = { note: random.pick(REMARKS), terms: termsOf(random, at, isOver) };
  if (row.severity === Severity.severe)
    decideAt(db, violationKind, approve, { at: at - 5 * MINUTE, who: 'risk002', row, ask });
  decideAt(db, violationKind, approve, { at, who: 'risk001', row, ask });
  if (isOver && row.penaltyUntil !== null) db.at(msOf(row.penaltyUntil), () => expireOne(db, row));
  if (fate === 'appealed')
    db.at(db.now() - random.int(2, 40) * HOUR, () => appealBy(db, row, random.pick(APPEALS)));
  if (fate !== 'revoked') return;
  const appealed = at + random.int(3, 30) * HOUR;
  db.at(appealed, () => appealBy(db, row, random.pick(APPEALS)));
  const why = { note: '经复核，会员提供的证明属实，撤销处罚。' };
  decideAt(db, violationKind, revoke, { at: appealed + 5 * HOUR, who: 'admin', row, ask: why });
}

/** Violations of the past months, and those that wait. */
export function seedViolations(db: Db): void {
  const random = db.random('violation');
  const people = ordinary(db);
  const fates = Object.entries(PLAN).flatMap(([fate, n]) => Array<string>(n).fill(fate)) as Fate[];
  for (const [place, fate] of fates.entries()) {
    // Every fourth is about somebody who has done it before.
    const member = people[place % 4 === 3 ? place - 3 : place];
    if (!member) throw new Error('there are too few ordinary members');
    const isOver = fate === 'confirmed' && random.chance(0.5);
    const days = fate === 'confirmed' ? (isOver ? random.int(10, 60) : random.int(2, 50)) : random.int(6, 50);
    const from = db.now() - (fate === 'pending' ? random.int(8, 600) * MINUTE : days * DAY);
    decided(db, random, recorded(db, random, member, from), fate, from, isOver);
  }
}
