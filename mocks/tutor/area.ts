import { tutor as contract } from '../../src/contract/content/tutor';
import type { Area } from '../core/area';
import { inLang } from '../core/optionHandlers';
import { begins, searchOf } from '../core/search';
import { checkTutors } from './invariants';
import { seedTutors } from './seeds/tutors';
import { textsOf, tutorHandlers } from './tutors';
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
  searches: [
    searchOf(
      'tutor',
      '/content/tutor',
      { contract, rows: ({ tutors }) => [...tutors.values()] },
      begins({ bindUid: (row) => row.bindUid }),
      (_, value) => value,
      (row, _, lang) => inLang(textsOf(row), lang),
    ),
  ],
  usesFiles: (db) => [...db.tutors.values()].flatMap(({ deleted, avatar }) => (deleted ? [] : [avatar])),
};
