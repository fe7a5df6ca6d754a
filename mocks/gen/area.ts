import { gen as contract } from '../../src/contract/system/gen';
import type { Area } from '../core/area';
import { act, answer } from '../core/http';
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
    act(db, bring, gens, importDescriptions),
    act(db, edit, gens, editDescription),
    act(db, sync, gens, syncDescription),
    act(db, code, { title: gens.title, type: 'export' }, takeCode),
    deleteHandler(db, gens, remove, () => undefined),
    answer(db, preview, (context) => descriptionOf(findRow(context, gens, context.input.id))),
    answer(db, dbTables, () => ({
      tables: Object.entries(TABLES).map(([tableName, table]) => ({
        tableName,
        tableComment: table.comment,
        columnCount: table.columns.length,
      })),
    })),
    answer(db, columns, ({ input }) => {
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
    }),
  ],
  seeds: { start: seedDescription },
};
