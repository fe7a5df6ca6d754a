import type { Json } from './document';

/** A record, with what every list here has. */
export interface Row extends Json {
  id: number;
  version: number;
  status: number;
  createdBy: string;
  history: Json[];
}

/** A moment as it travels, in UTC+8. */
export const stamp = (at = Date.now()): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export const values = (value: unknown): string[] => (value === null ? [] : [value].flat().map(String));

/** Whether a row is kept by one filter, whose kind the document names. */
export function keeps(row: Row, name: string, schema: Json, asked: unknown): boolean {
  const own = values(row[name === 'memberKeyword' ? 'uid' : ((schema['x-field'] ?? name) as string)]);
  if (schema['x-filter'] === 'toggle') return String(asked) !== '1' || own.some((value) => Number(value) > 0);
  if (schema['x-filter'] === 'contains') {
    return own.some((value) => value.toLowerCase().includes(String(asked).toLowerCase()));
  }
  if (schema['x-filter'] !== 'range') return own.some((value) => values(asked).includes(value));
  const sign = name.endsWith('Min') ? 1 : -1;
  return own.some((value) => sign * (Number(value) - Number(asked)) >= 0);
}

const compare = (a: string, b: string): number =>
  Number.isNaN(Number(a) - Number(b)) ? (a < b ? -1 : Number(a > b)) : Number(a) - Number(b);

/** Rows in an order; those without a value last, equal ones by id. */
export function inOrder(rows: readonly Row[], orderBy: string): Row[] {
  const [name = '', direction] = orderBy.split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[name], b[name]].map((value) => (value === '' ? null : value));
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    return sign * compare(String(x), String(y)) || sign * (a.id - b.id);
  });
}
