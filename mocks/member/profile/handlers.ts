import type { HttpHandler } from 'msw';
import { memberNote } from '../../../src/contract/member/note';
import { readProfile } from '../../../src/contract/member/profile';
import { readSecurity } from '../../../src/contract/member/security';
import { readTeam } from '../../../src/contract/member/team';
import { readTimeline } from '../../../src/contract/member/timeline';
import { readCluster } from '../../../src/contract/risk/cluster';
import type { Db } from '../../core/db';
import { act, answer, answerAsked } from '../../core/http';
import { pageShape } from '../../core/resource';
import { clusterOf } from '../cluster/cluster';
import { addNote, deleteNotes, listNotes, notesOf, pinNote } from './notes';
import { profileOf } from './profile';
import { securityOf } from './security';
import { teamLevelOf } from './team';
import { timelineOf } from './timeline';

const NOTES = '会员备注';
const { calls } = memberNote;

export const profileHandlers = (db: Db): HttpHandler[] => [
  answer(db, readProfile, profileOf),
  answer(db, readSecurity, securityOf),
  answer(db, readTeam, teamLevelOf),
  answer(db, readTimeline, timelineOf),
  answer(db, readCluster, clusterOf),
  answerAsked(db, calls.list, notesOf, listNotes, { answer: pageShape({ contract: memberNote }) }),
  act(db, calls.add, { title: NOTES }, addNote),
  act(db, calls.pin, { title: NOTES }, pinNote),
  act(db, calls.remove, { title: NOTES }, deleteNotes),
];
