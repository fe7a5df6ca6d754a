import type { HttpHandler } from 'msw';
import type { Call } from '@/contract/call';
import { inBody, keyOf } from '../../src/contract/call';
import { personalIn } from '../../src/contract/filter';
import { key as keyCheck, object } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { noteReader } from './evidence/readers';
import { answerAsked } from './http';
import type { AnswerTerms, Context } from './http';
import { exported, ordered, pageIn } from './listing';
import { noteList } from './lists';
import { ofQuery } from './question';
import type { Question } from './question';
import { invalid } from './refusal';
import { callOf, findRow, loggedHistory, mustMayAsk, pageShape, rowsFor } from './resource';
import type { Listed, Resource } from './resource';

/**
 * A read over the rows of a filter. Where a filter takes data about a person, the question may travel in the body of
 * a POST as well, and has to as soon as it uses such a filter.
 */
export function questionHandlers<Row extends Listed, Asked extends Question<Row>>(
  db: Db,
  { contract }: Pick<Resource<Row, object>, 'contract'>,
  call: Call,
  terms: AnswerTerms,
  question: Check<Asked>,
  run: (context: Context<Asked>) => unknown,
): HttpHandler[] {
  const work = (context: Context<Asked>) => {
    mustMayAsk(context, { contract });
    return run(context);
  };
  const hidden = personalIn(contract);
  if (call.method !== 'GET') return [answerAsked(db, call, question, work, terms)];
  if (hidden.length === 0) return [answerAsked(db, call, ofQuery(question), work, terms)];
  const impersonal: Check<Asked> = (value, field) => {
    const asked = question(value, field);
    const name = hidden.find((one) => asked.asks(one));
    if (name !== undefined) throw invalid(name);
    return asked;
  };
  return [
    answerAsked(db, call, ofQuery(impersonal), work, terms),
    answerAsked(db, inBody(call), question, work, terms),
  ];
}

/** The list. */
export const listHandler = <Row extends Listed, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
): HttpHandler[] => {
  noteList(db, resource.contract);
  return questionHandlers(
    db,
    resource,
    resource.contract.calls.list,
    { answer: pageShape(resource) },
    resource.question,
    (context) => {
      const { orderBy = resource.order, ...question } = context.input;
      return pageIn(rowsFor(context, resource), { ...question, orderBy }, resource.sorts(db), (row) =>
        resource.wire(db, row, context),
      );
    },
  );
};

/** The key of one record, under the name that the call gives it. */
const keyedBy =
  (name: string): Check<{ id: number }> =>
  (value, field) => ({ id: keyCheck(object({ [name]: keyCheck })(value, field)[name], name) });

/** One record; `detail` answers more than the row where there is more. */
export const getHandler = <Row extends Listed, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  detail: (context: Context<{ id: number }>, row: Row) => object = (context, row) =>
    resource.wire(db, row, context),
): HttpHandler => {
  const call = callOf(resource, 'get');
  const { name, row: shape, detail: more } = resource.contract;
  const all = { ...shape, ...more };
  const work = (context: Context<{ id: number }>) =>
    detail(context, findRow(context, resource, context.input.id));
  noteReader(db, name, {
    call,
    shape: all,
    title: resource.title,
    target: resource.target,
    read: (context, id) => ({
      record: work({ ...context, input: { id } }),
      name: resource.nameOf(findRow(context, resource, id)),
    }),
  });
  return answerAsked(db, call, keyedBy(keyOf(call)), work, { answer: all });
};

/** The whole filter as rows, logged. */
export const exportHandler = <Row extends Listed, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
): HttpHandler[] =>
  questionHandlers(
    db,
    resource,
    callOf(resource, 'export'),
    { line: { title: resource.title }, answer: pageShape(resource) },
    resource.question,
    (context) => {
      const rows = ordered(
        rowsFor(context, resource),
        context.input.orderBy ?? resource.order,
        resource.sorts(db),
      );
      context.note({ targetType: resource.target, targetText: `${rows.length}` });
      const left = new Set(resource.contract.unexported);
      return exported(db, rows, (row) =>
        Object.fromEntries(
          Object.entries(resource.wire(db, row, context)).filter(([name]) => !left.has(name)),
        ),
      );
    },
  );

/** Figures over the whole filter. */
export const figuresHandler = <Row extends Listed, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  figures: (context: Context<Question<Row>>) => unknown,
): HttpHandler[] => {
  const terms = { answer: resource.contract.summary ?? {} };
  return questionHandlers(db, resource, callOf(resource, 'summary'), terms, resource.question, figures);
};

/** One record of a kind that is not reviewed, and its history. */
export const loggedHandler = <Row extends Listed, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
): HttpHandler =>
  getHandler(db, resource, (context, row) => ({
    ...resource.wire(db, row, context),
    history: loggedHistory(db, resource.target, row.id),
  }));
