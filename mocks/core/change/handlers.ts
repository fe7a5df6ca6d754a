import type { HttpHandler } from 'msw';
import type { Resource as Described } from '@/contract/resource';
import { confirms } from '../../../src/contract/block/pendingChange';
import { identity } from '../../../src/contract/block/identity';
import { recordKinds } from '../../../src/contract/records';
import type { RecordKind } from '../../../src/contract/records';
import { bodyOf, sentFields } from '../body';
import type { Check } from '../check';
import type { Db } from '../db';
import { call } from '../http';
import type { Context } from '../http';
import { inLang } from '../optionHandlers';
import { findRow, listPath } from '../resource';
import type { Texts } from '../rows';
import { takes } from '../write';
import { partsOf } from './ask';
import { decideChange, lapseChange, withdrawChange } from './decide';
import { mustKeep } from './guarding';
import type { GuardedRow, Guarding } from './guarding';
import type { ChangeQueue } from './queue';

/** The queue of a resource's changes that wait. */
export const changeQueue = <Row extends GuardedRow>(
  kind: RecordKind,
  guarding: Guarding<Row>,
): ChangeQueue => ({
  kind,
  list: recordKinds[kind].list,
  confirm: `${guarding.resource.name}/confirmChange`,
  rows: guarding.resource.rows,
  *lapsing(db) {
    for (const row of guarding.resource.rows(db))
      if (row.pendingChange)
        yield { until: () => row.changeUntil, lapse: () => lapseChange(db, guarding, row) };
  },
});

/** What is asked about, as rows have it; nothing: what waits. */
type Wanted<Row> = (context: Context<unknown>, row: Row, sent: object) => object;

const told = (text: Texts | string, { lang }: Context<unknown>): string =>
  typeof text === 'string' ? text : inLang(text, lang);

/** What a change would do; writes nothing. @throws Refusal 40400, 40000 for a broken rule */
function foresee<Row extends GuardedRow>(
  context: Context<{ id: number }>,
  guarding: Guarding<Row>,
  wantedOf: Wanted<Row>,
): object {
  const { db, input } = context;
  const { id, ...rest } = input;
  const row = findRow(context, guarding.resource, id);
  const sent = sentFields(rest);
  const isAsked = Object.keys(sent).length > 0;
  const wanted = isAsked ? wantedOf(context, row, sent) : (row.pendingChange ?? {});
  const after = { ...row, ...wanted };
  if (isAsked) {
    mustKeep(guarding.rules, after);
    guarding.mustHold?.(context, after, row);
  }
  const { asked } = partsOf(db, guarding, row, wanted);
  return {
    waits: !isAsked || Object.keys(asked).length > 0,
    consequences: (guarding.consequences?.(db, row, after) ?? []).map((one) => ({
      label: told(one.label, context),
      before: told(one.before, context),
      after: told(one.after, context),
      bad: one.bad,
      usdt: one.usdt ?? false,
    })),
  };
}

const keyed =
  (check: Check<object>): Check<{ id: number }> =>
  (value, field) => {
    const read = check(value, field);
    return { ...read, id: Number(Reflect.get(read, 'id')) };
  };

const { confirmChange, withdrawChange: withdrawn } = confirms('');

/** The calls about changes that wait, as far as the contract has them. */
export function changeHandlers<Row extends GuardedRow>(
  db: Db,
  { calls }: Pick<Described, 'calls'>,
  guarding: Guarding<Row>,
  wantedOf: Wanted<Row> = (_, __, sent) => sent,
): HttpHandler[] {
  const { resource } = guarding;
  const rules = { action: { title: resource.title, type: 'review' } } as const;
  const { confirmChange: confirm, withdrawChange: withdraw, effect } = calls;
  const handlers: HttpHandler[] = [];
  if (takes(confirm, confirmChange.body))
    handlers.push(
      call(db, `PUT ${confirm.path}`, rules, bodyOf(db, confirm.body), (context) =>
        decideChange(context, guarding),
      ),
    );
  if (takes(withdraw, identity))
    handlers.push(
      call(
        db,
        `PUT ${withdraw.path}`,
        { ...rules, permission: [`${resource.name}/edit`] },
        bodyOf(db, withdrawn.body),
        (context) => withdrawChange(context, guarding),
      ),
    );
  if (effect)
    handlers.push(
      call(
        db,
        `POST ${effect.path}`,
        { permission: [listPath(resource)], staffOnly: true },
        keyed(bodyOf(db, effect.body ?? {})),
        (context) => foresee(context, guarding, wantedOf),
      ),
    );
  return handlers;
}
