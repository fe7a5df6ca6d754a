import type { HttpHandler } from 'msw';
import type { FieldChange } from '@/api/types';
import type { Shape } from '@/contract/field/field';
import type { Resource as Described } from '@/contract/resource';
import { identity } from '../../src/contract/block/identity';
import { ordering, removal, switching } from '../../src/contract/standard';
import { OnOff } from '../../src/contract/block/switchFlow';
import { sentFields, typed } from './body';
import type { Typed } from './body';
import { mustKeep } from './change/guarding';
import type { Db } from './db';
import { described } from './described';
import type { ReadOptions } from './described';
import { act } from './http';
import type { Context } from './http';
import { listOf } from './indexed';
import { hasMasked, withMasks, withoutShown } from './maskedFields';
import { textIn } from './once';
import { deleteHandler, sortHandler, switchHandler, switchingMany, switchManyHandler } from './masters';
import { readHandlers } from './reads';
import type { Reads } from './reads';
import { Refusal } from './refusal';
import { changeRow } from './resource';
import type { Editable } from './resource';
import { mustBeUnique } from './unique';
import { takes } from './write';
import type { Write } from './write';

/** A resource that operators keep by hand; `Add` is the body of a new record. */
type Kept<Add extends Shape> = Described & { readonly calls: { readonly add?: Write<Add> } };

/** A row that operators keep by hand. */
export interface PlainRow extends Editable {
  deleted: boolean;
  createdAt: string;
  createdBy: string;
  status: OnOff;
}

/** What the contract does not say about a plain resource. */
export interface PlainOptions<Row extends PlainRow, Add extends Shape>
  extends Omit<ReadOptions<Row>, 'rows'>, Reads<Row> {
  rows(db: Db): Map<number, Row>;
  /** The row of a new record, when records can be added. */
  create?(base: PlainRow, body: Typed<Add>): Row;
  /** True for rows that something refers to: they cannot be deleted. */
  isUsed?(db: Db, row: Row): boolean;
  /** Throws for a row that cannot be as it would be; `before` is what it is now, and missing for a new one. */
  mayHave?(context: Context<unknown>, row: Row, before?: Row): void;
  /** Throws for rows that have to stay. */
  mayGo?(context: Context<unknown>, row: Row): void;
  /**
   * Makes a change of a record whose contract guards fields; by default everything that is given is in force at once.
   * Returns what waits for another operator, as a history shows it.
   */
  change?(context: Context<unknown>, row: Row, given: object, password: string | undefined): FieldChange[];
  /** What else a record that was added, changed or deleted brings about. */
  after?(context: Context<unknown>, row: Row): void;
}

/** Puts what is given in force. @throws Refusal 40000 for a broken rule of the contract */
const changeAtOnce =
  ({ rules = [] }: Described) =>
  (_: unknown, row: PlainRow, given: object): FieldChange[] => {
    mustKeep(rules, { ...row, ...given });
    Object.assign(row, given);
    return [];
  };

/**
 * Every standard call of a resource that operators keep by hand, as far as its contract has them: list, get, summary,
 * export, add, edit, setStatus, sort and remove.
 */
export function plainHandlers<Row extends PlainRow, Add extends Shape>(
  db: Db,
  contract: Kept<Add>,
  options: PlainOptions<Row, Add>,
): HttpHandler[] {
  const { create, isUsed, mayHave, mayGo, after, rows: table } = options;
  const { change = changeAtOnce(contract) } = options;
  const { find = (_: Db, id: number) => table(db).get(id) } = options;
  const resource = described(contract, { ...options, find, rows: () => listOf(table(db)) });
  const { add, edit, setStatus, sort, remove } = contract.calls;

  const handlers = readHandlers(db, contract, resource, options);

  if (add) {
    if (!create) throw new Error(`${resource.name}: the contract adds records, the mock backend does not`);
    handlers.push(
      act(db, add, resource, (context) => {
        const { input, user, note } = context;
        mustBeUnique(contract, table(db).values(), input);
        mustKeep([...(contract.rules ?? []), ...(contract.firstRules ?? [])], input);
        const now = db.stamp();
        const stamps = { createdAt: now, updatedAt: now, createdBy: user.userName, updatedBy: user.userName };
        const blank: PlainRow = { id: 0, version: 1, deleted: false, status: OnOff.on, ...stamps };
        const row = create(blank, typed(add.body, input));
        mayHave?.(context, row);
        row.id = db.nextId(contract.name);
        table(db).set(row.id, row);
        after?.(context, row);
        note({ targetType: resource.target, targetId: String(row.id), targetText: resource.nameOf(row) });
        if (hasMasked(contract.row, input)) note({ body: withMasks(contract.row, input) });
        return { id: row.id };
      }),
    );
  }

  if (takes(edit, identity)) {
    const known = { ...contract.row, ...contract.detail };
    const fields = Object.keys(edit.body).filter(
      (name): name is keyof Row & string => !(name in identity) && Object.hasOwn(known, name),
    );
    const told = Object.keys(known).filter(
      (name): name is keyof Row & string => name === 'changeBy' || fields.some((one) => one === name),
    );
    handlers.push(
      act(db, edit, resource, (context) => {
        const sent: object = sentFields(context.input);
        const given = Object.fromEntries(
          fields
            .filter((name) => name in sent)
            .map((name): [string, unknown] => [name, Reflect.get(sent, name)]),
        );
        let asked: FieldChange[] = [];
        const { row, version, diff } = changeRow(context, resource, told, (changed) => {
          mustBeUnique(contract, table(db).values(), given, changed.id);
          const changes = withoutShown(contract.row, changed, given);
          mayHave?.(context, { ...changed, ...changes }, changed);
          asked = change(context, changed, changes, textIn(sent, 'operPassword'));
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
