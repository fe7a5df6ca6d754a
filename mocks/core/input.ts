import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';
import { bodyOf, queryOf } from './body';
import type { Sent } from './body';
import { bytes, entriesOf } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { readQuery } from './query';
import { invalid } from './refusal';

type SentFile<C> = C extends { file: infer Name extends string }
  ? Readonly<Record<Name, Uint8Array<ArrayBuffer>>>
  : unknown;

type SentBy<S> = S extends Shape ? Sent<S> : object;

/** What a call is given: the query of a GET, else the body, as the contract describes it. */
export type InputOf<C extends Call> = C extends { method: 'GET' }
  ? SentBy<C extends { query: infer S } ? S : undefined>
  : SentBy<C extends { body: infer S } ? S : undefined> & SentFile<C>;

/** A form: its fields, which travel as text, and its file. */
const formOf =
  (db: Db, shape: Shape, file: string): Check<object> =>
  (value, field) => {
    const { [file]: content, ...facts } = Object.fromEntries(entriesOf(value, field, () => true));
    return { ...queryOf(db, shape)(facts, field), [file]: bytes(content, file) };
  };

/** Reads what a call is given, strictly: nothing that its contract does not describe. */
export function inputOf<C extends Call>(
  db: Db,
  { method, query = {}, body = {}, file }: C,
): Check<InputOf<C>> {
  const check: Check<object> =
    method === 'GET' ? queryOf(db, query) : file === undefined ? bodyOf(db, body) : formOf(db, body, file);
  // Every field is read by its own kind.
  return (value, field) => check(value, field) as InputOf<C>;
}

const partOf = async (part: FormDataEntryValue): Promise<unknown> =>
  typeof part === 'string' ? part : new Uint8Array(await part.arrayBuffer());

/** Fields of a form; a file becomes its bytes, and a name that is given several times a list. */
async function fieldsOf(form: FormData): Promise<object> {
  const fields = [...new Set(form.keys())].map(async (name): Promise<[string, unknown]> => {
    const [only, ...more] = await Promise.all(form.getAll(name).map(partOf));
    return [name, more.length > 0 ? [only, ...more] : only];
  });
  return Object.fromEntries(await Promise.all(fields));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid('body');
  }
}

/** Levels of a body; the deepest one of the contract has 3. */
export const DEEPEST_BODY = 32;

/** True for what would let a function that calls itself run out of stack. */
const isDeep = (value: unknown, level = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (level === DEEPEST_BODY || Object.values(value).some((inner) => isDeep(inner, level + 1)));

/** What a request carries: the query of a GET, else the body. @throws Refusal 40000 */
export async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return readQuery(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return fieldsOf(await request.formData());
  const body = await request.text();
  if (!body) return {};
  const value = parsed(body);
  if (isDeep(value)) throw invalid('body');
  return value;
}
