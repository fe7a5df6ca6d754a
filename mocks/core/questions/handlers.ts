import type { HttpHandler } from 'msw';
import type { ThreadKind } from '@/contract/block/question';
import type { QuestionKind } from '@/contract/shell/question';
import { REPLY_FOR_MEMBERS } from '../../../src/contract/block/question';
import { question, reply, retract } from '../../../src/contract/shell/question';
import { changeQueues } from '../change/queue';
import type { Db } from '../db';
import { guard } from '../guards';
import { act } from '../http';
import type { Context } from '../http';
import { queuesOf } from '../queues';
import { invalid } from '../refusal';
import type { Questioning, Written } from './questioning';

/** Every kind of records that are asked back about. */
export const questionings = (db: Db): Questioning[] =>
  [...queuesOf(db), ...changeQueues(db)].flatMap(({ questions }) => questions ?? []);

/** Adds an entry to the thread of a record of any kind. @throws Refusal */
function write(context: Context<Written & { kind: QuestionKind }>, move: ThreadKind): { version: number } {
  const { db, input } = context;
  const found = questionings(db).find(({ kind }) => kind === input.kind);
  if (!found) throw invalid('kind');
  return found.write(context, move, input);
}

export function questionHandlers(db: Db): HttpHandler[] {
  guard(db, reply.path, [REPLY_FOR_MEMBERS]);
  // The title is that of the screen of the record, once it is found.
  const line = { title: '', type: 'review' } as const;
  return [
    act(db, question, line, (context) => write(context, 'question')),
    act(db, reply, line, (context) => write(context, 'reply')),
    act(db, retract, line, (context) => write(context, 'retract')),
  ];
}
