/**
 * Reads a query string as the console writes it: dots for nesting, `[]` for lists, repeated keys
 * as a list.
 */
export function readQuery(params: URLSearchParams): object {
  const root = new Map<string, unknown>();
  for (const name of new Set(params.keys())) {
    const isList = name.endsWith('[]');
    const values = params.getAll(name);
    const path = (isList ? name.slice(0, -2) : name).split('.');
    put(root, path, isList || values.length > 1 ? values : values[0]);
  }
  return plain(root);
}

function put(into: Map<string, unknown>, [head = '', ...rest]: string[], value: unknown): void {
  if (!rest.length) {
    into.set(head, value);
    return;
  }
  const known = into.get(head);
  const below: Map<string, unknown> = known instanceof Map ? known : new Map();
  into.set(head, below);
  put(below, rest, value);
}

const plain = (map: Map<string, unknown>): object =>
  Object.fromEntries([...map].map(([key, value]) => [key, value instanceof Map ? plain(value) : value]));

const INTEGER = /^-?\d{1,15}$/;

/**
 * A query by the JSON types of its parameters, since all travel as texts: what has to be a number is one where it can
 * be, and an empty text is not given.
 */
export function typedQuery(query: unknown, isNumber: (name: string) => boolean): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]: [string, unknown]) => {
      const isDigits = typeof value === 'string' && INTEGER.test(value);
      return [name, isDigits && isNumber(name) ? Number(value) : value];
    }),
  );
}
