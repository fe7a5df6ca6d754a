import { can, SITE } from '../access';
import { writeOperLog } from '../audit';
import type { AuditNote } from '../audit';
import type { Db } from '../db';
import type { Context } from '../http';
import { queueOf } from '../queues';
import type { Ask, Kind, Reviewed, Transition } from '../review/kind';
import { decideOne } from '../review/perform';
import type { User } from '../systemRows';

/** The context that a call of an operator would have, with `note` for its entry in the operation log. */
export function contextOf(db: Db, user: User, note: (note: AuditNote) => void): Context<unknown> {
  const call = { token: undefined, lang: 'zh-cn', ip: user.lastLoginIp, userAgent: '' } as const;
  const allowed = { can: (path: string) => can(db, user, path), inScope: () => true };
  return { db, user, input: undefined, ...call, ...allowed, note, noteRecord: note };
}

/**
 * An operator decided about a record in the past, by the rules that hold today; history and operation log have it.
 * @throws Refusal for what these rules forbid
 */
export function decideAt<Row extends Reviewed, Input extends Ask>(
  db: Db,
  kind: Kind<Row>,
  transition: Transition<Row, Input>,
  { at, who, row, ask }: { at: number; who: string; row: Row; ask: Input },
): void {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  const { id, version } = row;
  const { verb, permission, stepUp } = transition;
  const operPassword = stepUp ? user.password : undefined;
  db.at(at, () => {
    const notes: AuditNote = {};
    // Each record that it wrote has a line of its own.
    const records: AuditNote[] = [];
    const context: Context<unknown> = {
      ...contextOf(db, user, (note) => Object.assign(notes, note)),
      noteRecord: (note) => void records.push(note),
    };
    decideOne(context, kind, transition, { id, operPassword, ask: { ...ask, version } });
    for (const note of records)
      writeOperLog(db, user, {
        title: queueOf(db, kind.name).title,
        type: 'review',
        method: 'POST',
        url: `/admin/${SITE}${permission}`,
        ip: user.lastLoginIp,
        body: { id, result: verb, remark: ask.note ?? '' },
        at: db.stamp(),
        ...notes,
        ...note,
      });
  });
}
