import type { BulkAnswer } from '@/api/types';
import { decidedOf, personIn } from '../../../src/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import { eachOf } from '../bulk';
import type { Context } from '../http';
import { Refusal } from '../refusal';
import { mustBeAnswered } from '../questions/thread';
import { findRow, mustBeVersion } from '../resource';
import { mustBeAnother } from '../samePerson';
import { mustBeUnclaimed } from './claim';
import { stepUp } from '../stepUp';
import { mustExplain } from './guards';
import type { Ask, Kind, Reviewed, Transition } from './kind';
import { keep } from './trail';

/**
 * Once the reviewers have decided, a decision that starts earlier is too late.
 * @throws Refusal 40901 with who and when
 */
export function mustBeUndecided<Row extends Reviewed>(
  { flow, decided: { by, at } }: Pick<Kind<Row>, 'flow' | 'decided'>,
  { from, isEdit }: MoveTerms,
  row: Row,
): void {
  const { status } = row;
  const states = decidedOf(flow);
  const isLater = isEdit || from.some((state) => states.includes(state));
  const reviewerName = by(row);
  if (from.includes(status) || isLater || !states.includes(status) || reviewerName === '') return;
  throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt: at(row) });
}

/** Refuses a record in the order that every kind shares. @throws Refusal 40300, 40901, 40902, 40900, 40903, 40904 */
export function mustBeAllowed<Row extends Reviewed>(
  context: Context<unknown>,
  kind: Kind<Row>,
  terms: MoveTerms,
  row: Row,
  version: number | undefined,
): void {
  const { db, user } = context;
  const { from, onlyBy, versioned, whileClaimed } = terms;
  if (onlyBy !== undefined && personIn(row, onlyBy) !== user.userName) throw new Refusal(40300);
  mustBeUndecided(kind, terms, row);
  if (!whileClaimed) mustBeUnclaimed(db, row, user);
  if (versioned) mustBeVersion(context, kind.resource, row, version);
  for (const { field } of terms.notBy) mustBeAnother(context, personIn(row, field));
  if (!from.includes(row.status)) throw new Refusal(40904);
  mustBeAnswered(terms, row);
}

/** What does not depend on the record. @throws Refusal 40300, 40301, 40302 */
export function mustMay(
  context: Context<unknown>,
  { permission, stepUp: guarded }: Pick<MoveTerms, 'permission' | 'stepUp'>,
  password: string | undefined,
): void {
  if (!context.can(permission)) throw new Refusal(40300);
  if (guarded || password !== undefined) stepUp(context, password ?? '');
}

/** Makes a decision about one record whose permission and password the caller has asked for. @throws Refusal */
export function decideAllowed<Row extends Reviewed, Input extends Ask>(
  context: Context<unknown>,
  kind: Kind<Row>,
  transition: Transition<Row, Input>,
  id: number,
  input: Input,
): Row {
  const { db, user } = context;
  const row = findRow(context, kind.resource, id);
  const target = { targetText: kind.resource.nameOf(row), reason: input.note ?? '' };
  context.note(target);
  mustBeAllowed(context, kind, transition, row, input.version);
  const step = { context, row, input };
  mustExplain(transition, step);
  for (const guard of transition.guards ?? []) guard(step);
  const { verb, to, isEdit, step: stepOf = () => 1 } = transition;
  const before = row.status;
  const deed = { result: verb, step: stepOf(row), note: input.note, rejectCode: input.rejectCode };
  const diff = keep(db, kind, row, { ...deed, who: user.userName, keepsClaim: isEdit }, () => {
    transition.effect(step);
    if (!(to.length > 0 ? to : [before]).includes(row.status))
      throw new Error(`${verb} leads no ${kind.name} from ${before} to ${row.status}`);
  });
  context.noteRecord({ ...target, targetId: String(id), diff });
  return row;
}

/** What is sent with a decision, apart from the records. */
interface Sent {
  /** The operator's own password, where it was sent. */
  operPassword?: string | undefined;
}

/** Makes a decision about one record. @throws Refusal */
export function decideOne<Row extends Reviewed, Input extends Ask>(
  context: Context<unknown>,
  kind: Kind<Row>,
  transition: Transition<Row, Input>,
  { id, operPassword, ask }: Sent & { id: number; ask: Input },
): Row {
  context.note({ targetType: kind.resource.target, targetId: String(id), reason: ask.note ?? '' });
  mustMay(context, transition, operPassword);
  return decideAllowed(context, kind, transition, id, ask);
}

/** Makes one decision about several records; each of them may be refused by itself. @throws Refusal */
export function decideMany<Row extends Reviewed, Input extends Ask>(
  context: Context<unknown>,
  kind: Kind<Row>,
  transition: Transition<Row, Input>,
  { ids, operPassword, ask }: Sent & { ids: readonly number[]; ask: (id: number) => Input },
): BulkAnswer {
  context.note({ targetType: kind.resource.target, targetId: ids.join(',') });
  mustMay(context, transition, operPassword);
  return eachOf(context, ids, (id) => void decideAllowed(context, kind, transition, id, ask(id)));
}
