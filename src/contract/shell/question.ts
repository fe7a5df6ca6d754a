import { QUESTION_PATHS } from '../block/question';
import { identity } from '../block/identity';
import { post } from '../call';
import { requestId } from '../field/body';
import { word } from '../field/choices';
import { LEAST_REASON } from '../field/limits';
import { version } from '../field/numbers';
import { note } from '../field/texts';
import { recordKinds } from '../records';

/** Kinds of changes of guarded fields that are asked back about. */
const CHANGE_KINDS = [
  'channel',
  'walletCode',
  'config',
  'role',
  'user',
  'contractSymbol',
  'deliveryContract',
  'deliveryCycle',
  'stakingProduct',
  'coupon',
] as const;

/** Kinds of records that reviewers ask back about. */
export const QUESTION_KINDS = ['recharge', 'withdraw', 'auth', 'adjust', ...CHANGE_KINDS] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

const { recharge, withdraw, auth, adjust } = recordKinds;

/** The permission to decide about records of the kind, which is the one to ask. */
const byReview = {
  parameter: 'kind',
  paths: {
    recharge: recharge.review,
    withdraw: withdraw.review,
    auth: auth.review,
    adjust: adjust.review,
    channel: 'rechargeChannel/confirmChange',
    walletCode: 'walletCode/confirmChange',
    config: 'config/confirmChange',
    role: 'role/confirmChange',
    user: 'user/confirmChange',
    contractSymbol: 'contractSymbol/confirmChange',
    deliveryContract: 'deliveryContract/confirmChange',
    deliveryCycle: 'deliveryCycle/confirmChange',
    stakingProduct: 'stakingProduct/confirmChange',
    coupon: 'coupon/confirmChange',
  } satisfies Record<QuestionKind, string>,
};

/** The permission to list records of the kind. */
const byList = {
  parameter: 'kind',
  paths: Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, recordKinds[kind].list])),
};

const body = {
  kind: word(...QUESTION_KINDS),
  ...identity,
  text: note({ min: LEAST_REASON, max: 500 }),
  requestId: requestId(),
};

const answer = { version: version() };

/** Resources whose records are asked back about. */
const touches = [...QUESTION_KINDS, 'pending', 'home'] as const;

/**
 * Asks about a record that the operator could decide, instead of deciding: it keeps its state, its place in the queue and
 * its claim. The question goes to who made the record (`answerers` of its flow); where no operator has, or none who still
 * can sign in, to whoever holds `REPLY_FOR_MEMBERS`. While it is open nobody approves or rejects the record.
 */
export const question = post(QUESTION_PATHS.question, {
  body,
  answer,
  access: 'free',
  permissionBy: byReview,
  staffOnly: true,
  /** `wrongState`: also while a question is open. */
  refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState'],
  touches,
});

/** Replies to the open question, as the operator who was asked; never as the one who asks, or one who counts as the same. */
export const reply = post(QUESTION_PATHS.reply, {
  body,
  answer,
  access: 'free',
  permissionBy: byList,
  staffOnly: true,
  /** `wrongState`: no question is open. */
  refusals: ['alreadyDecided', 'samePerson', 'wrongState'],
  touches,
});

/** Takes the open question back, with the reason: the own one, or that of another reviewer who is away. */
export const retract = post(QUESTION_PATHS.retract, {
  body,
  answer,
  access: 'free',
  permissionBy: byReview,
  staffOnly: true,
  /** `wrongState`: no question is open. */
  refusals: ['alreadyDecided', 'claimedByAnother', 'samePerson', 'wrongState'],
  touches,
});
