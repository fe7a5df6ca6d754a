import type { Db } from '../db';
import type { OperLog } from '../systemRows';

type Owned = (db: Db, id: number) => { memberId: number | null } | undefined;

/** Whose a record is, by the `targetType` that the operation log knows its kind by. */
const OWNERS: Record<string, Owned> = {
  member: (_, id) => ({ memberId: id }),
  recharge: (db, id) => db.recharges.get(id),
  withdraw: (db, id) => db.withdraws.get(id),
  auth: (db, id) => db.auths.get(id),
  adjust: (db, id) => db.adjusts.get(id),
  rechargeAddress: (db, id) => db.rechargeAddresses.get(id),
  withdrawAddress: (db, id) => db.withdrawAddresses.get(id),
  memberNote: (db, id) => db.memberNotes.get(id),
};

/** True when a line is about a member or one of his records; a line may name several. */
export function isAbout(db: Db, { targetType, targetId }: OperLog, memberId: number): boolean {
  const owner = Object.hasOwn(OWNERS, targetType) ? OWNERS[targetType] : undefined;
  if (!owner) return false;
  return targetId.split(',').some((id) => owner(db, Number(id))?.memberId === memberId);
}

/** What operators did to a member and his records, the oldest first. */
export const linesAbout = (db: Db, memberId: number): OperLog[] =>
  db.operLogs.filter((line) => isAbout(db, line, memberId));
