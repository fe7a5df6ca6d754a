import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { readShape } from '../../src/contract/field/read';
import { genDescription } from '../../src/contract/system/gen';
import type { Description } from '@/domain/gen/description';
import { fromJson } from '../../src/domain/gen/source/json';
import { fromOpenApi } from '../../src/domain/gen/source/openapi';
import { fromSql } from '../../src/domain/gen/source/sql';

/** True for what the screen of code generation takes away: a description as it stands. */
const isDescription = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'resourceName' in value && 'fields' in value;

function fromJsonText(text: string, name: string): Description[] {
  const value: unknown = JSON.parse(text);
  const all: unknown[] = Array.isArray(value) ? value : [value];
  if (all.length > 0 && all.every(isDescription))
    return all.flatMap((one) => readShape(genDescription, one) ?? []);
  const documented = fromOpenApi(value);
  return documented.length > 0 ? documented : fromJson(value, name);
}

/** The resources that a file describes. @throws Error when it can not be read, or describes none */
export function describedIn(file: string): Description[] {
  const [text, ending] = [readFileSync(file, 'utf8'), extname(file)];
  const found = ending === '.json' ? fromJsonText(text, basename(file, ending)) : fromSql(text);
  if (found.length === 0)
    throw new Error(
      `${file} has no CREATE TABLE, description, record or schema with a field that could be read`,
    );
  return found;
}
