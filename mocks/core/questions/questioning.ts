import { answererOf, termsNamed } from '../../../src/contract/flow';
import type { Flow, MoveTerms } from '@/contract/flow';
import { REPLY_FOR_MEMBERS, repliedQuestion } from '../../../src/contract/block/question';
import type { ThreadKind } from '@/contract/block/question';
import type { QuestionKind } from '@/contract/shell/question';
import { isActive } from '../access';
import type { Db } from '../db';
import type { Context } from '../http';
import { Refusal } from '../refusal';
import { findRow } from '../resource';
import type { Editable, Resource } from '../resource';
import { isSamePerson, mustBeAnother } from '../samePerson';
import { mustSayWhy } from '../review/guards';
import { questionIn, threadOf } from './thread';
import type { Threaded } from './thread';

/** What an operator sends with a question, a reply, or when taking a question back. */
export interface Written {
  id: number;
  version: number;
  text: string;
}

/** Rows that a kind's questions are about. */
export type Questionable = Editable & Threaded;

/** What the engine has to know of a kind of records that are asked back about; their flow says the rest. */
export interface QuestioningTerms<Row extends Questionable> {
  kind: QuestionKind;
  resource: Resource<Row, object>;
  flow: Flow;
  /** Path of the permission to decide, which is the one to ask. */
  permission: string;
  /** True for a record in one of the states from which a move starts. */
  isIn(row: Row, terms: MoveTerms): boolean;
  /** Refuses what the flow does not allow about a record now. @throws Refusal 40902, 40900, 40903, 40904 */
  mustBeAllowed(context: Context<unknown>, terms: MoveTerms, row: Row, version: number): void;
  /** Keeps one more entry of the thread, with a new version and a line in the history. */
  keep(context: Context<unknown>, row: Row, entry: { kind: ThreadKind; text: string; to: string }): void;
}

/** How many questions an operator has to reply to, and how many own ones were replied to. */
export interface QuestionShare {
  toReply: number;
  replied: number;
}

/** Records of one kind that are asked back about. */
export interface Questioning {
  kind: QuestionKind;
  /** Asks, replies or takes back. @returns the version that the record has then @throws Refusal */
  write(context: Context<unknown>, kind: ThreadKind, written: Written): { version: number };
  shareOf(context: Context<unknown>): QuestionShare;
}

/** Operators who can sign in. */
const canReply =
  (db: Db) =>
  (name: string): boolean =>
    [...db.users.values()].some((user) => user.userName === name && isActive(user));

/** True for the operator whom the open question of a record goes to: never the one who asks. */
function isAsked({ db, user, can }: Context<unknown>, row: Threaded): boolean {
  const open = questionIn(row);
  if (!open || isSamePerson(db, open.by, user.userName)) return false;
  return open.to === '' ? can(REPLY_FOR_MEMBERS) : open.to === user.userName;
}

/** @throws Refusal 40904 without an open question, 40903 for who asks, 40300 for whom it does not go to */
function mustBeAsked(context: Context<unknown>, row: Threaded): void {
  const open = questionIn(row);
  if (!open) throw new Refusal(40904, { because: 'noQuestion' });
  mustBeAnother(context, open.by);
  if (!isAsked(context, row)) throw new Refusal(40300);
}

/** What a write of the thread asks for besides the flow. */
const GUARDS: Readonly<Record<ThreadKind, (context: Context<unknown>, row: Threaded) => void>> = {
  question: (_, row) => {
    if (questionIn(row)) throw new Refusal(40904, { because: 'questionWaits' });
  },
  reply: mustBeAsked,
  retract: (_, row) => {
    if (!questionIn(row)) throw new Refusal(40904, { because: 'noQuestion' });
  },
};

/** The questions about records of one kind. */
export function questioning<Row extends Questionable>(terms: QuestioningTerms<Row>): Questioning {
  const { kind, resource, flow, permission } = terms;
  const life = { flow, calls: {} };
  const moves = {
    question: termsNamed(life, 'question'),
    reply: termsNamed(life, 'reply'),
    retract: termsNamed(life, 'retract'),
  };
  return {
    kind,
    write(context, move, { id, version, text }) {
      const { db, note } = context;
      const row = findRow(context, resource, id);
      note({
        title: resource.title,
        targetType: resource.target,
        targetId: String(id),
        targetText: resource.nameOf(row),
        reason: text,
      });
      terms.mustBeAllowed(context, moves[move], row, version);
      GUARDS[move](context, row);
      mustSayWhy({ input: { note: text } });
      const to = move === 'question' ? (answererOf(flow, row, canReply(db)) ?? '') : '';
      terms.keep(context, row, { kind: move, text, to });
      return { version: row.version };
    },
    shareOf(context) {
      const { db, user, inScope, can } = context;
      const rows = resource
        .rows(db)
        .filter(
          (row) =>
            threadOf(row).length > 0 &&
            !row.deleted &&
            (typeof row.memberId !== 'number' || inScope(row.memberId)),
        );
      const isMine = (row: Row) => repliedQuestion(threadOf(row))?.by === user.userName;
      return {
        toReply: rows.filter((row) => terms.isIn(row, moves.reply) && isAsked(context, row)).length,
        replied: can(permission)
          ? rows.filter((row) => terms.isIn(row, moves.question) && isMine(row)).length
          : 0,
      };
    },
  };
}
