import * as v from 'valibot';
import { claimed } from '../block/review';
import { post, read, readByPost } from '../call';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { id } from '../field/texts';
import { time } from '../field/times';
import { unchecked } from '../field/unchecked';
import { recordKinds } from '../records';

/** Kinds of records that are reviewed. */
export const REVIEW_KINDS = ['recharge', 'withdraw', 'auth', 'adjust', 'award', 'violation'] as const;

/** Orders in which a queue can be reviewed. */
export const QUEUE_ORDERS = ['oldest', 'riskiest', 'largest'] as const;

export type ReviewKind = (typeof REVIEW_KINDS)[number];
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

const kind = () => word(...REVIEW_KINDS);

const target = { kind: kind(), id: id() };

const { recharge, withdraw, auth, adjust, award, violation } = recordKinds;

/** The permission to review records of the kind. */
const byReview = {
  parameter: 'kind',
  paths: {
    recharge: recharge.review,
    withdraw: withdraw.review,
    auth: auth.review,
    adjust: adjust.review,
    award: award.review,
    violation: violation.review,
  },
};

/** The permission to list records of the kind. */
const byList = {
  parameter: 'kind',
  paths: {
    recharge: recharge.list,
    withdraw: withdraw.list,
    auth: auth.list,
    adjust: adjust.list,
    award: award.list,
    violation: violation.list,
  },
};

/** Claims a record for ten minutes; operators who may not approve it, as its maker or first reviewer, cannot. */
export const claim = post('review/claim', {
  body: target,
  answer: { claimBy: claimed.claimBy, claimUntil: time() },
  again: 'same',
  access: 'free',
  permissionBy: byReview,
  staffOnly: true,
  refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState'],
});

/** Lets a record go that the operator has claimed; one that is not claimed stays so. */
export const release = post('review/release', {
  body: target,
  again: 'same',
  access: 'free',
  permissionBy: byReview,
  staffOnly: true,
  refusals: ['claimedByAnother'],
});

/** The filters, dates and order of a list, as its call takes them. */
const question = unchecked(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())])));

/**
 * The next waiting record; after the last one, the first. With a `question` to the kind's list the walk goes through
 * the records of that list alone, and in its order unless there is a `sort`. Of a question about states, or about what waits for a second person, these are all that the operator may approve,
 * pay or release; else
 * those that wait for a review. Each answer is of its moment: what another operator has decided or holds by then is
 * passed over, and what has come into the list is walked too.
 */
export const next = readByPost('review/next', {
  body: {
    kind: kind(),
    /** `oldest` when there is no `question` either. */
    sort: optional(word(...QUEUE_ORDERS)),
    /** The record on screen; one that was decided just now still has its place in the order. */
    afterId: optional(id()),
    question: optional(question),
  },
  /** `id` is `null` when none waits; `left` counts it and all after it. */
  answer: { id: nullable(id()), left: count() },
  access: 'free',
  permissionBy: byList,
});

/** Records of a kind that are claimed by a reviewer now. */
export const claims = read('review/claims', {
  staffOnly: true,
  query: { kind: kind() },
  answer: records({ id: id(), claimBy: claimed.claimBy, claimUntil: time() }),
  access: 'free',
  permissionBy: byList,
});
