import type { HttpHandler } from 'msw';
import { memberNote } from '../../../src/contract/member/note';
import { profile, readProfile } from '../../../src/contract/member/profile';
import { readSecurity } from '../../../src/contract/member/security';
import { readTeam } from '../../../src/contract/member/team';
import { readTimeline } from '../../../src/contract/member/timeline';
import { bodyOf, queryOf } from '../../core/body';
import type { Db } from '../../core/db';
import { call } from '../../core/http';
import { pageShape } from '../../core/resource';
import { addNote, deleteNotes, listNotes, notesOf, pinNote } from './notes';
import { profileOf } from './profile';
import { securityOf } from './security';
import { teamLevelOf } from './team';
import { timelineOf } from './timeline';

const NOTES = '会员备注';
const { calls } = memberNote;

export const profileHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET member/profile', { answer: profile }, queryOf(db, readProfile.query), profileOf),
  call(
    db,
    'GET member/security',
    { answer: readSecurity.answer, staffOnly: true },
    queryOf(db, readSecurity.query),
    securityOf,
  ),
  call(db, 'GET member/team', { answer: readTeam.answer }, queryOf(db, readTeam.query), teamLevelOf),
  call(
    db,
    'GET member/timeline',
    { answer: readTimeline.answer },
    queryOf(db, readTimeline.query),
    timelineOf,
  ),
  call(db, 'GET memberNote/list', { answer: pageShape({ contract: memberNote }) }, notesOf, listNotes),
  call(
    db,
    'POST memberNote/add',
    { action: { title: NOTES, type: 'add' } },
    bodyOf(db, calls.add.body),
    addNote,
  ),
  call(
    db,
    'PUT memberNote/pin',
    { permission: ['memberNote/add'], action: { title: NOTES, type: 'edit' } },
    bodyOf(db, calls.pin.body),
    pinNote,
  ),
  call(
    db,
    'DELETE memberNote/delete',
    { action: { title: NOTES, type: 'delete' } },
    bodyOf(db, calls.remove.body),
    deleteNotes,
  ),
];
