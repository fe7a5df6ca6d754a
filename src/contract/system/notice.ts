import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { requestId } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag, percent } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, ids, note, text } from '../field/texts';
import { time } from '../field/times';
import { contains, oneOf } from '../filter';
import { defineResource } from '../resource';
import { lists, removes } from '../standard';
import { NoticeStatus, noticeFlow } from './noticeFlow';

/** `sys_notice_type` */
export const NoticeType = { notice: 1, announcement: 2, handOver: 3 } as const;

/** `sys_notice_level` */
export const NoticeLevel = { normal: 1, important: 2, urgent: 3 } as const;

/** Days ahead for which a publication can be planned at most. */
export const PLANNED_DAYS = 365;

/** `sys_notice_target` */
export const NoticeTarget = { all: 1, roles: 2, depts: 3, users: 4 } as const;

/** Records that a hand-over names. */
export const handedOver = {
  /** Its kind, as links name it. */
  kind: text(),
  no: text(),
  createdAt: time(),
  /** Claimed by the operator who hands over. */
  claimed: flag(),
  /** Waiting for longer than the red limit. */
  late: flag(),
};

const terms = {
  title: text({ max: 80 }),
  /** Plain text; what looks like HTML is taken out by the server. */
  content: note({ min: 1, max: 20_000 }),
  noticeType: code('sys_notice_type', NoticeType),
  level: code('sys_notice_level', NoticeLevel),
  needAck: flag('sys_yes_no'),
  target: code('sys_notice_target', NoticeTarget),
  /** Ids of roles, departments or operators, as `target` says; left out for an audience of all. */
  targetIds: optional(ids({ max: 200 })),
};

/** An operator whom a notice is for. */
export const noticeReader = {
  userName: text(),
  nickname: text(),
  deptName: text(),
  /** `null` while it is not read, or not confirmed. */
  readAt: nullable(time()),
  ackAt: nullable(time()),
};

/** What the staff is told. The author of a notice is not among its readers. */
export const notice = defineResource({
  name: 'notice',
  view: 'system/notice/index',
  title: 'title',
  decides: ['publishAt'],
  row: {
    ...identity,
    title: terms.title,
    noticeType: terms.noticeType,
    level: terms.level,
    target: terms.target,
    targetIds: unlisted(ids()),
    /** Names of the audience, in the language of the request; empty for all. */
    targetNames: text(),
    needAck: terms.needAck,
    status: code('sys_notice_status', NoticeStatus),
    /** When it was published; when it will be, while it is scheduled. */
    publishAt: sortable(nullable(time())),
    /** How many operators it is for, how many have read it, and how many have confirmed it. */
    audience: count(),
    readCount: unlisted(count()),
    ackCount: unlisted(count()),
    readRate: percent(),
    ...audit,
  },
  detail: { content: unlisted(terms.content), items: unlisted(records(handedOver)), ...history },
  filters: {
    title: contains(),
    noticeType: oneOf(),
    level: oneOf(),
    target: oneOf(),
    needAck: oneOf(),
    status: oneOf(),
  },
  dates: ['publishAt', 'createdAt'],
  order: 'id desc',
  flow: noticeFlow,
  calls: {
    ...lists('notice'),
    /** What is published has to be closed, and what is scheduled taken back, before it is deleted. */
    ...removes('notice'),
    add: post('notice/add', { body: { ...terms, requestId: requestId() } }),
    /** Drafts alone can be changed. */
    edit: put('notice/edit', {
      body: { ...identity, ...terms },
      refusals: ['wrongState'],
    }),
    /**
     * Switches a notice on or off. On: a draft or a scheduled one is published, at once or at `publishAt`, until which it is
     * scheduled. Off: a published one is closed, so that its readers do not see it any longer; a scheduled one is a draft
     * again.
     */
    publish: put('notice/publish', {
      body: {
        ...identity,
        on: flag('sys_yes_no'),
        /** A time to come, 365 days ahead at most. Left out: at once. */
        publishAt: optional(time()),
      },
      refusals: ['wrongState'],
    }),
    /** Everybody it is for, and when they have read and confirmed it. */
    readers: read('notice/readers', {
      permission: 'notice/list',
      query: { id: id() },
      answer: records(noticeReader),
    }),
  },
});
