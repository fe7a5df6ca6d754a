import type { Description } from '../description';
import { fromJson } from './json';
import { fromOpenApi } from './openapi';
import { fromSql } from './sql';

/** Kinds of texts that descriptions are read from. */
export type Pasted = 'sql' | 'json' | 'openapi';

const parsed =
  (read: (value: unknown) => Description[]) =>
  (text: string): Description[] => {
    try {
      return read(JSON.parse(text));
    } catch {
      return [];
    }
  };

/** Reads a text; nothing when it is none of the kind. */
export const PARSERS: Record<Pasted, (text: string) => Description[]> = {
  sql: fromSql,
  json: parsed((sample) => fromJson(sample)),
  openapi: parsed(fromOpenApi),
};
