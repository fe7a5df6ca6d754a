import type { WireShape, WireValueOf } from '@/contract/field/field';
import type { handOver, myHandOvers, shift } from '@/contract/shell/notice';
import { Urgency } from '../../src/contract/block/review';
import { isRecordKind, recordKinds } from '../../src/contract/records';
import { NoticeLevel, NoticeTarget, NoticeType } from '../../src/contract/system/notice';
import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { byAge, queuesOf } from '../core/queues';
import type { Queue, QueueRow } from '../core/queues';
import { invalid, Refusal } from '../core/refusal';
import { claimOf } from '../core/review/claim';
import { minutesSince, urgencyOf } from '../core/review/waiting';
import { namedIn, newNotice } from './change';
import { notices } from './list';
import { mayName } from './mine';
import { plainText } from './plainText';
import { audienceOf } from './rows';
import type { HandedOver } from './rows';

/** How many records a note names. */
const MOST = 50;

/** How many of his notes an operator is shown. */
const NOTES = 10;

/** The number that people call a record by. */
function numberOf(context: Context<unknown>, { kind, find }: Queue, id: number): string {
  const row = find(context.db, id);
  const no: unknown = row && isRecordKind(kind) ? Reflect.get(row, recordKinds[kind].title) : undefined;
  return typeof no === 'string' ? no : String(id);
}

/** What an operator has claimed, and what has waited too long of what he may decide; the oldest first. */
function openOf(context: Context<unknown>): HandedOver[] {
  const { db, user, can, inScope } = context;
  const rows = queuesOf(db).flatMap((queue) => {
    if (!can(queue.list)) return [];
    const waits = (row: { status: number }) => queue.pending.includes(row.status);
    const isLate = (row: QueueRow) =>
      waits(row) &&
      urgencyOf(db, minutesSince(db, row.createdAt)) === Urgency.late &&
      queue.isMine(context, row.id);
    return queue
      .rows(db, ({ memberId }) => inScope(memberId))
      .map((row) => ({
        queue,
        row,
        claimed: claimOf(db, row) === user.userName,
        late: isLate(row),
      }))
      .filter(({ claimed, late }) => claimed || late);
  });
  return rows
    .sort((a, b) => byAge(a.row, b.row))
    .map(({ queue, row, claimed, late }) => ({
      kind: queue.kind,
      no: numberOf(context, queue, row.id),
      createdAt: row.createdAt,
      claimed: claimed ? 1 : 0,
      late: late ? 1 : 0,
    }));
}

/** What the operator would hand over now. */
export function shiftOf(context: Context<unknown>): WireShape<(typeof shift)['answer']> {
  const items = openOf(context);
  return { items: items.slice(0, MOST), total: items.length };
}

/**
 * Publishes the note.
 * @throws Refusal 40000 for an empty audience or note; 40300 for single colleagues, unless notices may be published
 */
export function handOverNow(context: Context<Sent<(typeof handOver)['body']>>): { id: number } {
  const { db, user, input, note } = context;
  if (input.target === NoticeTarget.users && !mayName(context)) throw new Refusal(40300);
  const items = openOf(context).slice(0, MOST);
  const content = plainText(input.content);
  if (content === '' && items.length === 0) throw invalid('content');
  const at = db.stamp();
  const row = newNotice(context, {
    title: `${user.userNickname} ${at.slice(0, 16)}`,
    content,
    noticeType: NoticeType.handOver,
    level: NoticeLevel.important,
    needAck: 1,
    status: NoticeStatus.published,
    publishAt: at,
    items,
    ...namedIn(db, input),
  });
  note({ targetType: notices.target, targetId: String(row.id), targetText: row.title });
  return { id: row.id };
}

/** The operator's latest notes, and who has confirmed them. */
export const handOversOf = ({ db, user }: Context<unknown>): WireValueOf<(typeof myHandOvers)['answer']> =>
  [...db.notices.values()]
    .filter(
      (row) => !row.deleted && row.noticeType === NoticeType.handOver && row.createdBy === user.userName,
    )
    .sort((a, b) => b.id - a.id)
    .slice(0, NOTES)
    .map((row) => ({
      id: row.id,
      title: row.title,
      publishAt: row.publishAt ?? row.createdAt,
      audience: audienceOf(db, row).length,
      confirmed: row.readers.flatMap(({ userId, ackAt }) =>
        ackAt === null ? [] : [{ nickname: db.users.get(userId)?.userNickname ?? '', at: ackAt }],
      ),
    }));
