import type { Db } from '../db';
import type { Context } from '../http';
import type { Queue } from '../queues';
import { ordered } from '../listing';
import { reviewQuestions } from '../questions/ofReview';
import { questionIn } from '../questions/thread';
import { mustMayAsk, rowsFor } from '../resource';
import type { Resource } from '../resource';
import { claimOne, isInvolved, mayDecide, releaseOne, WALKED } from './deciders';
import type { Kind, Reviewed } from './kind';

/** What a queue adds to its kind. */
interface QueueTerms<Row> extends Pick<Queue, 'title' | 'list'> {
  rows: (db: Db) => Iterable<Row>;
  /** Bigger is riskier, larger; for the orders other than by age. */
  risk: (row: Row, db: Db) => number;
  value: (row: Row) => bigint;
  /** Since when a row waits; since its creation by default. */
  since?: (row: Row, db: Db) => string;
  /** False for rows whose approval needs more than the permission of their kind, which the operator lacks. */
  isWithinPower?: (context: Context<unknown>, row: Row) => boolean;
  /** True for rows that another operator has to follow; none by default. */
  waitsForSecond?: (row: Row) => boolean;
}

/** The records of a kind that wait for a decision. */
export function queueFor<Row extends Reviewed>(
  kind: Kind<Row> & { resource: Resource<Row, object> },
  {
    rows,
    risk,
    value,
    since = ({ createdAt }) => createdAt,
    isWithinPower = () => true,
    waitsForSecond = () => false,
    ...terms
  }: QueueTerms<Row>,
): Queue {
  const find = (db: Db, id: number): Row | undefined => {
    const row = kind.resource.find(db, id);
    return row?.deleted ? undefined : row;
  };
  const weighed = (db: Db) => (row: Row) => ({
    ...row,
    risk: () => risk(row, db),
    value: () => value(row),
    since: () => since(row, db),
  });
  return {
    ...terms,
    kind: kind.name,
    review: kind.transitions.approve.permission,
    pending: kind.transitions.approve.from,
    find,
    rows: (db, wanted) => [...rows(db)].filter((row) => !row.deleted && wanted(row)).map(weighed(db)),
    line: (context, asked, afterId) => {
      const { db } = context;
      const { resource, transitions } = kind;
      const question = resource.question(asked, 'question');
      mustMayAsk({ ...context, input: question }, resource);
      const named = ['status', 'waitsForSecond'].some((name) => question.asks(name));
      const waits = (row: Row) =>
        row.id !== afterId &&
        (named || transitions.approve.from.includes(row.status)) &&
        mayDecide(context, kind, row, WALKED);
      const line = rowsFor({ ...context, input: question }, resource).filter(waits);
      const last = afterId === undefined ? undefined : find(db, afterId);
      // Its place does not depend on what became of it.
      const [status] = transitions.approve.from;
      const all = last ? [...line, { ...last, status: status ?? last.status }] : line;
      return ordered(all, question.orderBy ?? resource.order, resource.sorts(db)).map(weighed(db));
    },
    isFor: (db, id, userName) => {
      const row = find(db, id);
      return row !== undefined && !isInvolved(db, kind, row, userName) && !questionIn(row);
    },
    waitsForSecond: (db, id) => {
      const row = find(db, id);
      return row !== undefined && waitsForSecond(row);
    },
    isMine: (context, id) => {
      const row = find(context.db, id);
      return row !== undefined && mayDecide(context, kind, row) && isWithinPower(context, row);
    },
    questions: kind.asks && reviewQuestions(kind, kind.asks),
    claim: (context, id) => claimOne(context, kind, id),
    release: (context, id) => releaseOne(context, kind, id),
  };
}
