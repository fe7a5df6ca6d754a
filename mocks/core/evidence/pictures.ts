import type { Field, Shape } from '@/contract/field/field';

/** A picture that a record names. */
export interface Named {
  /** The field, with those it is nested in before it. */
  field: string;
  address: string;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textsIn = (value: unknown): string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string');

/** The pictures of one field, and what is left of its value. */
function taken({ kind, options: { shape, of } }: Field, field: string, value: unknown): [Named[], unknown] {
  if (kind === 'image' && typeof value === 'string') return [value ? [{ field, address: value }] : [], ''];
  if (kind === 'images')
    return [
      textsIn(value)
        .filter(Boolean)
        .map((address) => ({ field, address })),
      [],
    ];
  if (kind === 'records' && shape && Array.isArray(value)) {
    const parts = value.map((one) => withoutPictures(shape, one, `${field}.`));
    return [parts.flatMap(({ pictures }) => pictures), parts.map(({ record }) => record)];
  }
  if (kind === 'record' && shape) {
    const { pictures, record } = withoutPictures(shape, value, `${field}.`);
    return [pictures, record];
  }
  if (of && Array.isArray(value)) {
    const parts = value.map((one) => taken(of, field, one));
    return [parts.flatMap(([pictures]) => pictures), parts.map(([, left]) => left)];
  }
  if (of && isRecord(value)) {
    const parts = Object.entries(value).map(
      ([name, one]) => [name, taken(of, `${field}.${name}`, one)] as const,
    );
    return [
      parts.flatMap(([, [pictures]]) => pictures),
      Object.fromEntries(parts.map(([name, [, left]]) => [name, left])),
    ];
  }
  return [[], value];
}

/** A record without its pictures, and those. What the contract does not describe stays as it is. */
export function withoutPictures(
  shape: Shape,
  record: unknown,
  within = '',
): { record: unknown; pictures: Named[] } {
  if (!isRecord(record)) return { record, pictures: [] };
  const parts = Object.entries(record).map(([name, value]) => {
    const field = shape[name];
    return [name, field ? taken(field, `${within}${name}`, value) : [[], value]] as const;
  });
  return {
    record: Object.fromEntries(parts.map(([name, [, left]]) => [name, left])),
    pictures: parts.flatMap(([, [pictures]]) => pictures),
  };
}
