import type { HttpHandler } from 'msw';
import { int, listOf, object, oneOf, reason, text, withDefault } from './check';
import type { Db } from './db';
import { call } from './http';
import { Refusal } from './refusal';
import { changeRow, findRow, touch } from './resource';
import type { Editable, Resource } from './resource';
import type { OnOff } from './rows';

/** Puts rows into the order of the ids: `PUT <name>/sort`. Whoever has one of them open has to read it again. */
export const sortHandler = <Row extends Editable & { sort: number }, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
): HttpHandler =>
  call(
    db,
    `PUT ${resource.name}/sort`,
    { money: true, action: { title: resource.title, type: 'edit' } },
    object({ ids: listOf(int, 500) }),
    (context) => {
      const rows = context.input.ids.map((id) => findRow(context, resource, id));
      for (const [index, row] of rows.entries()) {
        const sort = (index + 1) * 10;
        if (row.sort === sort) continue;
        row.sort = sort;
        touch(context, row);
      }
      context.note({
        targetType: resource.target,
        targetText: rows.map((row) => resource.nameOf(row)).join(' '),
      });
      return null;
    },
  );

/**
 * Turns something of a row on or off: `PUT <name>/<verb>`.
 *
 * @param rules.announced members are told of the change, so a reason is required
 * @param rules.mayGoOn throws for rows that have to stay off
 */
export const switchHandler = <
  Field extends string,
  Row extends Editable & Record<Field, OnOff>,
  Wire extends object,
>(
  db: Db,
  resource: Resource<Row, Wire>,
  verb: string,
  field: Field,
  { announced = false, mayGoOn }: { announced?: boolean; mayGoOn?: (row: Row) => void } = {},
): HttpHandler =>
  call(
    db,
    `PUT ${resource.name}/${verb}`,
    { money: true, action: { title: resource.title, type: 'edit' } },
    object({
      id: int,
      version: int,
      on: oneOf<OnOff>(0, 1),
      reason: announced ? reason(5) : withDefault(text(200), ''),
    }),
    (context) => {
      const { on } = context.input;
      const { version } = changeRow(context, resource, [field], (row) => {
        if (row[field] === on) throw new Refusal(40904);
        if (on === 1) mayGoOn?.(row);
        Object.assign(row, { [field]: on });
      });
      return { version };
    },
  );
