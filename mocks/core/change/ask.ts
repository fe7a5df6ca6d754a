import type { FieldChange } from '@/api/types';
import { changedNames, isSame, waitingNames } from '../../../src/contract/guard';
import type { Guards } from '../../../src/contract/guard';
import { brokenRule } from '../../../src/contract/rule';
import { setting } from '../config/setting';
import type { Db } from '../db';
import type { Context } from '../http';
import type { Pending } from '../rows';
import { mustSign } from '../stepUp';
import { HOUR, stampOf } from '../time';
import { mustKeep, wantedDiff } from './guarding';
import { meaningOf } from './meaning';
import type { GuardedRow, Guarding } from './guarding';
import { mustBeOwnChange } from './queue';
import { changeHours } from './settings';

/** A row whose guarded fields nothing waits for. */
export const NO_CHANGE: Readonly<Pending<never>> = {
  pendingChange: null,
  changeBy: '',
  changeAt: null,
  changeUntil: null,
  changeMeans: '',
  thread: [],
};

const only = (record: object, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(record, name)]));

const without = (record: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** What is wanted besides what waits already, word for word. */
const newlyWanted = (guards: Guards, { pendingChange }: GuardedRow, wanted: object): object =>
  without(
    wanted,
    Object.entries(pendingChange ?? {}).flatMap(([name, value]) =>
      isSame(value, Reflect.get(wanted, name), guards[name]?.field) ? [name] : [],
    ),
  );

/** What of a wish is in force at once, and what waits for another operator. */
export interface Parts {
  atOnce: object;
  /** Empty when nothing waits. */
  asked: object;
  /** True: one of the values takes the operator's own password. */
  stepUp: boolean;
}

/**
 * Divides a wish. What cannot be in force without something that waits, because a rule between them would be broken,
 * waits with it.
 */
export function partsOf<Row extends GuardedRow>(
  db: Db,
  { rules, guardsOf, facts }: Pick<Guarding<Row>, 'rules' | 'guardsOf' | 'facts'>,
  row: Row,
  wanted: object,
): Parts {
  const guards = guardsOf(db, row);
  const given = newlyWanted(guards, row, wanted);
  const changed = changedNames(guards, row, given);
  const known = changed.length === 0 ? {} : facts?.(db, row, { ...row, ...given });
  const waiting = waitingNames(guards, { ...row, ...known }, given);
  const along = waiting.flatMap((name) => guards[name]?.guard.along ?? []);
  const asked = new Set([
    ...waiting,
    ...along.filter((name) => name in given && !isSame(Reflect.get(row, name), Reflect.get(given, name))),
  ]);
  const rest = without(given, [...asked]);
  if (asked.size > 0 && brokenRule(rules, { ...row, ...rest })) for (const name of changed) asked.add(name);
  return {
    atOnce: without(given, [...asked]),
    asked: only(given, [...asked]),
    stepUp: changed.some((name) => guards[name]?.guard.stepUp) || asked.size > 0,
  };
}

/** What still waits once these values are in force: a value that was set meanwhile has overtaken the one that waited. */
const stillWaiting = (row: GuardedRow, guards: Guards, atOnce: object): object =>
  without(row.pendingChange ?? {}, changedNames(guards, row, atOnce));

/**
 * Makes a change of a row as far as it may be in force at once, and keeps the rest for another operator. Call it inside
 * `changeRow`; nothing is changed when it throws.
 *
 * @returns what waits now, as a history shows it; empty when nothing does
 * @throws Refusal 40000 for a broken rule or a missing password, 40301, 40302, 40904 while another's change waits
 */
export function makeChange<Row extends GuardedRow>(
  context: Context<unknown>,
  guarding: Guarding<Row>,
  row: Row,
  wanted: object,
  password: string | undefined,
): FieldChange[] {
  const { db, user } = context;
  // Facts are computed of terms that can be.
  mustKeep(guarding.rules, { ...row, ...wanted });
  const guards = guarding.guardsOf(db, row);
  const { atOnce, asked, stepUp: isSigned } = partsOf(db, guarding, row, wanted);
  const isOwn = row.changeBy === user.userName;
  const before = { ...row };
  const now = { ...row, ...atOnce };
  const waiting = stillWaiting(row, guards, atOnce);
  mustKeep(guarding.rules, now);
  if (Object.keys(asked).length > 0)
    mustKeep(guarding.rules, { ...now, ...(isOwn ? waiting : {}), ...asked });
  guarding.mustHold?.(context, { ...now, ...waiting, ...asked }, before);
  if (Object.keys(asked).length > 0) mustBeOwnChange(context, row);
  if (isSigned) mustSign(context, password);
  const kept = { ...waiting, ...asked };
  const diff = wantedDiff(db, guarding, row, asked);
  Object.assign(row, atOnce);
  if (Object.keys(kept).length === 0) Object.assign(row, NO_CHANGE);
  else if (diff.length > 0)
    Object.assign(row, {
      pendingChange: kept,
      changeBy: user.userName,
      changeAt: db.stamp(),
      changeUntil: stampOf(db.now() + setting(db, changeHours) * HOUR),
    });
  else Object.assign(row, { pendingChange: kept });
  if (row.pendingChange) row.changeMeans = meaningOf(db, guarding, row);
  if (Object.keys(atOnce).length > 0) guarding.inForce?.(context, row, before, false);
  return diff;
}
