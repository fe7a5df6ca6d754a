import type { Place } from './place';

/** What operators stop as a whole: everything of a member, or everything that goes to or comes from a place. */
export type Subject = { memberId: number } | { place: Place };
