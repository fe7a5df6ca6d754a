import { gen as contract } from '../../src/contract/system/gen';
import type { Area } from '../core/area';
import { bodyOf, queryOf } from '../core/body';
import { nothing } from '../core/check';
import { call } from '../core/http';
import { deleteHandler } from '../core/masters';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import {
  descriptionOf,
  editDescription,
  gens,
  importDescriptions,
  syncDescription,
  takeCode,
} from './change';
import { seedDescription } from './rows';
import { TABLES } from './tables';

const { edit, import: bring, sync, code, remove, preview, dbTables, columns } = contract.calls;
const { title } = gens;

export const gen: Area = {
  name: 'gen',
  records: {
    gen: ['代码生成', 'Code generation', '程式碼產生'],
  },
  tables: () => ({ gens: new Map() }),
  handlers: (db) => [
    ...readHandlers(db, contract, gens, {
      detail: (_, { fields, refusals }) => ({ fields, refusals }),
    }),
    call(
      db,
      `POST ${bring.path}`,
      { action: { title, type: 'import' } },
      bodyOf(db, bring.body),
      importDescriptions,
    ),
    call(db, `PUT ${edit.path}`, { action: { title, type: 'edit' } }, bodyOf(db, edit.body), editDescription),
    call(db, `PUT ${sync.path}`, { action: { title, type: 'edit' } }, bodyOf(db, sync.body), syncDescription),
    call(db, `POST ${code.path}`, { action: { title, type: 'export' } }, bodyOf(db, code.body), takeCode),
    deleteHandler(db, gens, remove, () => undefined),
    call(db, `GET ${preview.path}`, {}, queryOf(db, preview.query), (context) =>
      descriptionOf(findRow(context, gens, context.input.id)),
    ),
    call(db, `GET ${dbTables.path}`, { permission: [dbTables.permission] }, nothing, () => ({
      tables: Object.entries(TABLES).map(
        ([
          tableName,
          {
            comment,
            columns: { length },
          },
        ]) => ({
          tableName,
          tableComment: comment,
          columnCount: length,
        }),
      ),
    })),
    call(
      db,
      `GET ${columns.path}`,
      { permission: [columns.permission] },
      queryOf(db, columns.query),
      ({ input }) => {
        const table = Object.hasOwn(TABLES, input.tableName) ? TABLES[input.tableName] : undefined;
        if (!table) throw new Refusal(40400);
        return {
          tableComment: table.comment,
          columns: table.columns.map(([columnName, columnType, columnComment, flags = '']) => ({
            columnName,
            columnType,
            columnComment,
            isRequired: flags.includes('!'),
            isUnique: flags.includes('*'),
          })),
        };
      },
    ),
  ],
  seeds: { start: seedDescription },
};
