import type { HttpHandler } from 'msw';
import type { removal } from '@/contract/standard';
import { ordering, switching } from '../../src/contract/standard';
import { diffOf } from './audit';
import { eachOf } from './bulk';
import type { Db } from './db';
import { act } from './http';
import type { Context } from './http';
import { invalid, Refusal } from './refusal';
import { changeRow, findRow, mustBeVersion, touch } from './resource';
import type { Editable, Resource } from './resource';
import type { OnOff } from '@/contract/block/switchFlow';
import type { Write } from './write';

/**
 * Puts rows into the order of the ids. Every row is named once, in the version that was seen: a partial order, or one
 * over rows that another operator has changed since, is refused. An open form of one of the rows has to be read again.
 *
 * @param field the number that lists are ordered by
 */
export const sortHandler = <Row extends Editable, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  write: Write<typeof ordering>,
  field = 'sort',
): HttpHandler =>
  act(db, write, resource, (context) => {
    const { ids, versions } = context.input;
    const rows = ids.map((id) => findRow(context, resource, id));
    const all = [...resource.rows(db)].filter(({ deleted }) => !deleted);
    if (new Set(ids).size !== ids.length || rows.length !== all.length) throw invalid('ids');
    for (const row of rows) mustBeVersion(context, resource, row, versions.get(String(row.id)));
    for (const [index, row] of rows.entries()) {
      const sort = (index + 1) * 10;
      if (Reflect.get(row, field) === sort) continue;
      Object.assign(row, { [field]: sort });
      touch(context, row);
    }
    context.note({
      targetType: resource.target,
      targetText: rows.map((row) => resource.nameOf(row)).join(' '),
    });
    return null;
  });

type Switched<Field extends string> = Editable & Record<Field, OnOff>;

/** Throws for rows that have to stay off. */
type MayGoOn<Row> = (row: Row) => void;

const turn =
  <Field extends string, Row extends Switched<Field>>(
    field: Field,
    on: OnOff,
    mayGoOn?: MayGoOn<Row>,
  ): ((row: Row) => void) =>
  (row) => {
    if (row[field] === on) throw new Refusal(40904);
    if (on === 1) mayGoOn?.(row);
    Object.assign(row, { [field]: on });
  };

/** What is sent with a switch; a reason where the contract wants one. */
interface Turn {
  on: OnOff;
  reason?: string;
}

/** Turns something of a row on or off. */
export const switchHandler = <Field extends string, Row extends Switched<Field>, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  write: Write<typeof switching>,
  field: Field,
  mayGoOn?: MayGoOn<Row>,
): HttpHandler =>
  act(db, write, resource, (context) => {
    const { version } = changeRow(context, resource, [field], turn(field, context.input.on, mayGoOn));
    return { version };
  });

/** Body that switches several records on or off. */
export const switchingMany = { ...ordering, on: switching.on };

/** Turns something of several rows on or off. Each gets a line of its own in the operation log. */
export const switchManyHandler = <Field extends string, Row extends Switched<Field>, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  write: Write<typeof switchingMany>,
  field: Field,
  mayGoOn?: MayGoOn<Row>,
): HttpHandler =>
  act(db, write, resource, (context) => {
    const { input, note, noteRecord } = context;
    const { reason = '' }: Turn = input;
    note({ targetType: resource.target, targetId: input.ids.join(','), reason });
    return eachOf(context, input.ids, (id) => {
      const row = findRow(context, resource, id);
      mustBeVersion(context, resource, row, input.versions.get(String(id)));
      const before = { ...row };
      turn(field, input.on, mayGoOn)(row);
      touch(context, row);
      const diff = diffOf(before, row, [field]);
      noteRecord({ targetId: String(id), targetText: resource.nameOf(row), diff });
    });
  });

/**
 * Hides records, several at once. `mayGo` throws for those that have to stay, `gone` does what follows from it. Each gets
 * a line of its own in the operation log.
 */
export const deleteHandler = <Row extends Editable & { deleted: boolean }, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  write: Write<typeof removal>,
  mayGo: (context: Context<unknown>, row: Row) => void,
  gone: (context: Context<unknown>, row: Row) => void = () => undefined,
): HttpHandler =>
  act(db, write, resource, (context) => {
    const { input, note, noteRecord } = context;
    note({ targetType: resource.target, targetId: input.ids.join(',') });
    return eachOf(context, input.ids, (id) => {
      const row = findRow(context, resource, id);
      mayGo(context, row);
      row.deleted = true;
      touch(context, row);
      gone(context, row);
      noteRecord({ targetId: String(id), targetText: resource.nameOf(row) });
    });
  });
