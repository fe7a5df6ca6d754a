import type { HttpHandler } from 'msw';
import type { FieldChange } from '@/api/types';
import type { Shape } from '@/contract/field/field';
import type { Resource as Described } from '@/contract/resource';
import { ordering, removal, switching } from '../../src/contract/standard';
import type { ActionType } from './audit';
import { bodyOf } from './body';
import { mustKeep } from './change/guarding';
import type { Check } from './check';
import type { Db } from './db';
import { described } from './described';
import type { ReadOptions } from './described';
import { call } from './http';
import type { Context } from './http';
import { listOf } from './indexed';
import { hasMasked, withMasks, withoutShown } from './maskedFields';
import { deleteHandler, sortHandler, switchHandler, switchingMany, switchManyHandler } from './masters';
import { readHandlers } from './reads';
import type { Reads } from './reads';
import { Refusal } from './refusal';
import { changeRow } from './resource';
import type { Editable } from './resource';
import type { OnOff } from './rows';
import { mustBeUnique } from './unique';
import { takes } from './write';

type Body = Record<string, unknown>;

/** A row that operators keep by hand. */
export interface PlainRow extends Editable {
  deleted: boolean;
  createdAt: string;
  createdBy: string;
  status: OnOff;
}

/** What the contract does not say about a plain resource. */
export interface PlainOptions<Row extends PlainRow> extends Omit<ReadOptions<Row>, 'rows'>, Reads<Row> {
  rows(db: Db): Map<number, Row>;
  /** The row of a new record, when records can be added. */
  create?(base: PlainRow, body: Body): Row;
  /** True for rows that something refers to: they cannot be deleted. */
  isUsed?(db: Db, row: Row): boolean;
  /** Throws for a body that its record cannot take; a new one has no row yet. */
  mayHave?(context: Context<unknown>, body: Body, row?: Row): void;
  /** Throws for rows that have to stay. */
  mayGo?(context: Context<unknown>, row: Row): void;
  /**
   * Makes a change of a record whose contract guards fields; by default everything that is given is in force at once.
   * Returns what waits for another operator, as a history shows it.
   */
  change?(context: Context<unknown>, row: Row, given: Body, password: string | undefined): FieldChange[];
  /** What else a record that was added, changed or deleted brings about. */
  after?(context: Context<unknown>, row: Row): void;
}

/** The body of a change of one record, whatever else it holds. */
const keyed =
  (db: Db, shape: Shape): Check<Body & { id: number; version: number; reason?: string }> =>
  (value, field) => {
    const input = bodyOf(db, shape)(value, field);
    const { reason } = input;
    return {
      ...input,
      id: Number(input['id']),
      version: Number(input['version']),
      ...(typeof reason === 'string' ? { reason } : {}),
    };
  };

/** Puts what is given in force. @throws Refusal 40000 for a broken rule of the contract */
const changeAtOnce =
  ({ rules = [] }: Described) =>
  (_: unknown, row: PlainRow, given: Body): FieldChange[] => {
    mustKeep(rules, { ...row, ...given });
    Object.assign(row, given);
    return [];
  };

/**
 * Every standard call of a resource that operators keep by hand, as far as its contract has them: list, get, summary,
 * export, add, edit, setStatus, sort and remove.
 */
export function plainHandlers<Row extends PlainRow>(
  db: Db,
  contract: Described,
  options: PlainOptions<Row>,
): HttpHandler[] {
  const { create, isUsed, mayHave, mayGo, after, rows: table } = options;
  const { change = changeAtOnce(contract) } = options;
  const { find = (_: Db, id: number) => table(db).get(id) } = options;
  const resource = described(contract, { ...options, find, rows: () => listOf(table(db)) });
  const { add, edit, setStatus, sort, remove } = contract.calls;
  const logged = (type: ActionType) => ({ action: { title: options.title, type } });

  const handlers = readHandlers(db, contract, resource, options);

  if (add) {
    if (!create) throw new Error(`${resource.name}: the contract adds records, the mock backend does not`);
    handlers.push(
      call(db, `POST ${add.path}`, logged('add'), bodyOf(db, add.body ?? {}), (context) => {
        const { input, user, note } = context;
        mustBeUnique(contract, table(db).values(), input);
        mustKeep([...(contract.rules ?? []), ...(contract.firstRules ?? [])], input);
        mayHave?.(context, input);
        const now = db.stamp();
        const id = db.nextId(contract.name);
        const base = { id, version: 1, deleted: false, status: 1 as const };
        const stamps = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
        const row = create({ ...base, ...stamps }, input);
        table(db).set(id, row);
        after?.(context, row);
        note({ targetType: resource.target, targetId: String(id), targetText: resource.nameOf(row) });
        if (hasMasked(contract.row, input)) note({ body: withMasks(contract.row, input) });
        return { id };
      }),
    );
  }

  if (edit) {
    const fields = Object.keys(edit.body ?? {}).filter(
      (name): name is keyof Row & string =>
        name !== 'id' && name !== 'version' && Object.hasOwn(contract.row, name),
    );
    const told = Object.keys(contract.row).filter(
      (name): name is keyof Row & string => name === 'changeBy' || fields.some((one) => one === name),
    );
    handlers.push(
      call(db, `PUT ${edit.path}`, logged('edit'), keyed(db, edit.body ?? {}), (context) => {
        const { input } = context;
        // A field that was not sent stays as it is.
        const given = Object.fromEntries(
          fields.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
        );
        let asked: FieldChange[] = [];
        const { row, version, diff } = changeRow(context, resource, told, (changed) => {
          mustBeUnique(contract, table(db).values(), given, changed.id);
          const changes = withoutShown(contract.row, changed, given);
          mayHave?.(context, changes, changed);
          const password = input['operPassword'];
          asked = change(context, changed, changes, typeof password === 'string' ? password : undefined);
        });
        context.note({ diff: [...diff, ...asked] });
        after?.(context, row);
        return { version, ...(edit.answer ? { waits: asked.length > 0 } : {}) };
      }),
    );
  }

  if (takes(setStatus, switching)) handlers.push(switchHandler(db, resource, setStatus, 'status'));
  if (takes(setStatus, switchingMany)) handlers.push(switchManyHandler(db, resource, setStatus, 'status'));
  if (takes(sort, ordering)) {
    const [field = 'sort'] = (contract.order ?? '').split(' ');
    handlers.push(sortHandler(db, resource, sort, field));
  }
  if (takes(remove, removal)) {
    handlers.push(
      deleteHandler(
        db,
        resource,
        remove,
        (context, row) => {
          mayGo?.(context, row);
          if (isUsed?.(db, row)) throw new Refusal(40906);
        },
        after,
      ),
    );
  }
  return handlers;
}
