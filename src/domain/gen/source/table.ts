import type { AnswerOf } from '@/contract/resource';
import type { gen } from '@/contract/system/gen';
import type { Description, GenField } from '../description';
import { draftOf } from './draft';
import { ofSqlType } from './sqlType';

type Columns = AnswerOf<typeof gen.calls.columns>;

/** Reads a table of the database. */
export const fromTable = (tableName: string, { tableComment, columns }: Columns): Description =>
  draftOf(
    tableName,
    tableComment,
    columns.map(({ columnName, columnType, columnComment, isUnique }) => ({
      name: columnName,
      label: columnComment,
      ...ofSqlType(columnType),
      unique: isUnique,
    })),
    tableName,
  );

/** The fields as the table has them now: those that are gone are dropped, new ones come last, others stay as they are. */
export function synced(fields: readonly GenField[], now: Description): GenField[] {
  const names = new Set(now.fields.map(({ name }) => name));
  const kept = fields.filter(({ name }) => names.has(name));
  const known = new Set(kept.map(({ name }) => name));
  return [...kept, ...now.fields.filter(({ name }) => !known.has(name))];
}
