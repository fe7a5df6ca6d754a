import type { HttpHandler } from 'msw';
import { diffOf } from './audit';
import { BULK_CAP, eachOf } from './bulk';
import { int, intMap, listOf, object, oneOf, reason, text, withDefault } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { call } from './http';
import { invalid, Refusal } from './refusal';
import { changeRow, findRow, mustBeVersion, touch } from './resource';
import type { Editable, Resource } from './resource';
import type { OnOff } from './rows';

/**
 * Puts rows into the order of the ids: `PUT <name>/sort`. Every row is named once, in the version that was seen: a
 * partial order, or one over rows that another operator has changed since, is refused. An open form of one of the rows
 * has to be read again.
 *
 * @param field the number that lists are ordered by
 */
export const sortHandler = <Row extends Editable, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  field = 'sort',
): HttpHandler =>
  call(
    db,
    `PUT ${resource.name}/sort`,
    { action: { title: resource.title, type: 'edit' } },
    object({ ids: listOf(int, 500), versions: intMap }),
    (context) => {
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
    },
  );

/** What a switch may ask for besides the record. */
interface SwitchTerms<Row> {
  /** Members are told of the change, so a reason is required. */
  announced?: boolean;
  /** Throws for rows that have to stay off. */
  mayGoOn?: (row: Row) => void;
}

type Switched<Field extends string> = Editable & Record<Field, OnOff>;

const reasonOf = (announced: boolean): Check<string> => (announced ? reason(5) : withDefault(text(200), ''));

const turn =
  <Field extends string, Row extends Switched<Field>>(
    field: Field,
    on: OnOff,
    { mayGoOn }: SwitchTerms<Row>,
  ): ((row: Row) => void) =>
  (row) => {
    if (row[field] === on) throw new Refusal(40904);
    if (on === 1) mayGoOn?.(row);
    Object.assign(row, { [field]: on });
  };

/** Turns something of a row on or off: `PUT <name>/<verb>`. */
export const switchHandler = <Field extends string, Row extends Switched<Field>, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  verb: string,
  field: Field,
  terms: SwitchTerms<Row> = {},
): HttpHandler =>
  call(
    db,
    `PUT ${resource.name}/${verb}`,
    { action: { title: resource.title, type: 'edit' } },
    object({ id: int, version: int, on: oneOf<OnOff>(0, 1), reason: reasonOf(terms.announced === true) }),
    (context) => {
      const { version } = changeRow(context, resource, [field], turn(field, context.input.on, terms));
      return { version };
    },
  );

/** Turns something of several rows on or off: `PUT <name>/<verb>`. Each gets a line of its own in the operation log. */
export const switchManyHandler = <Field extends string, Row extends Switched<Field>, Wire extends object>(
  db: Db,
  resource: Resource<Row, Wire>,
  verb: string,
  field: Field,
  terms: SwitchTerms<Row> = {},
): HttpHandler =>
  call(
    db,
    `PUT ${resource.name}/${verb}`,
    { action: { title: resource.title, type: 'edit' } },
    object({
      ids: listOf(int, BULK_CAP),
      versions: intMap,
      on: oneOf<OnOff>(0, 1),
      reason: reasonOf(terms.announced === true),
    }),
    (context) => {
      const { input, note, noteRecord } = context;
      note({ targetType: resource.target, targetId: input.ids.join(','), reason: input.reason });
      return eachOf(context, input.ids, (id) => {
        const row = findRow(context, resource, id);
        mustBeVersion(context, resource, row, input.versions.get(String(id)));
        const before = { ...row };
        turn(field, input.on, terms)(row);
        touch(context, row);
        const diff = diffOf(before, row, [field]);
        noteRecord({ targetId: String(id), targetText: resource.nameOf(row), diff });
      });
    },
  );
