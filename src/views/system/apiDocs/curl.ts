import type { FieldLine } from './fields';
import type { Operation } from './apiDocument';

/** A value that shows what a field takes. */
function example({ type, fields }: FieldLine): unknown {
  if (type.endsWith('[]')) return [];
  if (fields.length > 0) return bodyOf(fields);
  if (/integer|number|Version/.test(type)) return 0;
  return type === 'boolean' ? false : '';
}

const bodyOf = (fields: readonly FieldLine[]): object =>
  Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.name, example(field)]));

/** Quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A call as a command, with the fields it needs. The token is a variable of the shell: that of the operator is never
 * copied.
 */
export function curlOf(
  { method, path, access, body }: Pick<Operation, 'method' | 'path' | 'access' | 'body'>,
  base: string,
  parameters: readonly FieldLine[],
  fields: readonly FieldLine[],
): string {
  const query = parameters
    .filter(({ required }) => required)
    .map(({ name }) => `${encodeURIComponent(name)}=`)
    .join('&');
  const url = `${base}${path}${query === '' ? '' : `?${query}`}`;
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...(access === 'open' ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(bodyOf(fields)))}`]
      : []),
  ].join(' \\\n  ');
}
