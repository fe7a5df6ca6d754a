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
