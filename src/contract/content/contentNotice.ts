import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { post, put, read } from '../call';
import { requestId } from '../field/body';
import { code, codes } from '../field/codes';
import { html } from '../field/html';
import { records } from '../field/nested';
import { count, flag, percent } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, image, localText, note, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, removes } from '../standard';
import { contentNoticeFlow, ContentNoticeStatus } from './contentNoticeFlow';
import { audienceFits, ContentNoticeTarget, MOST_NAMED } from './contentNoticeRules';

const BASE = 'contentNotice';

const target = code('biz_notice_target', ContentNoticeTarget);
const targetValue = tags({ max: MOST_NAMED, longest: 8 });
const publishAt = nullable(time());
const expireAt = nullable(time());

/** What operators enter. */
const terms = {
  category: code('biz_notice_cat'),
  title: localText({ max: 120 }),
  /** An uploaded picture; empty for none. */
  cover: image(),
  isTop: sortable(flag()),
  isPopup: sortable(flag()),
  target: sortable(target),
  /** Levels, two-letter codes of countries, or UIDs, as `target` says; empty for all members. */
  targetValue,
  /** When it is to be published, or was. */
  publishAt: sortable(publishAt),
  /** It is withdrawn then; `null`: never. */
  expireAt: sortable(expireAt),
  sort: sortable(count({ min: 0, max: 9999 })),
};

const body = {
  category: terms.category,
  title: terms.title,
  content: html(),
  cover: optional(terms.cover),
  isTop: optional(terms.isTop),
  isPopup: optional(terms.isPopup),
  target,
  targetValue: optional(targetValue),
  publishAt: optional(publishAt),
  expireAt: optional(expireAt),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

/** One version of its texts. */
export const noticeVersion = {
  id: id(),
  at: time(),
  /** Who wrote it. */
  by: staffOnly(text()),
  title: localText(),
  content: html(),
};

/** What members are told, in three languages. It is read in Chinese and English at least once it is published. */
export const contentNotice = defineResource({
  name: 'contentNotice',
  view: 'content/notice/index',
  title: 'title',
  decides: ['publishAt'],
  row: {
    ...identity,
    ...terms,
    /** The staff's alone: it may name members. */
    targetValue: staffOnly(unlisted(targetValue)),
    status: sortable(code('biz_notice_status', ContentNoticeStatus)),
    /** Languages in which both its title and its content are written. */
    langs: codes('biz_lang_all'),
    /** Members it is for now, demo accounts and market makers left out. */
    audience: count(),
    /** Members who have read it. */
    readCount: sortable(count({ goal: 'audience' })),
    readRate: percent(),
    ...audit,
  },
  detail: { content: unlisted(html()), ...history },
  rules: [
    rule('targetValue', { target, targetValue }, (own) => audienceFits(own.target, own.targetValue)),
    rule('expireAt', { publishAt, expireAt }, (own) =>
      own.publishAt === null || own.expireAt === null || own.publishAt < own.expireAt
        ? null
        : 'rule.noticeExpires',
    ),
  ],
  filters: {
    /** A part of the title in any of the languages. */
    title: contains(text()),
    category: anyOf(),
    status: anyOf(),
    isTop: oneOf(),
    isPopup: oneOf(),
    target: oneOf(),
    readCount: range(),
  },
  dates: ['publishAt', 'expireAt', 'createdAt'],
  order: 'id desc',
  flow: contentNoticeFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Creates a draft. */
    add: post(`${BASE}/add`, { body: { ...body, requestId: requestId() }, answer: { id: id() } }),
    /**
     * Changes a notice. What is published or scheduled still has to be complete, and keeps what it said before as a version.
     * `overLimit`: three are at the top already, or one is a pop-up. `wrongTimeRange`: it would have ended already.
     */
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...body },
      refusals: ['overLimit', 'wrongTimeRange'],
    }),
    /**
     * Publishes a notice at once, or at its `publishAt`, until which it is scheduled. `wrongState`: it is incomplete.
     * `wrongTimeRange`: `publishAt` is not to come, or it would have ended already. `overLimit`: as for a change.
     */
    publish: put(`${BASE}/publish`, {
      body: { ...identity, atOnce: flag('sys_yes_no') },
      refusals: ['wrongState', 'wrongTimeRange', 'overLimit'],
    }),
    /** Withdraws a published notice; a scheduled one is a draft again. */
    withdraw: put(`${BASE}/withdraw`, { body: identity, refusals: ['wrongState'] }),
    /** Puts a notice at the top of members' list, or takes it away from there. `overLimit`: three are there already. */
    setTop: put(`${BASE}/setTop`, {
      body: { ...identity, on: flag('sys_yes_no') },
      refusals: ['overLimit'],
    }),
    /** What a notice has said, the latest first. */
    versions: read(`${BASE}/versions`, {
      permission: `${BASE}/list`,
      query: { id: id() },
      answer: records(noticeVersion),
      refusals: ['notFound'],
    }),
    /** What is published has to be withdrawn, and what is scheduled taken back, before it is deleted. */
    ...removes(BASE),
  },
});
