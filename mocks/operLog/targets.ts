import type { Db } from '../core/db';
import type { Context } from '../core/http';
import type { OperLog } from '../core/systemRows';

interface Kind {
  /** Permission that shows such records. */
  list: string;
  find(db: Db, id: number): { memberId: number | null } | undefined;
}

/** Records that belong to members, by the `targetType` that the operation log knows their kind by. */
const KINDS: Record<string, Kind> = {
  member: { list: 'member/list', find: (_, id) => ({ memberId: id }) },
  recharge: { list: 'cwManage/chargeLogList', find: (db, id) => db.recharges.get(id) },
  withdraw: { list: 'cwManage/withdrawLogList', find: (db, id) => db.withdraws.get(id) },
  auth: { list: 'memberAuth/list', find: (db, id) => db.auths.get(id) },
  adjust: { list: 'memberAssetAdjust/list', find: (db, id) => db.adjusts.get(id) },
  rechargeAddress: { list: 'memberRechargeAddress/list', find: (db, id) => db.rechargeAddresses.get(id) },
  withdrawAddress: { list: 'memberWithdrawAddress/list', find: (db, id) => db.withdrawAddresses.get(id) },
  memberNote: { list: 'memberNote/list', find: (db, id) => db.memberNotes.get(id) },
};

const kindOf = ({ targetType }: OperLog): Kind | undefined =>
  Object.hasOwn(KINDS, targetType) ? KINDS[targetType] : undefined;

/** True when a line is about a member or one of his records; a line may name several. */
export function isAbout(db: Db, line: OperLog, memberId: number): boolean {
  const kind = kindOf(line);
  return (
    kind !== undefined &&
    line.targetId.split(',').some((id) => kind.find(db, Number(id))?.memberId === memberId)
  );
}

/**
 * What operators did to a member and those of his records that the asking one may list, the oldest first.
 * Who belongs to a member learns nothing of what the staff does.
 */
export const linesAbout = ({ db, user, can }: Context<unknown>, memberId: number): OperLog[] =>
  user.bindMemberId
    ? []
    : db.operLogs.filter((line) => isAbout(db, line, memberId) && can(kindOf(line)?.list ?? ''));
