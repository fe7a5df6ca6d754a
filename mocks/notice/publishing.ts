import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import type { Job } from '../core/job';
import { perRecord } from '../core/perRecord';
import { msOf } from '../core/time';
import { publishPlanned } from './change';
import type { NoticeRow } from './rows';

/** Publishes the notices that were scheduled, each at its time. */
export const noticePublish: Job = {
  key: 'noticePublish',
  title: ['发布系统通知', 'Publish scheduled notices', '發佈系統通知'],
  group: 'SYSTEM',
  ...perRecord<NoticeRow>({
    rows: (db) => db.notices.values(),
    dueAt: (_, { deleted, status, publishAt }) =>
      !deleted && status === NoticeStatus.scheduled && publishAt !== null ? msOf(publishAt) : undefined,
    act: publishPlanned,
  }),
};
