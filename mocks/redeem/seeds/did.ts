import type { Call } from '@/contract/call';
import { SITE } from '../../core/access';
import { actionOf } from '../../core/actions';
import { writeOperLog } from '../../core/audit';
import type { AuditNote } from '../../core/audit';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { contextOf } from '../../core/seeds/decideAt';
import { TITLE } from '../names';

/** What an operator did in the past, by the rules that hold today; the operation log has it. */
export function did<Input, Result>(
  db: Db,
  { who, call, input }: { who: string; call: Call; input: Input },
  work: (context: Context<Input>) => Result,
): Result {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  const notes: AuditNote = {};
  const result = work({ ...contextOf(db, user, (note) => Object.assign(notes, note)), input });
  const line = { title: TITLE, type: actionOf(call), method: call.method, ip: user.lastLoginIp, body: input };
  writeOperLog(db, user, { ...line, url: `/admin/${SITE}${call.path}`, at: db.stamp(), ...notes });
  return result;
}
