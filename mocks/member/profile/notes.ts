import type { MemberNote } from './wire';
import type { BulkAnswer, Page } from '@/api/types';
import { memberNote } from '../../../src/contract/member/note';
import type { Sent } from '../../core/body';
import { eachOf } from '../../core/bulk';
import { entriesOf, key } from '../../core/check';
import type { Check } from '../../core/check';
import type { Context } from '../../core/http';
import { pageOf } from '../../core/listing';
import { rowsOf } from '../../core/lookup';
import { ofQuery, questionOf } from '../../core/question';
import type { Question } from '../../core/question';
import { members } from '../list';
import { invalid, Refusal } from '../../core/refusal';
import { findRow } from '../../core/resource';
import { isScoped } from '../../core/staffOnly';
import { MINUTE, msOf, stampOf } from '../../core/time';
import { descending } from '../../core/order';

/** A stored note. */
export interface NoteRow extends Omit<MemberNote, 'deletableUntil'> {
  deleted: boolean;
}

/** How long an author may take a note back. */
export const REGRET = 30 * MINUTE;

type Calls = (typeof memberNote)['calls'];

/** `targetType` in the operation log. */
const TARGET = 'memberNote';

const liveUntil = (row: NoteRow): number => msOf(row.createdAt) + REGRET;

const isMine = ({ db, user }: Context<unknown>, row: NoteRow): boolean =>
  row.createdBy === user.userName && db.now() <= liveUntil(row);

/** Notes are the staff's; operators who see the team of one member alone read their own. */
const maySee = (context: Context<unknown>, row: NoteRow): boolean =>
  !isScoped(context) || row.createdBy === context.user.userName;

/** @throws Refusal 40400, also when the member is outside the operator's data scope */
function findNote(context: Context<unknown>, id: number): NoteRow {
  const row = context.db.memberNotes.get(id);
  if (!row || row.deleted || !context.inScope(row.memberId) || !maySee(context, row))
    throw new Refusal(40400);
  return row;
}

const latestFirst = descending(({ createdAt }: NoteRow) => createdAt);

const pages = ofQuery(questionOf<NoteRow>(memberNote, {}, {}));

/** Question of the list. */
export const notesOf: Check<Question<NoteRow> & { memberId: number }> = (value, field) => {
  const { memberId, ...question } = Object.fromEntries(entriesOf(value, field, () => true));
  return { ...pages(question, field), memberId: key(memberId, 'memberId') };
};

/** Notes about one member: pinned ones first, then the latest. */
export function listNotes(context: Context<ReturnType<typeof notesOf>>): Page<MemberNote> {
  const { db, input } = context;
  const { id } = findRow(context, members, input.memberId);
  const rows = rowsOf(db.memberNotes, id)
    .filter((row) => !row.deleted && maySee(context, row))
    .sort((a, b) => b.pinned - a.pinned || latestFirst(a, b) || b.id - a.id);
  return pageOf(rows, input, (row) => {
    const { deleted: _deleted, ...note } = row;
    return { ...note, deletableUntil: isMine(context, row) ? stampOf(liveUntil(row)) : null };
  });
}

/** @throws Refusal 40000 for a mention of an unknown user */
export function addNote(context: Context<Sent<Calls['add']['body']>>): { id: number } {
  const { db, user, input, note } = context;
  const member = findRow(context, members, input.memberId);
  const staff = new Set([...db.users.values()].map(({ userName }) => userName));
  const mentions = [...new Set(input.mentions)];
  if (mentions.some((name) => !staff.has(name))) throw invalid('mentions');
  const id = db.nextId('memberNote');
  const { content, pinned } = input;
  const row = { memberId: member.id, content, pinned, mentions, createdBy: user.userName };
  db.memberNotes.set(id, { id, ...row, createdAt: db.stamp(), deleted: false });
  note({ targetType: TARGET, targetId: String(id), targetText: member.uid });
  return { id };
}

/** Keeps a note at the top, or lets it go. */
export function pinNote(context: Context<Sent<Calls['pin']['body']>>): null {
  const { input, note, db } = context;
  const row = findNote(context, input.id);
  const uid = db.members.get(row.memberId)?.uid ?? '';
  const diff = [{ field: 'pinned', before: String(row.pinned), after: String(input.pinned) }];
  note({ targetType: TARGET, targetId: String(row.id), targetText: uid, diff });
  row.pinned = input.pinned;
  return null;
}

/** Removes notes. @throws Refusal 40303 for another operator's note, or one's own after half an hour */
export function deleteNotes(context: Context<Sent<Calls['remove']['body']>>): BulkAnswer {
  const { db, input, noteRecord } = context;
  return eachOf(context, input.ids, (id) => {
    const row = findNote(context, id);
    if (!isMine(context, row)) throw new Refusal(40303);
    row.deleted = true;
    const uid = db.members.get(row.memberId)?.uid ?? '';
    const diff = [{ field: 'content', before: row.content, after: null }];
    noteRecord({ targetType: TARGET, targetId: String(id), targetText: uid, diff });
  });
}
