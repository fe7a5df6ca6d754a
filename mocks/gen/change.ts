import { gen as contract } from '../../src/contract/system/gen';
import { OnOff } from '../../src/contract/block/switchFlow';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { described } from '../core/described';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import { mustBeUnique } from '../core/unique';
import type { GenRow } from './rows';
import { TABLES } from './tables';

type Calls = typeof contract.calls;
type Description = Pick<GenRow, 'fields' | 'titleField'>;

export const gens = described<GenRow>(contract, {
  title: '代码生成',
  rows: ({ gens: table }) => listOf(table),
  find: ({ gens: table }, id) => table.get(id),
  derive: (_, { fields }) => ({ fieldCount: fields.length }),
});

/** @throws Refusal 40000 for two fields of one name, and for a title that is no field */
function mustBeSound({ fields, titleField }: Description): void {
  const names = fields.map(({ name }) => name);
  if (fields.length === 0 || new Set(names).size !== names.length) throw invalid('fields');
  if (!names.includes(titleField)) throw invalid('titleField');
}

/** Keeps new descriptions: all of them, or none. */
export function importDescriptions(context: Context<Sent<Calls['import']['body']>>): { count: number } {
  const { db, user, input, note } = context;
  const { descriptions } = input;
  if (descriptions.length === 0) throw invalid('descriptions');
  const names = descriptions.map(({ resourceName }) => resourceName);
  if (new Set(names).size !== names.length) throw new Refusal(40905, { field: 'resourceName' });
  for (const one of descriptions) {
    mustBeSound(one);
    mustBeUnique(contract, db.gens.values(), one);
    if (one.tableName && !Object.hasOwn(TABLES, one.tableName)) throw invalid('tableName');
  }
  const at = db.stamp();
  const by = { createdAt: at, updatedAt: at, createdBy: user.userName, updatedBy: user.userName };
  for (const one of descriptions) {
    const id = db.nextId('gen');
    const tableName = one.tableName ?? '';
    db.gens.set(id, {
      ...one,
      ...by,
      refusals: one.refusals ?? [],
      tableName,
      id,
      version: 1,
      deleted: false,
      status: OnOff.on,
      remark: '',
    });
  }
  note({ targetType: gens.target, targetText: names.join(' ') });
  return { count: descriptions.length };
}

/** Changes a description. */
export function editDescription(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { id: _, version: __, ...sent } = context.input;
  const terms = sentFields(sent);
  const names = Object.keys(terms).filter((name): name is keyof typeof terms => name in terms);
  const { version } = changeRow(context, gens, names, (row) => {
    mustBeSound(sent);
    mustBeUnique(contract, context.db.gens.values(), terms, row.id);
    Object.assign(row, terms);
  });
  return { version };
}

/** Takes over what has become of the table; what was pasted has none. */
export function syncDescription(context: Context<Sent<Calls['sync']['body']>>): { version: number } {
  const { fields } = context.input;
  const { version } = changeRow(context, gens, ['fields'], (row) => {
    if (row.tableName === '') throw new Refusal(40904);
    mustBeSound({ ...row, fields });
    row.fields = fields;
  });
  return { version };
}

/** A description without what the record says about itself. */
export function descriptionOf(row: GenRow) {
  const { tableName, resourceName, folder, title, menuId, titleField, fields, refusals } = row;
  const { canAdd, canEdit, canRemove, canSwitch, canExport } = row;
  const may = { canAdd, canEdit, canRemove, canSwitch, canExport };
  return { tableName, resourceName, folder, title, menuId, titleField, ...may, fields, refusals };
}

/** What to generate; who took it away stands in the operation log. */
export function takeCode(context: Context<Sent<Calls['code']['body']>>) {
  const rows = context.input.ids.map((id) => findRow(context, gens, id));
  context.note({ targetType: gens.target, targetText: rows.map((row) => gens.nameOf(row)).join(' ') });
  return { list: rows.map(descriptionOf) };
}
