import { contentNotice as contract } from '../../src/contract/content/contentNotice';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import { missingIn } from '../../src/contract/content/contentNoticeRules';
import { isSame } from '../../src/contract/guard';
import type { Sent } from '../core/body';
import type { ContentNoticeRow, Version } from '../core/contentNoticeRow';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { moveBy } from '../core/moves';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import { isLive, mustBeReady, mustEndLater, mustFit, mustHaveRoom } from './check';
import { contentNotices } from './list';
import { refusals } from './refusals';

type Calls = typeof contract.calls;

/** Versions that are kept of a notice. */
const MOST_VERSIONS = 20;

const TOLD = [
  'category',
  'title',
  'content',
  'cover',
  'isTop',
  'isPopup',
  'target',
  'targetValue',
  'publishAt',
  'expireAt',
  'sort',
  'remark',
] as const;

type Terms = Pick<ContentNoticeRow, (typeof TOLD)[number]>;

/** What a body says of a notice; what it leaves out is as it was, or as a new one begins. */
function termsIn(given: Sent<Omit<Calls['edit']['body'], 'id' | 'version'>>, before?: Terms): Terms {
  const { category, title, content, target } = given;
  return {
    category,
    title,
    content,
    target,
    cover: given.cover ?? before?.cover ?? '',
    isTop: given.isTop ?? before?.isTop ?? 0,
    isPopup: given.isPopup ?? before?.isPopup ?? 0,
    targetValue: given.targetValue ?? (target === before?.target ? before.targetValue : []),
    publishAt: given.publishAt === undefined ? (before?.publishAt ?? null) : given.publishAt,
    expireAt: given.expireAt === undefined ? (before?.expireAt ?? null) : given.expireAt,
    sort: given.sort ?? before?.sort ?? 100,
    remark: given.remark ?? before?.remark ?? '',
  };
}

const marked = (db: Db, by: string): Pick<Version, 'id' | 'at' | 'by'> => ({
  id: db.nextId('noticeVersion'),
  at: db.stamp(),
  by,
});

/** A new notice: a draft. */
function newNotice(db: Db, terms: Terms, by: string): ContentNoticeRow {
  const at = db.stamp();
  const row = {
    id: 0,
    version: 1,
    deleted: false,
    ...terms,
    status: ContentNoticeStatus.draft,
    written: marked(db, by),
    earlier: [],
    readBy: new Set<number>(),
    createdAt: at,
    updatedAt: at,
    createdBy: by,
    updatedBy: by,
  };
  mustFit(db, row);
  row.id = db.nextId(contract.name);
  db.contentNotices.set(row.id, row);
  return row;
}

export function add({ db, user, input, note }: Context<Sent<Calls['add']['body']>>): { id: number } {
  const row = newNotice(db, termsIn(input), user.userName);
  note({
    targetType: contentNotices.target,
    targetId: String(row.id),
    targetText: contentNotices.nameOf(row),
  });
  return { id: row.id };
}

/** What members read stays complete and within the limits. @throws Refusal 40000, 42205, 42207 */
function mustStayReady(db: Db, before: ContentNoticeRow, after: ContentNoticeRow): void {
  const says = missingIn(after.title, after.content);
  if (says) throw new Refusal(40000, { field: 'content', says });
  if (after.expireAt !== before.expireAt) mustEndLater(db, after);
  const isOut = before.status === ContentNoticeStatus.published;
  if (isOut && after.publishAt !== before.publishAt)
    throw new Refusal(40000, { field: 'publishAt', because: refusals.outAlready });
  if (!isOut && (after.publishAt === null || after.publishAt <= db.stamp()))
    throw new Refusal(42207, { field: 'publishAt', because: refusals.notToCome });
  mustHaveRoom(db, after);
}

/** Changes a notice. What members may have read is kept as a version. @throws Refusal 40000, 42205, 42207 */
export function edit(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { db, input, user } = context;
  const { version } = changeRow(context, contentNotices, TOLD, (row) => {
    const after = { ...row, ...termsIn(input, row) };
    mustFit(db, after);
    if (isLive(row)) mustStayReady(db, row, after);
    const { title, content, written } = row;
    if (
      !isSame(title, after.title, contract.row.title) ||
      !isSame(content, after.content, contract.detail.content)
    ) {
      if (row.status !== ContentNoticeStatus.draft)
        after.earlier = [{ ...written, title, content }, ...row.earlier].slice(0, MOST_VERSIONS);
      after.written = marked(db, user.userName);
    }
    Object.assign(row, after);
  });
  return { version };
}

const PUBLICATION = ['status', 'publishAt'] as const;

/** @throws Refusal 40904, 42205, 42207 */
export function publish(context: Context<Sent<Calls['publish']['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, contentNotices, PUBLICATION, (row) => {
    const move = moveBy(contract, contract.calls.publish, row, { atOnce: input.atOnce })?.name;
    if (move === undefined) throw new Refusal(40904);
    if (move === 'schedule' && (row.publishAt === null || row.publishAt <= db.stamp()))
      throw new Refusal(42207, { because: refusals.notToCome });
    mustBeReady(db, row);
    if (move === 'schedule') row.status = ContentNoticeStatus.scheduled;
    else appear(db, row);
  });
  return { version };
}

/** Members read it from now on. */
export function appear(db: Db, row: ContentNoticeRow): void {
  row.status = ContentNoticeStatus.published;
  row.publishAt = db.stamp();
}

/** @throws Refusal 40904 */
export function withdraw(context: Context<Sent<Calls['withdraw']['body']>>): { version: number } {
  const { version } = changeRow(context, contentNotices, PUBLICATION, (row) => {
    const move = moveBy(contract, contract.calls.withdraw, row, {})?.name;
    if (move === undefined) throw new Refusal(40904);
    row.status = move === 'withdraw' ? ContentNoticeStatus.withdrawn : ContentNoticeStatus.draft;
  });
  return { version };
}

/** @throws Refusal 42205 */
export function setTop(context: Context<Sent<Calls['setTop']['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, contentNotices, ['isTop'], (row) => {
    const isTop = input.on === 1 ? 1 : 0;
    if (isLive(row)) mustHaveRoom(db, { id: row.id, isTop, isPopup: 0 });
    row.isTop = isTop;
  });
  return { version };
}

/** What a notice says and has said, the latest first. @throws Refusal 40400 */
export function versions(context: Context<{ id: number }>): Version[] {
  const { title, content, written, earlier } = findRow(context, contentNotices, context.input.id);
  return [{ ...written, title, content }, ...earlier];
}
