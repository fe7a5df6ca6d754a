import type { HttpHandler } from 'msw';
import type { Resource as Described } from '@/contract/resource';
import { confirms } from '../../../src/contract/block/pendingChange';
import { identity } from '../../../src/contract/block/identity';
import { recordKinds } from '../../../src/contract/records';
import type { QuestionKind } from '@/contract/shell/question';
import { sentFields } from '../body';
import type { Check } from '../check';
import type { Db } from '../db';
import { act, answerAsked } from '../http';
import type { Context } from '../http';
import { inputOf } from '../input';
import { inLang } from '../optionHandlers';
import { changeQuestions } from '../questions/ofChange';
import { callOf, findRow } from '../resource';
import { invalid } from '../refusal';
import type { Texts } from '../rows';
import { takes } from '../write';
import { partsOf } from './ask';
import { decideChange, lapseChange, withdrawChange } from './decide';
import { mustKeep } from './guarding';
import type { GuardedRow, Guarding } from './guarding';
import type { ChangeQueue } from './queue';

/** The queue of a resource's changes that wait. */
export const changeQueue = <Row extends GuardedRow>(
  kind: QuestionKind,
  guarding: Guarding<Row>,
): ChangeQueue => ({
  kind,
  list: recordKinds[kind].list,
  confirm: callOf(guarding.resource, 'confirmChange').path,
  rows: guarding.resource.rows,
  questions: changeQuestions(kind, guarding.resource),
  mayHold(context, waiting) {
    const row = guarding.resource.rows(context.db).find((one) => one === waiting);
    return row === undefined || (guarding.mayConfirm?.(context, row) ?? true);
  },
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
  context: Context<{ id: number | undefined }>,
  guarding: Guarding<Row>,
  wantedOf: Wanted<Row>,
): object {
  const { db, input } = context;
  const { id, ...rest } = input;
  const sent = sentFields(rest);
  const isAsked = Object.keys(sent).length > 0;
  const row =
    id === undefined ? isAsked && guarding.blank?.(context) : findRow(context, guarding.resource, id);
  if (!row) throw invalid('id');
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
  (check: Check<object>): Check<{ id: number | undefined }> =>
  (value, field) => {
    const read = check(value, field);
    const id: unknown = Reflect.get(read, 'id');
    return { ...read, id: id === undefined ? id : Number(id) };
  };

const { confirmChange } = confirms('');

/**
 * The calls about changes that wait, as far as the contract has them.
 * @param foreseenBy what a dry run is decided by, where that depends on who asks
 */
export function changeHandlers<Row extends GuardedRow>(
  db: Db,
  { calls }: Pick<Described, 'calls'>,
  guarding: Guarding<Row>,
  wantedOf: Wanted<Row> = (_, __, sent) => sent,
  foreseenBy: (context: Context<unknown>) => Guarding<Row> = () => guarding,
): HttpHandler[] {
  const { resource } = guarding;
  const line = { title: resource.title, type: 'review' } as const;
  const { confirmChange: confirm, withdrawChange: withdraw, effect } = calls;
  const handlers: HttpHandler[] = [];
  if (takes(confirm, confirmChange.body))
    handlers.push(act(db, confirm, line, (context) => decideChange(context, guarding)));
  if (takes(withdraw, identity))
    handlers.push(act(db, withdraw, line, (context) => withdrawChange(context, guarding)));
  if (effect)
    handlers.push(
      answerAsked(db, effect, keyed(inputOf(db, effect)), (context) =>
        foresee(context, foreseenBy(context), wantedOf),
      ),
    );
  return handlers;
}
