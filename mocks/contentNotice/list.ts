import { contentNotice as contract } from '../../src/contract/content/contentNotice';
import { writtenIn } from '../../src/contract/content/contentNoticeRules';
import type { ContentNoticeRow } from '../core/contentNoticeRow';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { audienceOf } from './audience';

const LANGS = { zh: 'zh-cn', en: 'en', tw: 'zh-tw' } as const;

/** Percent of those it is for who have read it. */
const readRate = (read: number, audience: number): string =>
  String(audience === 0 ? 0 : Math.min(100, Math.round((read / audience) * 100)));

/** Notices to members as the toolkit lists them. */
export const contentNotices = described<ContentNoticeRow>(contract, {
  title: '公告',
  isCommon: true,
  rows: ({ contentNotices: table }) => listOf(table),
  find: ({ contentNotices: table }, id) => table.get(id),
  derive(db, row) {
    const audience = audienceOf(db, row).length;
    const readCount = row.readBy.size;
    return {
      langs: writtenIn(row.title, row.content).map((tongue) => LANGS[tongue]),
      audience,
      readCount,
      readRate: readRate(readCount, audience),
    };
  },
});
