import type { FieldChange } from '@/api/types';
import type { Complain } from './invariants/complain';
import { changeOf } from './audit';
import type { Db } from './db';
import type { Context } from './http';
import { invalid, Refusal } from './refusal';
import { mustSayWhy } from './review/guards';
import type { Pending } from './rows';
import { stepUp } from './stepUp';
import type { Stepping } from './stepUp';

/** Records of which some wait for another operator's confirmation of a change. */
export interface ChangeQueue {
  kind: 'channel' | 'walletCode' | 'contractPosition' | 'deliveryOrder';
  /** Path whose permission shows them, and the one that confirms. */
  list: string;
  confirm: string;
  rows(db: Db): Iterable<Pending<object>>;
}

declare module './area' {
  interface Area {
    /** Its records with changes that wait. */
    changes?: ChangeQueue;
  }
}

/** The queue of a kind, for operators who may list its records, but for those whose data are restricted to a team. */
export const changeQueueOf = ({ db, user, can }: Context<unknown>, kind: string): ChangeQueue | undefined =>
  db.areas
    .flatMap(({ changes }) => changes ?? [])
    .find((queue) => queue.kind === kind && can(queue.list) && !user.bindMemberId);

/** The changes of a kind that wait. */
export const changesOf = (db: Db, { rows }: ChangeQueue): Pending<object>[] =>
  [...rows(db)].filter(({ pendingChange }) => pendingChange !== null);

/** True for operators who may confirm a change: not the one who made it. */
export const mayConfirm = (
  { user, can }: Context<unknown>,
  { confirm }: ChangeQueue,
  { changeBy }: Pending<object>,
): boolean => !user.bindMemberId && can(confirm) && changeBy !== user.userName;

/** The operator's own change that waits may be replaced; another's may not. @throws Refusal 40904 */
export function mustBeOwnChange({ user }: Pick<Context<unknown>, 'user'>, row: Pending<object>): void {
  if (row.pendingChange && row.changeBy !== user.userName) throw new Refusal(40904);
}

/**
 * Keeps a change until another operator confirms it.
 * @throws Refusal 40301, 40302 for the password that goes with it, 40000 without one
 */
export function propose<Change extends object>(
  context: Stepping,
  row: Pending<Change>,
  change: Change,
  password: string | undefined,
): void {
  if (!password) throw invalid('operPassword');
  stepUp(context, password);
  const { db, user } = context;
  Object.assign(row, { pendingChange: change, changeBy: user.userName, changeAt: db.stamp() });
}

/** What another operator says about a change. */
interface Confirmation {
  result: string | number;
  reason?: string | undefined;
  operPassword: string;
}

/**
 * Puts a change in force, or discards it; `diffOf` tells what it does to the row as it is.
 * @returns the difference this made, back to what is in force where it was discarded
 * @throws Refusal 40904 without a change, 40903 for the operator who made it, 40001, 40301, 40302
 */
export function decideChange<Change extends object>(
  context: Context<Confirmation>,
  row: Pending<Change>,
  diffOf: (change: Change) => FieldChange[],
): FieldChange[] {
  const { user, input } = context;
  const { pendingChange: change } = row;
  if (!change) throw new Refusal(40904);
  if (row.changeBy === user.userName) throw new Refusal(40903);
  const approved = input.result === 'approve';
  if (!approved) mustSayWhy({ input: { note: input.reason } });
  stepUp(context, input.operPassword);
  const wanted = diffOf(change);
  if (approved) Object.assign(row, change);
  Object.assign(row, { pendingChange: null, changeBy: '', changeAt: null });
  return approved
    ? wanted
    : wanted.map(({ field, before, after }) => ({ field, before: after, after: before }));
}

/** Changes of this resource were confirmed by another operator than the one who made them. */
export const confirmedByAnother =
  (name: string) =>
  (db: Db, complain: Complain): void => {
    const makers = new Map<string, string>();
    for (const { operUrl, operName, targetId, errorCode, diff } of db.operLogs) {
      const maker = changeOf(diff, 'changeBy');
      // Records that a confirmed change takes along, such as the other codes of a coin, had none of their own.
      if (errorCode !== 0 || !maker) continue;
      if (operUrl.endsWith(`${name}/edit`) && maker.after) makers.set(targetId, maker.after);
      if (operUrl.endsWith(`${name}/confirmChange`) && makers.get(targetId) === operName)
        complain(`${operUrl} of ${targetId} was done by one, ${operName}`);
    }
  };
