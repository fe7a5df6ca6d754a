import { redEnvelope } from '../../../src/contract/campaign/redEnvelope';
import { SITE } from '../../core/access';
import { writeOperLog } from '../../core/audit';
import type { AuditNote, ActionType } from '../../core/audit';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { contextOf } from '../../core/seeds/decideAt';
import { TITLE } from '../history';

/** What an operator did in the past. */
interface Deed<Body extends object> {
  who: string;
  verb: 'add' | 'review' | 'cancel';
  body: Body;
}

const TYPES: Readonly<Record<Deed<object>['verb'], ActionType>> = {
  add: 'add',
  review: 'review',
  cancel: 'edit',
};

/** Lets an operator do something at the moment of the clock, by the rules that hold today; the operation log has it. */
export function doneBy<Body extends object>(
  db: Db,
  { who, verb, body }: Deed<Body>,
  work: (context: Context<Body>) => void,
): void {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  const notes: AuditNote = {};
  work({ ...contextOf(db, user, (note) => Object.assign(notes, note)), input: body });
  const { method } = redEnvelope.calls[verb];
  writeOperLog(db, user, {
    title: TITLE,
    type: TYPES[verb],
    method,
    url: `/admin/${SITE}${redEnvelope.calls[verb].path}`,
    ip: user.lastLoginIp,
    body,
    at: db.stamp(),
    ...notes,
  });
}
