import type { Call } from '@/contract/call';
import { SITE } from '../access';
import { actionOf } from '../actions';
import { writeOperLog } from '../audit';
import type { AuditNote } from '../audit';
import type { Db } from '../db';
import type { Context, Line } from '../http';
import { contextOf } from './decideAt';

/** A call that an operator made in the past. */
interface PastCall {
  at: number;
  who: string;
  call: Pick<Call, 'method' | 'path'>;
  line: Line;
  /** As it was sent, without the password. */
  body: object;
}

/**
 * An operator made a call in the past, with the lines it left in the operation log: one for each record that was written,
 * where there are several.
 * @param run what the call does; the second parameter is the operator's own password
 */
export function actAt<Result>(
  db: Db,
  { at, who, call, line, body }: PastCall,
  run: (context: Context<unknown>, operPassword: string) => Result,
): Result {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  return db.at(at, () => {
    const whole: AuditNote = {};
    const records: AuditNote[] = [];
    const context: Context<unknown> = {
      ...contextOf(db, user, (note) => void Object.assign(whole, note)),
      noteRecord: (note) => void records.push(note),
    };
    const result = run(context, user.password);
    for (const note of records.length > 0 ? records : [whole])
      writeOperLog(db, user, {
        title: line.title,
        type: line.type ?? actionOf(call),
        method: call.method,
        url: `/admin/${SITE}${call.path}`,
        ip: user.lastLoginIp,
        body,
        at: db.stamp(),
        ...whole,
        ...note,
      });
    return result;
  });
}
