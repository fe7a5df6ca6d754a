import { notice as contract, NoticeTarget } from '../../src/contract/system/notice';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { inLang } from '../core/optionHandlers';
import type { Lang } from '../core/refusal';
import { audienceOf, readerOf } from './rows';
import type { Audience, NoticeRow } from './rows';

/** Names of an audience; those that have gone meanwhile are left out. */
function namesOf(db: Db, { target, targetIds }: Audience, lang: Lang): string[] {
  switch (target) {
    case NoticeTarget.all:
      return [];
    case NoticeTarget.roles:
      return targetIds.flatMap((id) => {
        const role = db.roles.get(id);
        return role ? [inLang(role.name, lang)] : [];
      });
    case NoticeTarget.depts:
      return targetIds.flatMap((id) => {
        const dept = db.depts.get(id);
        return dept ? [inLang(dept.deptName, lang)] : [];
      });
    case NoticeTarget.users:
      return targetIds.flatMap((id) => db.users.get(id)?.userNickname ?? []);
  }
}

/** Notices as the toolkit lists them. */
export const notices = described<NoticeRow>(contract, {
  title: '系统通知',
  rows: ({ notices: table }) => listOf(table),
  find: ({ notices: table }, id) => table.get(id),
  derive(db, row) {
    const audience = audienceOf(db, row);
    const read = audience.flatMap((user) => readerOf(row, user) ?? []);
    return {
      audience: audience.length,
      readCount: read.length,
      ackCount: read.filter(({ ackAt }) => ackAt !== null).length,
      readRate: String(audience.length === 0 ? 0 : Math.round((read.length / audience.length) * 100)),
    };
  },
  inWords: (db, row, lang) => ({ targetNames: namesOf(db, row, lang).join(lang === 'en' ? ', ' : '、') }),
});
