import type { HttpHandler } from 'msw';
import type { Resource as Described } from '@/contract/resource';
import type { Db } from './db';
import type { Context } from './http';
import type { Question } from './question';
import { loggedHistory } from './resource';
import { exportHandler, figuresHandler, getHandler, listHandler } from './resourceHandlers';
import type { Listed, Resource } from './resource';

/** What of a resource's reads is its own to compute. */
export interface Reads<Row extends Listed> {
  /** Fields of the single record besides the row; its history is known. */
  detail?(context: Context<unknown>, row: Row): object;
  /** The figures over a filter. */
  summary?(context: Context<Question<Row>>): unknown;
}

/** The reads of a resource that its contract has: list, get, summary and export. */
export function readHandlers<Row extends Listed>(
  db: Db,
  { calls, detail: more }: Described,
  resource: Resource<Row, object>,
  { detail, summary }: Reads<Row> = {},
): HttpHandler[] {
  const handlers = listHandler(db, resource);
  if (calls['get']) {
    const history = (row: Row) =>
      more && 'history' in more ? { history: loggedHistory(db, resource.target, row.id) } : {};
    handlers.push(
      getHandler(db, resource, (context, row) => ({
        ...resource.wire(db, row, context),
        ...history(row),
        ...detail?.(context, row),
      })),
    );
  }
  if (calls['summary']) {
    if (!summary) throw new Error(`${resource.name}: the contract has figures, the mock backend none`);
    handlers.push(...figuresHandler(db, resource, summary));
  }
  if (calls['export']) handlers.push(...exportHandler(db, resource));
  return handlers;
}
