import type { RefusalName } from './refusals';
import type { ResourceName } from './resources';
import { ids, id } from './field/texts';
import { count } from './field/numbers';
import { records } from './field/nested';
import { text } from './field/texts';
import type { Field, Shape } from './field/field';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call has to be told and what comes of it, besides its method and path. */
export interface CallTerms {
  /** Query of a read. */
  query?: Shape;
  /** JSON body. */
  body?: Shape;
  /** What a success answers: a record, or a field where it is a list; missing where the client reads nothing of it. */
  answer?: Shape | Field;
  /** Path of the call that permits this one, where that is not its own. */
  permission?: string;
  /** `free`: any session may; `open`: it needs no session. */
  access?: 'free' | 'open';
  /** Refusals that the client answers in a way of its own, or that tell something about the rules. */
  refusals?: readonly RefusalName[];
  /** Resources, besides its own, of which anything may read otherwise after the call. */
  touches?: readonly ResourceName[];
}

/** One call of the API; `path` is below the site. */
export interface Call extends CallTerms {
  method: Method;
  path: string;
}

/** A read whose question travels as query. */
export const read = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'GET', path, ...terms }) as const;

/** A write of something new, or a read whose question travels as body. */
export const post = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'POST', path, ...terms }) as const;

/** A change of what is there. */
export const put = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'PUT', path, ...terms }) as const;

/** A removal. */
export const del = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'DELETE', path, ...terms }) as const;

/** Answer of a write over several records: a success as soon as one of them was written. */
export const bulkAnswer = {
  success: ids(),
  failed: records({ id: id(), code: count(), msg: text() }),
};
