/** Names in the order of their code units, whatever the language of the machine. */
const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

function recordText(record: object): string {
  const parts = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(byName)
    .map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{${parts.join(',')}}`;
}

/**
 * The one text of data that digests are made over, in UTF-8: JSON without blanks, the names of each record in the order of
 * their code units, numbers as texts, nothing for what is undefined. Equal data have equal texts on both sides.
 * @throws TypeError for what is no data, such as a function
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return JSON.stringify(String(value));
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(canonical).join(',')}]` : recordText(value);
    default:
      throw new TypeError(`${typeof value} has no canonical form`);
  }
}
