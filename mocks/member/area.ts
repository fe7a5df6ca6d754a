import { memberNote } from '../../src/contract/member/note';
import type { Area } from '../core/area';
import { memberMatches } from '../core/listing';
import { unique } from '../core/optionHandlers';
import { listPath } from '../core/resource';
import { revealOf } from '../core/reveal';
import { searchOf } from '../core/search';
import { rowsOf } from '../core/lookup';
import { checkTotals } from './checkTotals';
import { closings } from './close';
import { memberHandlers } from './handlers';
import { checkClosings, checkMemberRecords, checkMembers, checkTeams } from './invariants';
import { members } from './list';
import { profileHandlers } from './profile/handlers';
import type { NoteRow } from './profile/notes';
import type { MemberSignIn } from './profile/wire';
import type { ResetLink } from './resetLinks';
import { seedMemberNotes } from './seeds/memberNotes';
import { seedMembers } from './seeds/members';
import { seedMemberSessions } from './seeds/memberSessions';
import { seedMemberSignIns } from './seeds/memberSignIns';
import { checkSessions, sessionEnd } from './sessions';
import { memberSettings } from './settings';
import { freezeEnd } from './thaw';
import { memberVisits } from './visits';

declare module '../core/tables' {
  interface Tables {
    memberNotes: Map<number, NoteRow>;
    /** The oldest first. */
    memberSignIns: MemberSignIn[];
    resetLinks: Map<number, ResetLink>;
  }
}

export const member: Area = {
  name: 'member',
  records: {
    member: ['会员', 'Member', '會員'],
    memberNote: ['会员备注', 'Member note', '會員備註'],
  },
  settings: memberSettings,
  tables: () => ({ memberNotes: new Map(), memberSignIns: [], resetLinks: new Map() }),
  handlers: (db) => [...memberHandlers(db), ...profileHandlers(db)],
  seeds: {
    start(db) {
      seedMembers(db);
      seedMemberSignIns(db);
      seedMemberSessions(db);
    },
    end: seedMemberNotes,
  },
  visits: memberVisits,
  followUps: { closings },
  jobs: [freezeEnd, sessionEnd],
  invariants: [checkTeams, checkMembers, checkMemberRecords, checkClosings, checkTotals, checkSessions],
  searches: [
    searchOf(
      'member',
      '/member/list',
      members,
      (row, keyword) => (memberMatches(row, keyword) ? ['memberId', String(row.id)] : undefined),
      ({ uid }) => uid,
      ({ nickname }) => nickname,
    ),
  ],
  reveals: [
    revealOf(members, {
      account: ({ account }) => account,
      phone: ({ phone }) => phone,
      email: ({ email }) => email,
    }),
  ],
  options: {
    tag: (db, _, { inScope }) =>
      unique([...db.members.values()].flatMap(({ id, tags }) => (inScope(id) ? tags : []))),
  },
  logTargets: [
    { type: 'member', list: listPath(members), find: (_, id) => ({ memberId: id }) },
    { type: 'memberNote', list: memberNote.calls.list.path, find: (db, id) => db.memberNotes.get(id) },
  ],
  timeline: [
    {
      type: 'signIn',
      events: ({ db }, memberId) =>
        rowsOf(db.memberSignIns, memberId).map(({ id, at, ip, device, ok }) => ({
          key: `signIn-${id}`,
          at,
          code: String(ok),
          text: `${device} · ${ip}`,
        })),
    },
  ],
};
