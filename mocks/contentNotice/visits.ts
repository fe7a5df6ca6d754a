import { isPublished } from '../core/contentNotices';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import type { Visit } from '../core/visits';
import { someone } from '../core/visits';
import { audienceOf } from './audience';

/** A member reads a notice that is new to him. */
function readOne(db: Db, random: Random): boolean {
  const row = someone(db.contentNotices.values(), random, isPublished);
  const member = row && someone(audienceOf(db, row), random, ({ id }) => !row.readBy.has(id));
  if (!member) return false;
  row.readBy.add(member.id);
  return true;
}

/** Members in front of notices. */
export const contentNoticeVisits: readonly Visit[] = [{ weight: 3, act: readOne }];
