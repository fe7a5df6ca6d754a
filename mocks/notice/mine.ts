import type { BulkAnswer, NoticeCounts } from '@/api/types';
import type { WireShape } from '@/contract/field/field';
import type { myNotices, readNotices, recipients } from '@/contract/shell/notice';
import { notice, NoticeLevel } from '../../src/contract/system/notice';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { WireValueOf } from '@/contract/field/field';
import { isActive } from '../core/access';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Context } from '../core/http';
import { inLang } from '../core/optionHandlers';
import { Refusal } from '../core/refusal';
import { noticesFor, readerOf, takerOf } from './rows';

/** How many notices an operator gets. */
const MOST = 50;

/** The operator's notices. */
export const mine = ({ db, user }: Context<unknown>): WireValueOf<(typeof myNotices)['answer']> =>
  noticesFor(db, user)
    .slice(0, MOST)
    .map((row) => {
      const { id, title, content, noticeType, level, needAck, publishAt, createdBy, items } = row;
      const author = [...db.users.values()].find(({ userName }) => userName === createdBy);
      const reader = readerOf(row, user);
      return {
        id,
        title,
        content,
        noticeType,
        level,
        needAck,
        publishAt: publishAt ?? '',
        author: author?.userNickname ?? createdBy,
        items,
        readAt: reader?.readAt ?? null,
        ackAt: reader?.ackAt ?? null,
        takenBy: db.users.get(takerOf(row) ?? 0)?.userNickname ?? '',
      };
    });

/** What the operator has to read or confirm. */
export function countsFor({ db, user }: Context<unknown>): NoticeCounts {
  const open = noticesFor(db, user)
    .slice(0, MOST)
    .filter((row) => {
      if (takerOf(row) !== undefined) return false;
      const reader = readerOf(row, user);
      return row.needAck ? !reader?.ackAt : !reader;
    });
  return {
    unread: open.length,
    urgent: open.filter(({ level, needAck }) => needAck && level === NoticeLevel.urgent).length,
  };
}

/** Marks notices as read; a confirmation stays with its first moment. @throws Refusal 40400 */
export function markRead(context: Context<Sent<(typeof readNotices)['body']>>): BulkAnswer {
  const { db, user, input } = context;
  const own = noticesFor(db, user);
  return eachOf(context, input.ids, (id) => {
    const row = own.find((one) => one.id === id);
    if (!row) throw new Refusal(40400);
    const at = db.stamp();
    const reader = readerOf(row, user) ?? { userId: user.id, readAt: at, ackAt: null };
    if (input.confirm) reader.ackAt ??= at;
    if (!row.readers.includes(reader)) row.readers.push(reader);
  });
}

/** Whether the operator may address single colleagues, and so know their names. */
export const mayName = ({ can }: Context<unknown>): boolean => can(notice.calls.publish.path);

/** Roles, departments and colleagues that can be addressed. */
export function recipientsFor(context: Context<unknown>): WireShape<(typeof recipients)['answer']> {
  const { db, user, lang } = context;
  const isOn = ({ status }: { status: number }) => status === OnOff.on;
  return {
    roles: [...db.roles.values()].filter(isOn).map(({ id, name }) => ({ id, name: inLang(name, lang) })),
    depts: [...db.depts.values()]
      .filter(isOn)
      .map(({ id, deptName }) => ({ id, name: inLang(deptName, lang) })),
    users: (mayName(context) ? [...db.users.values()] : [])
      .filter((one) => isActive(one) && one.bindMemberId === '' && one.id !== user.id)
      .map(({ id, userNickname }) => ({ id, name: userNickname })),
  };
}
