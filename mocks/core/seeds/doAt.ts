import { SITE } from '../access';
import { writeOperLog } from '../audit';
import type { AuditNote } from '../audit';
import type { Db } from '../db';
import type { Context } from '../http';
import type { User } from '../systemRows';
import { MINUTE } from '../time';
import { contextOf } from './decideAt';

/** What an operator did in the past. */
interface Doing {
  /** Milliseconds. */
  at: number;
  /** Of the screen, as the operation log has it. */
  title: string;
  type: 'other' | 'review';
  path: string;
  /** What was sent, without the password. */
  body: object;
}

/** The operator of this name. @throws RangeError where there is none */
function userNamed(db: Db, name: string): User {
  const user = [...db.users.values()].find(({ userName }) => userName === name);
  if (!user) throw new RangeError(`nobody is called ${name}`);
  return user;
}

/**
 * An operator did something in the past that is no decision of the review engine, by the rules that hold today; the
 * operation log has it. @throws Refusal for what these rules forbid
 */
export function doAt(
  db: Db,
  who: string,
  { at, title, type, path, body }: Doing,
  run: (context: Context<unknown>, operPassword: string) => unknown,
): void {
  const user = userNamed(db, who);
  db.at(at, () => {
    const notes: AuditNote[] = [];
    run(
      contextOf(db, user, (note) => notes.push(note)),
      user.password,
    );
    for (const note of notes)
      writeOperLog(db, user, {
        title,
        type,
        method: 'POST',
        url: `/admin/${SITE}${path}`,
        ip: user.lastLoginIp,
        body,
        at: db.stamp(),
        ...note,
      });
  });
}

/** How long another operator takes to look at what was asked for, in milliseconds. */
export const LOOKED_AT_AFTER = 6 * MINUTE;
