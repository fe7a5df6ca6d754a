import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { history } from '../block/review';
import { switchFlow } from '../block/switchFlow';
import { post, put } from '../call';
import { requestId } from '../field/body';
import { word } from '../field/choices';
import { codes } from '../field/codes';
import { html } from '../field/html';
import { records } from '../field/nested';
import { count, flag, percent, usdt } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { id, image, localText, memberId, note, text } from '../field/texts';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { exports, lists, orders, removes, switches } from '../standard';
import { CONTACT_TYPES, contactsFit, MOST_CONTACTS } from './tutorRules';

const BASE = 'tutor';

const contacts = records(
  { type: word(...CONTACT_TYPES), value: text({ min: 1, max: 64 }) },
  { max: MOST_CONTACTS },
);

/** What operators enter. */
const terms = {
  /** An uploaded square picture: PNG, JPEG, WebP or GIF. */
  avatar: image(),
  name: localText({ max: 30 }),
  title: localText({ max: 60 }),
  fields: codes('biz_tutor_field'),
  years: sortable(count({ min: 0, max: 50 })),
  /** Members see them only while the tutor is on. */
  contacts,
  isRecommend: sortable(flag()),
};

const body = {
  avatar: terms.avatar,
  name: terms.name,
  title: optional(terms.title),
  /** UID of an active member who is bound to no other tutor; empty for none. */
  bindUid: optional(text({ max: 8, pattern: /^\d{8}$/ })),
  fields: optional(terms.fields),
  years: optional(terms.years),
  contacts: optional(contacts),
  intro: optional(html()),
  /** At most six tutors are recommended. */
  isRecommend: optional(terms.isRecommend),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
};

/**
 * Mentors whom members find on the site. Their figures are computed from what the member they are bound to has closed:
 * contract orders, and settled delivery orders. No call sets them.
 */
export const tutor = defineResource({
  name: 'tutor',
  view: 'content/tutor/index',
  title: 'name',
  decides: ['pnl30d'],
  row: {
    ...identity,
    avatar: terms.avatar,
    name: terms.name,
    title: terms.title,
    /** The member the tutor is bound to, and his UID; `null` and empty for none. */
    memberId: unlisted(nullable(memberId())),
    bindUid: text(),
    fields: terms.fields,
    years: terms.years,
    contacts: unlisted(terms.contacts),
    /** Members who follow the tutor. */
    followerCount: sortable(count()),
    /** Members below the bound member. */
    teamCount: sortable(count()),
    /** Percentage of closed orders with a net profit; `null` without a closed order. */
    winRate: sortable(nullable(percent())),
    /** Net profit and loss of the orders closed in the last 30 days; `null` without a bound member. */
    pnl30d: sortable(nullable(usdt({ signed: true }))),
    /**
     * The deepest fall from a peak, in percent of that peak: of what an account would have that began with the largest
     * margin or stake of one order. 100 at most; `null` without a closed order.
     */
    maxDrawdown: sortable(nullable(percent())),
    isRecommend: terms.isRecommend,
    /** Smaller values come first. */
    sort: sortable(count({ min: 0, max: 9999 })),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: { intro: html(), ...history },
  rules: [rule('contacts', { contacts }, (own) => contactsFit(own.contacts))],
  filters: {
    /** A part of the name in any of the languages. */
    name: contains(text()),
    bindUid: equals(),
    fields: anyOf(),
    isRecommend: oneOf(),
    status: oneOf(),
    followerCount: range(),
    teamCount: range(),
    winRate: range(),
    pnl30d: range(),
    maxDrawdown: range(),
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  flow: switchFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    /** Creates a tutor, switched off. `notUnique`: the member is bound to another one. `overLimit`: six are recommended. */
    add: post(`${BASE}/add`, {
      body: { ...body, requestId: requestId() },
      answer: { id: id() },
      refusals: ['notUnique', 'overLimit'],
    }),
    edit: put(`${BASE}/edit`, { body: { ...identity, ...body }, refusals: ['notUnique', 'overLimit'] }),
    ...switches(BASE, []),
    ...orders(BASE),
    ...removes(BASE),
  },
});
