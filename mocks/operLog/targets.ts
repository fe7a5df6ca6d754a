import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { logTargetOf } from '../core/logTargets';
import type { OperLog } from '../core/systemRows';

/** True when a line is about a member or one of his records; a line may name several. */
export function isAbout(db: Db, line: OperLog, memberId: number): boolean {
  const target = logTargetOf(db, line.targetType);
  return (
    target !== undefined &&
    line.targetId.split(',').some((id) => target.find(db, Number(id))?.memberId === memberId)
  );
}

/**
 * What operators did to a member and those of his records that the asking one may list, the oldest first.
 * Who belongs to a member learns nothing of what the staff does.
 */
export const linesAbout = ({ db, user, can }: Context<unknown>, memberId: number): OperLog[] =>
  user.bindMemberId
    ? []
    : db.operLogs.filter(
        (line) => isAbout(db, line, memberId) && can(logTargetOf(db, line.targetType)?.list ?? ''),
      );
