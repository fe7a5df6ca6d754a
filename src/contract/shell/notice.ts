import { bulkAnswer, post, put, read } from '../call';
import { requestId } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { id, ids, note, text } from '../field/texts';
import { time } from '../field/times';
import type { AnswerOf } from '../resource';
import { handedOver, NoticeLevel, NoticeTarget, NoticeType } from '../system/notice';

/** Published notices for the operator, the latest 50, the newest first. */
export const myNotices = read('notice/mine', {
  answer: records({
    id: id(),
    title: text(),
    /** Plain text with line breaks. */
    content: text(),
    noticeType: code('sys_notice_type', NoticeType),
    level: code('sys_notice_level', NoticeLevel),
    needAck: flag('sys_yes_no'),
    publishAt: time(),
    /** Nickname of the author. */
    author: text(),
    items: records(handedOver),
    readAt: nullable(time()),
    /** When the operator has confirmed it. */
    ackAt: nullable(time()),
    /** Nickname of the colleague who has confirmed a hand-over first, and so taken it over for all; empty before. */
    takenBy: text(),
  }),
  access: 'free',
});

/** A notice as its readers get it. */
export type MyNotice = AnswerOf<typeof myNotices>[number];

/** Marks notices as read, and with `confirm` as confirmed. */
export const readNotices = put('notice/read', {
  body: { ids: ids(), confirm: flag() },
  again: 'same',
  answer: bulkAnswer,
  access: 'free',
});

const entry = () => records({ id: id(), name: text() });

/**
 * Whom a notice can be addressed to: what is switched on, in the language of the request. Colleagues are named to those
 * alone who may publish notices.
 */
export const recipients = read('notice/recipients', {
  answer: { roles: entry(), depts: entry(), users: entry() },
  access: 'free',
  staffOnly: true,
});

/** What the operator would hand over now: own claims, and records that wait for too long. */
export const shift = read('notice/shift', {
  answer: {
    /** The oldest first, 50 at most. */
    items: records(handedOver),
    /** How many there are. */
    total: count(),
  },
  access: 'free',
  staffOnly: true,
});

/**
 * Publishes a hand-over note with `shift` as it is now; its readers have to confirm it. Refused for single colleagues,
 * unless the operator may publish notices.
 */
export const handOver = post('notice/handOver', {
  body: {
    target: code('sys_notice_target', NoticeTarget),
    targetIds: optional(ids({ max: 200 })),
    /** What was promised, and what the next shift has to know. */
    content: note({ max: 2000 }),
    requestId: requestId(),
  },
  answer: { id: id() },
  access: 'free',
  staffOnly: true,
});

/** Notes that the operator has handed over, the latest ten, and who has confirmed them. */
export const myHandOvers = read('notice/handOvers', {
  answer: records({
    id: id(),
    title: text(),
    publishAt: time(),
    confirmed: records({ nickname: text(), at: time() }),
    /** How many it is for. */
    audience: count(),
  }),
  access: 'free',
  staffOnly: true,
});
