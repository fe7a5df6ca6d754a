import type { Option } from '@/api/types';
import { ContentNoticeStatus } from '../../src/contract/content/contentNoticeFlow';
import type { ContentNoticeRow } from './contentNoticeRow';
import type { Db } from './db';
import type { Lang } from './refusal';

const TONGUES = { 'zh-cn': 'zh', en: 'en', 'zh-tw': 'tw' } as const;

/** Whether members read it. */
export const isPublished = ({ deleted, status }: Pick<ContentNoticeRow, 'deleted' | 'status'>): boolean =>
  !deleted && status === ContentNoticeStatus.published;

/** Whether there is a published notice of this id. */
export function isPublishedNotice(db: Db, id: string): boolean {
  const row = db.contentNotices.get(Number(id));
  return row !== undefined && isPublished(row);
}

/** Published notices to choose from. */
export const publishedNotices = (db: Db, lang: Lang): Option[] =>
  [...db.contentNotices.values()]
    .filter(isPublished)
    .map(({ id, title }) => ({ key: String(id), value: title[TONGUES[lang]] || title.zh }));
