import type { FieldChange } from '@/api/types';
import { changeFlow } from '../../../src/contract/block/changeFlow';
import { termsNamed } from '../../../src/contract/flow';
import { writeUnattended } from '../audit';
import type { Db } from '../db';
import type { Context } from '../http';
import { Refusal } from '../refusal';
import { mustBeAnswered } from '../questions/thread';
import { changeRow } from '../resource';
import { mustBeAnother } from '../samePerson';
import { mustSayWhy } from '../review/guards';
import { NO_CHANGE } from './ask';
import { mustKeep, wantedDiff } from './guarding';
import type { GuardedRow, Guarding } from './guarding';
import { meaningOf } from './meaning';

/** The life of a change, for what its moves ask for. */
const LIFE = { flow: changeFlow, calls: {} };

/** Which record, in which version. */
interface Named {
  id: number;
  version: number;
}

/** What another operator says about a change. */
interface Confirmation extends Named {
  result: string | number;
  reason?: string | undefined;
  operPassword: string;
}

/** The way back from what was wanted to what is in force. */
const backwards = (diff: readonly FieldChange[]): FieldChange[] =>
  diff.map(({ field, before, after }) => ({ field, before: after, after: before }));

/**
 * Puts a change in force, or discards it.
 * @throws Refusal 40904 without a change, or where it comes to something else than when it was asked for, 40903 for who asked for it, 40000 where a rule does not hold any
 *   more, 40001, 40301, 40302
 */
export function decideChange<Row extends GuardedRow>(
  context: Context<Confirmation>,
  guarding: Guarding<Row>,
): { version: number } {
  const { input, note } = context;
  const approved = input.result === 'approve';
  let decided: FieldChange[] = [];
  let before: Row | undefined;
  const { row, version, diff } = changeRow(context, guarding.resource, ['changeBy'], (one) => {
    const { pendingChange: change } = one;
    if (!change) throw new Refusal(40904);
    mustBeAnother(context, one.changeBy);
    mustBeAnswered(termsNamed(LIFE, approved ? 'confirm' : 'reject'), one);
    const wanted = wantedDiff(context.db, guarding, one, change);
    if (approved) {
      if ((one.changeMeans ?? '') !== meaningOf(context.db, guarding, one))
        throw new Refusal(40904, { because: 'meansOther' });
      mustKeep(guarding.rules, { ...one, ...change });
      guarding.mustHold?.(context, { ...one, ...change }, one);
    } else mustSayWhy({ input: { note: input.reason } });
    before = { ...one };
    if (approved) Object.assign(one, change);
    Object.assign(one, NO_CHANGE);
    decided = approved ? wanted : backwards(wanted);
  });
  note({ diff: [...diff, ...decided] });
  if (approved && before) guarding.inForce?.(context, row, before, true);
  return { version };
}

/** Takes the operator's own change back. @throws Refusal 40904 without one, 40300 for another's */
export function withdrawChange<Row extends GuardedRow>(
  context: Context<Named>,
  guarding: Guarding<Row>,
): { version: number } {
  let taken: FieldChange[] = [];
  const { version, diff } = changeRow(context, guarding.resource, ['changeBy'], (row) => {
    if (!row.pendingChange) throw new Refusal(40904);
    if (row.changeBy !== context.user.userName) throw new Refusal(40300);
    taken = backwards(wantedDiff(context.db, guarding, row, row.pendingChange));
    Object.assign(row, NO_CHANGE);
  });
  context.note({ diff: [...diff, ...taken] });
  return { version };
}

/** Ends a change that was not confirmed in time; no operator is named. */
export function lapseChange<Row extends GuardedRow>(db: Db, guarding: Guarding<Row>, row: Row): void {
  const { resource } = guarding;
  const { changeBy, pendingChange } = row;
  const diff = [
    { field: 'changeBy', before: changeBy, after: '' },
    ...backwards(wantedDiff(db, guarding, row, pendingChange ?? {})),
  ];
  Object.assign(row, NO_CHANGE, { updatedAt: db.stamp(), updatedBy: '' });
  row.version += 1;
  writeUnattended(db, {
    title: resource.title,
    type: 'review',
    method: 'JOB',
    url: `${resource.name}/lapseChange`,
    targetType: resource.target,
    targetId: String(row.id),
    targetText: resource.nameOf(row),
    diff,
  });
}
