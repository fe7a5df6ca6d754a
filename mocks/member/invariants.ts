import { MemberStatus } from '../../src/contract/member/memberFlow';
import { changeOf } from '../core/audit';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import { SWITCHES } from './thaw';
import { FINAL } from '../core/withdrawStates';

/** A member stands below their inviter. */
export function checkTeams(db: Db, complain: Complain): void {
  for (const member of db.members.values()) {
    const above = db.members.get(member.parentId ?? 0)?.teamPath ?? '/';
    if (member.teamPath !== `${above}${member.id}/`) complain(`team path of member ${member.uid} is wrong`);
  }
}

/** A frozen member may do nothing; a closed one has nothing, nor anything on its way out. */
export function checkMembers(db: Db, complain: Complain): void {
  const closed = new Set<number>();
  const taken = new Set<string>();
  for (const member of db.members.values()) {
    const { id, uid, account, inviteCode, status } = member;
    for (const key of [uid, account.toLowerCase(), inviteCode]) {
      if (taken.has(key)) complain(`${key} belongs to two members`);
      taken.add(key);
    }
    if (status === MemberStatus.closed) closed.add(id);
    if (status !== MemberStatus.normal && SWITCHES.some((name) => member[name] === 1))
      complain(`member ${uid} in state ${status} may still do something`);
    if (status === MemberStatus.closed && member.closeRequestedBy)
      complain(`closed member ${uid} waits to be closed`);
  }
  for (const { memberId, coin, available, frozen } of db.ledger.accounts()) {
    if (closed.has(memberId) && available + frozen > 0n) complain(`closed member ${memberId} has ${coin}`);
  }
  for (const { memberId, orderNo, status } of db.withdraws.values()) {
    if (closed.has(memberId) && !FINAL.has(status)) complain(`withdraw ${orderNo} is a closed member's`);
  }
}

/** Notes and sign-ins belong to members, and notes to operators, who may have left since. */
export function checkMemberRecords(db: Db, complain: Complain): void {
  const gone = db.operLogs.filter(({ operUrl }) => operUrl.endsWith('/user/delete'));
  const staff = new Set([
    ...[...db.users.values()].map(({ userName }) => userName),
    ...gone.map(({ targetText }) => targetText),
  ]);
  for (const { id, memberId, createdBy, mentions } of db.memberNotes.values()) {
    if (!db.members.has(memberId)) complain(`note ${id} is about nobody`);
    if (![createdBy, ...mentions].every((name) => staff.has(name))) complain(`note ${id} names a stranger`);
  }
  for (const { id, memberId } of db.memberSignIns) {
    if (!db.members.has(memberId)) complain(`sign-in ${id} is nobody's`);
  }
}

/** An account is closed by another operator than the one who asked for it. */
export function checkClosings(db: Db, complain: Complain): void {
  for (const { operUrl, operName, targetId, errorCode, diff } of db.operLogs) {
    if (errorCode !== 0 || changeOf(diff, 'status')?.after !== String(MemberStatus.closed)) continue;
    if (changeOf(diff, 'closeRequestedBy')?.before === operName)
      complain(`${operUrl} of ${targetId} was done by one, ${operName}`);
  }
}
