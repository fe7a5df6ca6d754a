import { claimed } from '../block/review';
import { post, read } from '../call';
import { word } from '../field/choices';
import { records } from '../field/nested';
import { count } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { id } from '../field/texts';
import { time } from '../field/times';
import { recordKinds } from '../records';

/** Kinds of records that are reviewed. */
export const REVIEW_KINDS = ['recharge', 'withdraw', 'auth', 'adjust', 'award', 'violation'] as const;

/** Orders in which a queue can be reviewed. */
export const QUEUE_ORDERS = ['oldest', 'riskiest', 'largest'] as const;

export type ReviewKind = (typeof REVIEW_KINDS)[number];
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

const kind = () => word(...REVIEW_KINDS);

const target = { kind: kind(), id: id() };

const { recharge, withdraw, auth, adjust } = recordKinds;

/** The permission to review records of the kind. */
const byReview = {
  parameter: 'kind',
  paths: {
    recharge: recharge.review,
    withdraw: withdraw.review,
    auth: auth.review,
    adjust: adjust.review,
  },
};

/** The permission to list records of the kind. */
const byList = {
  parameter: 'kind',
  paths: { recharge: recharge.list, withdraw: withdraw.list, auth: auth.list, adjust: adjust.list },
};

/** Claims a record for ten minutes; operators who may not approve it, as its maker or first reviewer, cannot. */
export const claim = post('review/claim', {
  body: target,
  answer: { claimBy: claimed.claimBy, claimUntil: time() },
  access: 'free',
  permissionBy: byReview,
  refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState', 'forbidden'],
});

export const release = post('review/release', {
  body: target,
  access: 'free',
  permissionBy: byReview,
  refusals: ['claimedByAnother', 'forbidden'],
});

/** The next waiting record in the given order; after the last one, the first. */
export const next = read('review/next', {
  query: { kind: kind(), sort: optional(word(...QUEUE_ORDERS)), afterId: optional(id()) },
  /** `id` is `null` when none waits; `left` counts it and all after it. */
  answer: { id: nullable(id()), left: count() },
  access: 'free',
  permissionBy: byList,
  refusals: ['forbidden'],
});

/** Records of a kind that are claimed by a reviewer now. */
export const claims = read('review/claims', {
  staffOnly: true,
  query: { kind: kind() },
  answer: records({ id: id(), claimBy: claimed.claimBy, claimUntil: time() }),
  access: 'free',
  permissionBy: byList,
  refusals: ['forbidden'],
});
