import { samePlace } from './place';
import type { Place } from './place';

/** What operators stop as a whole: everything of a member, or everything that goes to or comes from a place. */
export type Subject = { memberId: number } | { place: Place };

/** True for a record of the member, or one that the place is meant in. */
export const isOf = (subject: Subject, memberId: number, place: Place): boolean =>
  'memberId' in subject ? subject.memberId === memberId : samePlace(subject.place, place);
