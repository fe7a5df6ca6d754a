import { handOver, readNotices } from '../../src/contract/shell/notice';
import { notice as contract, NoticeStatus } from '../../src/contract/system/notice';
import type { Area } from '../core/area';
import { bodyOf, queryOf } from '../core/body';
import { nothing } from '../core/check';
import { call } from '../core/http';
import { deleteHandler } from '../core/masters';
import { inLang } from '../core/optionHandlers';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { addNotice, editNotice, publishNotice } from './change';
import { handOverNow, handOversOf, shiftOf } from './handOver';
import { notices } from './list';
import { countsFor, markRead, mine, recipientsFor } from './mine';
import { audienceOf, readerOf } from './rows';
import { noticePublish } from './publishing';
import { seedNotices } from './seeds';

const { add, edit, publish, remove, readers } = contract.calls;
const { title } = notices;

const free = { permission: 'free' } as const;
const forStaff = { permission: 'free', staffOnly: true } as const;

/** What the staff is told: notices of administrators, and notes from one shift to the next. */
export const notice: Area = {
  name: 'notice',
  records: {
    notice: ['系统通知', 'Staff notice', '系統通知'],
  },
  tables: () => ({ notices: new Map() }),
  handlers: (db) => [
    ...readHandlers(db, contract, notices, {
      detail: (_, { content, items }) => ({ content, items }),
    }),
    call(db, `POST ${add.path}`, { action: { title, type: 'add' } }, bodyOf(db, add.body), addNotice),
    call(db, `PUT ${edit.path}`, { action: { title, type: 'edit' } }, bodyOf(db, edit.body), editNotice),
    call(
      db,
      `PUT ${publish.path}`,
      { action: { title, type: 'edit' } },
      bodyOf(db, publish.body),
      publishNotice,
    ),
    deleteHandler(db, notices, remove, (_, { status }) => {
      if (status === NoticeStatus.published || status === NoticeStatus.scheduled) throw new Refusal(40904);
    }),
    call(
      db,
      `GET ${readers.path}`,
      { permission: [readers.permission] },
      queryOf(db, readers.query),
      (context) => {
        const { input, lang } = context;
        const row = findRow(context, notices, input.id);
        return audienceOf(db, row).map((user) => {
          const { readAt = null, ackAt = null } = readerOf(row, user) ?? {};
          const deptName = inLang(db.depts.get(user.deptId)?.deptName ?? ['', '', ''], lang);
          return { userName: user.userName, nickname: user.userNickname, deptName, readAt, ackAt };
        });
      },
    ),
    call(db, 'GET notice/mine', free, nothing, mine),
    call(db, 'PUT notice/read', free, bodyOf(db, readNotices.body), markRead),
    call(db, 'GET notice/recipients', forStaff, nothing, recipientsFor),
    call(db, 'GET notice/shift', forStaff, nothing, shiftOf),
    call(db, 'GET notice/handOvers', forStaff, nothing, handOversOf),
    call(
      db,
      'POST notice/handOver',
      { ...forStaff, action: { title, type: 'add' } },
      bodyOf(db, handOver.body),
      handOverNow,
    ),
  ],
  jobs: [noticePublish],
  seeds: { end: seedNotices },
  notices: countsFor,
};
