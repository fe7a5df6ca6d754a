import {
  handOver,
  myHandOvers,
  myNotices,
  readNotices,
  recipients,
  shift,
} from '../../src/contract/shell/notice';
import { notice as contract } from '../../src/contract/system/notice';
import { NoticeStatus } from '../../src/contract/system/noticeFlow';
import type { Area } from '../core/area';
import { act, answer } from '../core/http';
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
    act(db, add, notices, addNotice),
    act(db, edit, notices, editNotice),
    act(db, publish, notices, publishNotice),
    deleteHandler(db, notices, remove, (_, { status }) => {
      if (status === NoticeStatus.published || status === NoticeStatus.scheduled) throw new Refusal(40904);
    }),
    answer(db, readers, (context) => {
      const { input, lang } = context;
      const row = findRow(context, notices, input.id);
      return audienceOf(db, row).map((user) => {
        const { readAt = null, ackAt = null } = readerOf(row, user) ?? {};
        const deptName = inLang(db.depts.get(user.deptId)?.deptName ?? ['', '', ''], lang);
        return { userName: user.userName, nickname: user.userNickname, deptName, readAt, ackAt };
      });
    }),
    answer(db, myNotices, mine),
    answer(db, readNotices, markRead),
    answer(db, recipients, recipientsFor),
    answer(db, shift, shiftOf),
    answer(db, myHandOvers, handOversOf),
    act(db, handOver, { title: notices.title, type: 'add' }, handOverNow),
  ],
  jobs: [noticePublish],
  seeds: { end: seedNotices },
  notices: countsFor,
};
