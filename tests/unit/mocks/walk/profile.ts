import type { NoteRow } from '#mocks/member/profile/notes';
import { stampOf } from '#mocks/core/time';
import type { Walk } from './draws';

/** How long an author may take a note back. Milliseconds. */
const REGRET = 30 * 60_000;

export const profileWalk: Walk = ({ db, random, one, some }) => {
  const memberId = () => one(db.members.values()).id;
  const notes = () => db.memberNotes.values();
  return [
    { route: 'GET member/profile', input: () => ({ id: memberId() }) },
    { route: 'GET member/team', input: () => ({ id: memberId() }) },
    {
      route: 'GET cluster/get',
      input: () => ({
        depth: random.int(1, 2),
        ...random.pick([{ memberId: memberId() }, { ip: one(db.members.values()).lastLoginIp }]),
      }),
    },
    { route: 'GET member/security', input: () => ({ id: memberId() }) },
    {
      route: 'GET member/timeline',
      input: () => ({ id: memberId(), types: random.pick([[], ['signIn'], ['withdraw', 'staff']]) }),
    },
    { route: 'GET memberNote/list', input: () => ({ memberId: one(notes()).memberId }) },
    {
      route: 'POST memberNote/add',
      often: 6,
      input: () => ({
        memberId: memberId(),
        content: '已致电会员核对身份',
        pinned: random.int(0, 1),
        mentions: random.pick([[], [], ['risk001'], ['nobody']]),
      }),
    },
    { route: 'PUT memberNote/pin', input: () => ({ id: one(notes()).id, pinned: random.int(0, 1) }) },
    {
      route: 'DELETE memberNote/delete',
      often: 3,
      input: (me) => {
        const since = stampOf(db.now() - REGRET);
        const mine = ({ createdBy, createdAt, deleted }: NoteRow) =>
          createdBy === me && createdAt > since && !deleted;
        return { ids: some(2, notes(), mine).map(({ id }) => id) };
      },
    },
  ];
};
