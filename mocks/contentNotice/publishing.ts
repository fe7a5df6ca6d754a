import { contentNotice as contract } from '../../src/contract/content/contentNotice';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import { diffOf, writeUnattended } from '../core/audit';
import type { ContentNoticeRow } from '../core/contentNoticeRow';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { perRecord } from '../core/perRecord';
import { msOf } from '../core/time';
import { SITE } from '../core/access';
import { appear } from './change';
import { contentNotices } from './list';

/** When the clock does something with a notice, in milliseconds. */
function dueAt({ deleted, status, publishAt, expireAt }: ContentNoticeRow): number | undefined {
  if (deleted) return undefined;
  if (status === ContentNoticeStatus.scheduled && publishAt !== null) return msOf(publishAt);
  return status === ContentNoticeStatus.published && expireAt !== null ? msOf(expireAt) : undefined;
}

/** Publishes what was scheduled, and withdraws what has expired; its history tells it. */
function advance(db: Db, row: ContentNoticeRow): void {
  const before = { ...row };
  const verb = row.status === ContentNoticeStatus.scheduled ? 'publish' : 'expire';
  if (verb === 'publish') appear(db, row);
  else row.status = ContentNoticeStatus.withdrawn;
  row.version += 1;
  row.updatedAt = db.stamp();
  row.updatedBy = '';
  writeUnattended(db, {
    title: contentNotices.title,
    method: 'JOB',
    url: `/admin/${SITE}${contract.name}/${verb}`,
    targetType: contentNotices.target,
    targetId: String(row.id),
    targetText: contentNotices.nameOf(row),
    diff: diffOf(before, row, ['status', 'publishAt']),
  });
}

/** Publishes notices at their time, and withdraws them when they expire. */
export const contentNoticePublish: Job = {
  key: 'contentNoticePublish',
  title: ['发布与下线公告', 'Publish and withdraw notices', '發佈與下線公告'],
  group: 'SYSTEM',
  ...perRecord<ContentNoticeRow>({
    rows: (db) => db.contentNotices.values(),
    dueAt: (_, row) => dueAt(row),
    act: advance,
  }),
};
