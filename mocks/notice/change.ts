import { notice as contract, NoticeTarget, PLANNED_DAYS } from '../../src/contract/system/notice';
import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import { diffOf, writeUnattended } from '../core/audit';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { moveBy } from '../core/moves';
import { invalid, Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { DAY, msOf } from '../core/time';
import { notices } from './list';
import { plainText } from './plainText';
import type { Audience, NoticeRow } from './rows';
import { refusals } from './refusals';

type Calls = typeof contract.calls;

/** The audience in a body. @throws Refusal 40000 for an empty one, and for an id that does not exist */
export function namedIn(
  db: Db,
  { target, targetIds = [] }: { target: number; targetIds?: number[] | undefined },
): Audience {
  const known = Object.values(NoticeTarget).find((one) => one === target);
  if (known === undefined) throw invalid('target');
  if (known === NoticeTarget.all) return { target: known, targetIds: [] };
  const tables = {
    [NoticeTarget.roles]: db.roles,
    [NoticeTarget.depts]: db.depts,
    [NoticeTarget.users]: db.users,
  };
  const ids = [...new Set(targetIds)];
  if (ids.length === 0 || ids.some((id) => !tables[known].has(id))) throw invalid('targetIds');
  return { target: known, targetIds: ids };
}

type Written = Pick<NoticeRow, 'title' | 'content' | 'noticeType' | 'level' | 'needAck'> & Audience;

/** What is written in a body, as it is kept. @throws Refusal 40000 also for a content of nothing but HTML */
function writtenIn(db: Db, input: Sent<Omit<Calls['edit']['body'], 'id' | 'version'>>): Written {
  const { title, noticeType, level, needAck } = input;
  const content = plainText(input.content);
  if (content === '') throw invalid('content');
  return { title, content, noticeType, level, needAck, ...namedIn(db, input) };
}

/** A new notice: a draft, unless it says otherwise. */
export function newNotice(
  { db, user }: Pick<Context<unknown>, 'db' | 'user'>,
  written: Written & Partial<Pick<NoticeRow, 'status' | 'publishAt' | 'items'>>,
): NoticeRow {
  const at = db.stamp();
  const row: NoticeRow = {
    id: db.nextId('notice'),
    version: 1,
    deleted: false,
    status: NoticeStatus.draft,
    publishAt: null,
    items: [],
    readers: [],
    ...written,
    remark: '',
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
  };
  db.notices.set(row.id, row);
  return row;
}

export function addNotice(context: Context<Sent<Calls['add']['body']>>): { id: number } {
  const row = newNotice(context, writtenIn(context.db, context.input));
  context.note({ targetType: notices.target, targetId: String(row.id), targetText: row.title });
  return { id: row.id };
}

/** What a publication changes. */
const PUBLICATION = ['status', 'publishAt'] as const;

const FIELDS = ['title', 'content', 'noticeType', 'level', 'needAck', 'target'] as const;

/** @throws Refusal 40904 for what has been published */
export function editNotice(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { version } = changeRow(context, notices, FIELDS, (row) => {
    if (row.status !== NoticeStatus.draft) throw new Refusal(40904);
    Object.assign(row, writtenIn(context.db, context.input));
  });
  return { version };
}

/** @throws Refusal 40000 for a time that is past, or too far ahead */
function mustBeToCome(db: Db, publishAt: string): void {
  const at = msOf(publishAt);
  if (at <= db.now() || at > db.now() + PLANNED_DAYS * DAY)
    throw new Refusal(40000, { field: 'publishAt', because: refusals.publishTime, days: PLANNED_DAYS });
}

type Publication = Pick<NoticeRow, (typeof PUBLICATION)[number]>;

const publishedNow = (db: Db): Publication => ({ status: NoticeStatus.published, publishAt: db.stamp() });

/** What switching a notice on or off makes of it. @throws Refusal 40904 in a state that has no such way */
function switched(db: Db, row: NoticeRow, on: number, at: string | undefined): Publication {
  switch (moveBy(contract, contract.calls.publish, row, { on })?.name) {
    case 'publish':
      return at === undefined ? publishedNow(db) : { status: NoticeStatus.scheduled, publishAt: at };
    case 'close':
      return { status: NoticeStatus.closed, publishAt: row.publishAt };
    case 'takeBack':
      return { status: NoticeStatus.draft, publishAt: null };
    default:
      throw new Refusal(40904);
  }
}

/** Publishes a notice now or later, closes it, or takes its publication back. @throws Refusal 40000, 40904 */
export function publishNotice(context: Context<Sent<Calls['publish']['body']>>): { version: number } {
  const { db, input } = context;
  const { on, publishAt: at } = input;
  const { version } = changeRow(context, notices, PUBLICATION, (row) => {
    if (at !== undefined && !on) throw invalid('publishAt');
    if (at !== undefined) mustBeToCome(db, at);
    Object.assign(row, switched(db, row, on, at));
  });
  return { version };
}

/** Publishes a notice whose time has come, and says so in its history. */
export function publishPlanned(db: Db, row: NoticeRow): void {
  const before = { ...row };
  Object.assign(row, publishedNow(db));
  row.version += 1;
  row.updatedAt = db.stamp();
  row.updatedBy = '';
  writeUnattended(db, {
    title: notices.title,
    method: 'JOB',
    url: contract.calls.publish.path,
    targetType: notices.target,
    targetId: String(row.id),
    targetText: row.title,
    diff: diffOf(before, row, PUBLICATION),
  });
}
