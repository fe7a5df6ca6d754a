import type { RefusalName } from './refusals';
import type { ResourceName } from './resources';
import { ids, id } from './field/texts';
import { count } from './field/numbers';
import { records } from './field/nested';
import { text } from './field/texts';
import type { Field, Shape } from './field/field';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of a call besides its method and path. */
export interface CallTerms {
  /** Query of a read. */
  query?: Shape;
  /** JSON body, or the fields of a form. */
  body?: Shape;
  /** Field of the file in a multipart form; missing for a JSON body. */
  file?: string;
  /** Data of a success: a record, or a field for a list; missing when the client reads nothing of it. */
  answer?: Shape | Field;
  /** Path of the call whose permission is required; by default its own. */
  permission?: string;
  /** Paths of the calls of which one's permission is required, by the value of a parameter of this call. */
  permissionBy?: { readonly parameter: string; readonly paths: Readonly<Record<string, string>> };
  /** `free`: every session may call it; `open`: it needs no session. */
  access?: 'free' | 'open';
  /** True: operators whose data are restricted to a member's team are refused, as they are by every write with a permission. */
  staffOnly?: boolean;
  /** Refusals that do not follow from the shape of the call, as that of a wrong password follows from `operPassword`. */
  refusals?: readonly RefusalName[];
  /**
   * What becomes of the same write sent once more, where neither a `requestId` nor a version says it: `same` leaves everything
   * as it is then; else it gets this refusal, because what it takes serves once or is gone.
   */
  again?: 'same' | RefusalName;
  /** Resources, besides its own, whose data may change with the call. */
  touches?: readonly ResourceName[];
}

/** One call of the API; `path` is below the site. */
export interface Call extends CallTerms {
  method: Method;
  path: string;
  /** True: it changes nothing, although it is no GET. */
  reads?: true;
}

/** A read with its input in the query. */
export const read = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'GET', path, ...terms }) as const;

/** A read with its input in the body. */
export const readByPost = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'POST', reads: true, path, ...terms }) as const;

/** A POST call: it creates something, sends something, or decides. */
export const post = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'POST', path, ...terms }) as const;

/** A PUT call: it changes existing records. */
export const put = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'PUT', path, ...terms }) as const;

/** A DELETE call. */
export const del = <const P extends string, const T extends CallTerms>(path: P, terms: T) =>
  ({ method: 'DELETE', path, ...terms }) as const;

/** True for calls that are refused to operators whose data are restricted to a member's team. */
export const isForStaff = ({ method, reads, access, staffOnly }: Call): boolean =>
  staffOnly ?? (method !== 'GET' && !reads && access === undefined);

/** The same read with its question in the body of a POST, where the question tells something about a person. */
export const inBody = (call: Call): Call => ({ ...call, method: 'POST', reads: true });

/** The parameter of a read of one record that names it: `id`, unless the call has its own. */
export const keyOf = ({ query = {} }: CallTerms): string => Object.keys(query)[0] ?? 'id';

/** Answer of a bulk write; it is a success as soon as one record was written. */
export const bulkAnswer = {
  /** Keys of the records that were written. */
  success: ids(),
  /** The others, each with the code of its refusal and the words for it. */
  failed: records({ id: id(), code: count(), msg: text() }),
};

/** Whether and when a call asks for the operator's own password again. */
export function stepUpOf({ body }: Call): 'required' | 'sometimes' | null {
  const field = body?.['operPassword'];
  if (!field) return null;
  return field.optional ? 'sometimes' : 'required';
}
