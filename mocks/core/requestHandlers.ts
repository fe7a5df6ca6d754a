import type { HttpHandler } from 'msw';
import { trace } from '../../src/contract/shell/request';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from './body';
import type { Db } from './db';
import { answer } from './http';
import type { Context } from './http';
import { logTargetOf } from './logTargets';

type Trace = WireShape<typeof trace.answer>;

/** Most records that are named. */
const MOST = 20;

/** What became of a write of this operator; another operator's request id is unknown. */
function traceOf({ db, user, input }: Context<Sent<typeof trace.query>>): Trace {
  const [, kept] =
    [...db.answers].find(([key]) => {
      const [id, , requestId] = key.split(' ');
      return id === String(user.id) && requestId === input.requestId;
    }) ?? [];
  if (!kept) return { done: false, at: null, count: 0, records: [] };
  const written = kept.written.filter(
    ({ targetId = '', targetText = '', errorCode = 0 }) => targetId && targetText && errorCode === 0,
  );
  return {
    done: true,
    at: kept.at,
    count: written.length,
    records: written.slice(0, MOST).map(({ targetType: type = '', targetId, targetText: no = '' }) => {
      const status = logTargetOf(db, type)?.find(db, Number(targetId))?.status;
      return { type, no, status: status === undefined ? '' : String(status) };
    }),
  };
}

/** The question after an answer that was lost. */
export const requestHandlers = (db: Db): HttpHandler[] => [answer(db, trace, traceOf)];
