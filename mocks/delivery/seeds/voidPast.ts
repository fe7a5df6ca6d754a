import { SITE } from '../../core/access';
import { writeOperLog } from '../../core/audit';
import type { AuditNote } from '../../core/audit';
import type { Db } from '../../core/db';
import { contextOf } from '../../core/seeds/decideAt';
import { MINUTE } from '../../core/time';
import { requestVoid, reviewVoid } from '../void';
import type { Context } from '../../core/http';

const REASON = 'XRP 行情源中断，无法取得有效结算价';

interface Past {
  at: number;
  who: string;
  verb: 'void' | 'voidReview';
  body: object;
}

/** What an operator did in the past, with the lines it left in the operation log. */
function doAt(db: Db, { at, who, verb, body }: Past, run: (context: Context<unknown>) => unknown): void {
  const user = [...db.users.values()].find(({ userName }) => userName === who);
  if (!user) throw new RangeError(`nobody is called ${who}`);
  db.at(at, () => {
    const notes: AuditNote[] = [];
    run(contextOf(db, user, (note) => notes.push(note)));
    for (const note of notes)
      writeOperLog(db, user, {
        title: '交割订单',
        type: verb === 'void' ? 'other' : 'review',
        method: 'POST',
        url: `/admin/${SITE}deliveryOrder/${verb}`,
        ip: user.lastLoginIp,
        body,
        at: db.stamp(),
        ...note,
      });
  });
}

/** One operator asked for the void of a cycle, another granted it. */
export function voidPast(db: Db, at: number, id: number): void {
  const cycleId = String(id);
  const password = (who: string) =>
    [...db.users.values()].find(({ userName }) => userName === who)?.password ?? '';
  const [first, second] = ['risk001', 'risk002'];
  const asked = { cycleId, reason: REASON, requestId: `past-request-${cycleId}` };
  doAt(db, { at, who: first, verb: 'void', body: asked }, (context) =>
    requestVoid({ ...context, input: { ...asked, operPassword: password(first) } }),
  );
  const granted = { cycleId, result: 'approve', requestId: `past-void-${cycleId}` } as const;
  doAt(db, { at: at + 6 * MINUTE, who: second, verb: 'voidReview', body: granted }, (context) =>
    reviewVoid({ ...context, input: { ...granted, reason: undefined, operPassword: password(second) } }),
  );
}
