import type { Area } from '../core/area';
import { checkTutors } from './invariants';
import { seedTutors } from './seeds/tutors';
import { tutorHandlers } from './tutors';
import { tutorVisits } from './visits';

/** Mentors whom members find on the site. */
export const tutor: Area = {
  name: 'tutor',
  records: { tutor: ['导师', 'Tutor', '導師'] },
  tables: () => ({ tutors: new Map() }),
  handlers: tutorHandlers,
  seeds: { end: seedTutors },
  visits: tutorVisits,
  invariants: [checkTutors],
  usesFiles: (db) => [...db.tutors.values()].flatMap(({ deleted, avatar }) => (deleted ? [] : [avatar])),
};
