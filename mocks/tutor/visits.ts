import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import type { TutorRow } from './rows';

/** A member follows a tutor who is on, or follows him no longer. */
function follow(db: Db, random: Random): boolean {
  const isSeen = ({ deleted, status }: TutorRow) => !deleted && status === OnOff.on;
  const row = someone(db.tutors.values(), random, isSeen);
  if (!row) return false;
  row.followerCount = Math.max(0, row.followerCount + (random.chance(0.8) ? 1 : -1));
  return true;
}

/** Members who find their tutors. */
export const tutorVisits: readonly Visit[] = [{ weight: 1, act: follow }];
