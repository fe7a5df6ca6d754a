import { MOST_RECOMMENDED } from '../../src/contract/content/tutorRules';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';

/** A member is bound to one tutor at most, is the one whose UID the tutor has, and few tutors are recommended. */
export function checkTutors(db: Db, complain: Complain): void {
  const rows = [...db.tutors.values()].filter(({ deleted }) => !deleted);
  const bound = rows.flatMap(({ memberId }) => memberId ?? []);
  if (new Set(bound).size !== bound.length) complain('a member is bound to two tutors');
  for (const { id, memberId, bindUid } of rows)
    if ((memberId === null ? '' : db.members.get(memberId)?.uid) !== bindUid)
      complain(`tutor ${id} is bound to another member than ${bindUid}`);
  if (rows.filter(({ isRecommend }) => isRecommend === OnOff.on).length > MOST_RECOMMENDED)
    complain('too many tutors are recommended');
}
