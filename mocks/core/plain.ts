import type { HttpHandler } from 'msw';
import type { Field } from '@/contract/field/field';
import type { FilterTerms } from '@/contract/filter';
import type { Resource as Described } from '@/contract/resource';
import type { ActionType } from './audit';
import { bodyOf } from './body';
import type { Check } from './check';
import type { Db } from './db';
import { call } from './http';
import type { Context } from './http';
import { switchHandler } from './masters';
import { parse } from './money';
import { anyOf, between, has, is, only, questionOf, within } from './question';
import type { Narrow } from './question';
import { Refusal } from './refusal';
import { changeRow, deleteHandler, exportHandler, listHandler, loggedHandler } from './resource';
import type { Editable, Resource } from './resource';
import type { OnOff } from './rows';

/** A row that operators keep by hand. */
export interface PlainRow extends Editable {
  deleted: boolean;
  createdAt: string;
  createdBy: string;
  status: OnOff;
}

/** What the contract does not say about a plain resource. */
export interface PlainOptions<Row extends PlainRow> {
  /** Its screen in the operation log, in Chinese as the log is. */
  title: string;
  rows(db: Db): Map<number, Row>;
  /** The field that no two rows share. */
  unique: keyof Row & string;
  /** Fields that are computed when a row travels. */
  derive?(db: Db, row: Row): object;
  /** Order of a list when the request names none. */
  order?: string;
  /** True for rows that something refers to: they cannot be deleted. */
  isUsed(db: Db, row: Row): boolean;
  /** The row of a new record. */
  create(base: PlainRow, body: object): Row;
}

const at = (row: object, name: string): unknown => Reflect.get(row, name);

/** A field as text; a text in three languages is all three of them. */
function textAt(row: object, name: string): string {
  const value = at(row, name);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : '';
}

/** How a filter of the contract is asked. */
function narrowOf<Row extends object>(
  name: string,
  { how }: FilterTerms,
  field: Field | undefined,
): Narrow<Row> {
  switch (how) {
    case 'contains':
      return has((row) => textAt(row, name));
    case 'equals':
    case 'oneOf':
      return is((row) => textAt(row, name));
    case 'anyOf':
      return anyOf((row) => textAt(row, name));
    case 'toggle':
      return only((row) => textAt(row, name) === '1');
    case 'range':
      return field?.kind === 'count'
        ? within((row) => Number(at(row, name)))
        : between((row) => textAt(row, name));
  }
}

const AMOUNTS = new Set<string>(['money', 'usdt', 'rate', 'percent']);

function sortValue(row: object, name: string, field: Field | undefined): string | number | bigint | null {
  const value = at(row, name);
  if (value === null || value === undefined) return null;
  if (field && AMOUNTS.has(field.kind)) return parse(textAt(row, name));
  return typeof value === 'number' ? value : textAt(row, name);
}

/** The mock's resource of a contract whose records operators keep by hand. */
function resourceOf<Row extends PlainRow>(
  contract: Described,
  options: PlainOptions<Row>,
): Resource<Row, object> {
  const { row: shape, filters = {}, dates = [], sorts = [] } = contract;
  const path = contract.calls.list.path.replace(/\/list$/, '');
  return {
    name: path,
    title: options.title,
    target: path,
    rows: (db) => options.rows(db).values(),
    find: (db, id) => options.rows(db).get(id),
    question: questionOf<Row>(
      Object.fromEntries(
        Object.entries(filters).map(([name, terms]) => [
          name,
          narrowOf<Row>(name, terms, terms.field ?? shape[name]),
        ]),
      ),
      Object.fromEntries(dates.map((name) => [name, (row: Row) => textAt(row, name)])),
    ),
    sorts: () =>
      Object.fromEntries(sorts.map((name) => [name, (row: Row) => sortValue(row, name, shape[name])])),
    order: options.order,
    wire: (db, row) => {
      const all = { ...row, ...options.derive?.(db, row) };
      return Object.fromEntries(Object.keys(shape).map((name) => [name, at(all, name)]));
    },
    nameOf: (row) => textAt(row, contract.title),
  };
}

/**
 * Every standard call of a resource that operators keep by hand, from its contract: list, get, export, add, edit,
 * setStatus and delete, as far as the contract has them.
 */
export function plainHandlers<Row extends PlainRow>(
  db: Db,
  contract: Described,
  options: PlainOptions<Row>,
): HttpHandler[] {
  const resource = resourceOf(contract, options);
  const { calls } = contract;
  const { unique } = options;
  const logged = (type: ActionType) => ({ money: true, action: { title: options.title, type } });

  function mustBeFree(id: number, value: unknown): void {
    const taken = [...options.rows(db).values()].some(
      (row) => row.id !== id && !row.deleted && at(row, unique) === value,
    );
    if (taken) throw new Refusal(40905, { field: unique });
  }

  function add({ input, user, note }: Context<Record<string, unknown>>): { id: number } {
    mustBeFree(0, input[unique]);
    const now = db.stamp();
    const id = db.nextId(contract.name);
    const base = { id, version: 1, deleted: false, status: 1 as const };
    const stamps = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
    const row = options.create({ ...base, ...stamps }, input);
    options.rows(db).set(id, row);
    note({ targetType: resource.target, targetId: String(id), targetText: resource.nameOf(row) });
    return { id };
  }

  const editBody = calls['edit']?.body ?? {};
  const edited = Object.keys(editBody).filter(
    (name): name is keyof Row & string => name !== 'id' && name !== 'version' && name in contract.row,
  );

  const keyed: Check<Record<string, unknown> & { id: number; version: number }> = (value, field) => {
    const input = bodyOf(db, editBody)(value, field);
    return { ...input, id: Number(input['id']), version: Number(input['version']) };
  };

  return [
    listHandler(db, resource),
    loggedHandler(db, resource),
    exportHandler(db, resource),
    call(db, `POST ${resource.name}/add`, logged('add'), bodyOf(db, calls['add']?.body ?? {}), add),
    call(db, `PUT ${resource.name}/edit`, logged('edit'), keyed, (context) => {
      const { input } = context;
      if (unique in input) mustBeFree(input.id, input[unique]);
      const given = Object.fromEntries(edited.map((name) => [name, input[name]]));
      const { version } = changeRow(context, resource, edited, (row) => void Object.assign(row, given));
      return { version };
    }),
    switchHandler(db, resource, 'setStatus', 'status'),
    deleteHandler(db, resource, (_, row) => {
      if (options.isUsed(db, row)) throw new Refusal(40906);
    }),
  ];
}
