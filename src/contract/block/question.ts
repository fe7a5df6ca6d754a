import { choice } from '../field/choices';
import type { ValueOf, WireShape } from '../field/field';
import { records } from '../field/nested';
import { staffOnly, unlisted } from '../field/shared';
import { text } from '../field/texts';
import { time } from '../field/times';
import { oneOf } from '../filter';
import type { Move } from '../flow';

/** What an entry of a thread is: a reviewer asks back, somebody replies, or the question is taken back. */
export const ThreadKind = { question: 'question', reply: 'reply', retract: 'retract' } as const;
export type ThreadKind = (typeof ThreadKind)[keyof typeof ThreadKind];

/** One entry of what is asked about a record and replied. */
export const threadEntry = {
  kind: choice(ThreadKind),
  by: text(),
  at: time(),
  text: text(),
  /**
   * Of a question: the operator who has to reply. Empty in a question for whoever may reply for members, and in all other
   * entries.
   */
  to: text(),
};

/** What was asked about a record, the oldest entry first. That of a change ends with the change; the history keeps it. */
export const questioned = { thread: staffOnly(unlisted(records(threadEntry))) };

/** Where the last question about a record stands. */
export const Asked = { open: 'open', answered: 'answered' } as const;
export type Asked = (typeof Asked)[keyof typeof Asked];

/** Keeps the records whose last question waits for its reply, or has got it while the record still waits. */
export const byQuestion = { asked: oneOf(staffOnly(choice(Asked))) };

/** As the client reads an entry, and as a server sends it. */
export type ThreadEntry = ValueOf<(typeof questioned)['thread']>[number];
export type WireThreadEntry = WireShape<typeof threadEntry>;

/** The question that waits for its reply; `undefined` where none does. */
export function openQuestion<Entry extends { kind: string }>(thread: readonly Entry[]): Entry | undefined {
  const last = thread.at(-1);
  return last?.kind === ThreadKind.question ? last : undefined;
}

/** The question that the last entry replies to; `undefined` where that is no reply. */
export function repliedQuestion<Entry extends { kind: string }>(thread: readonly Entry[]): Entry | undefined {
  if (thread.at(-1)?.kind !== ThreadKind.reply) return undefined;
  return thread.findLast(({ kind }) => kind === ThreadKind.question);
}

/** Permission to reply where no operator has made the record, because a member has. */
export const REPLY_FOR_MEMBERS = 'review/replyForMembers';

/** Paths of the calls, which serve every kind of records. */
export const QUESTION_PATHS = {
  question: 'review/question',
  reply: 'review/reply',
  retract: 'review/retract',
} as const;

/**
 * The moves of a question. None of them changes the state or ends a claim: `waiting` are the states in which reviewers ask,
 * `open` those in which the record can still be replied about, and `notBy` who may not approve it, and so may not ask.
 */
export const questionMoves = <
  const Waiting extends string,
  const Open extends string,
  const Part extends string,
>(
  waiting: readonly Waiting[],
  open: readonly Open[],
  notBy: readonly Part[],
) =>
  ({
    /** A reviewer asks back instead of deciding. */
    question: { by: [QUESTION_PATHS.question], from: waiting, notBy, isEdit: true },
    /** Whoever was asked replies; also while a reviewer holds the record. */
    reply: { by: [QUESTION_PATHS.reply], from: open, isEdit: true, whileClaimed: true },
    /** A reviewer takes the question back, the own one or another's. */
    retract: { by: [QUESTION_PATHS.retract], from: open, notBy, isEdit: true },
  }) as const satisfies Record<string, Move<Waiting | Open, Part>>;
