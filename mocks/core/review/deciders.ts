import { barredAs } from '../../../src/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import type { Db } from '../db';
import type { Context } from '../http';
import { Refusal } from '../refusal';
import { isHeldUp } from '../questions/thread';
import { findRow } from '../resource';
import { isSamePerson } from '../samePerson';
import { claim, claimOf, dropClaim, mustBeUnclaimed } from './claim';
import type { Kind, Reviewed } from './kind';
import { mustBeUndecided } from './perform';

/** True for operators who may not approve a record, as its maker or its first reviewer. */
export const isInvolved = <Row extends Reviewed>(
  db: Db,
  { transitions: { approve } }: Pick<Kind<Row>, 'transitions'>,
  row: Row,
  userName: string,
): boolean => barredAs(approve, row, (name) => isSamePerson(db, name, userName)) !== undefined;

/** Steps that bring a record on its way to the end, or decide about an appeal. */
const ONWARD: ReadonlySet<string> = new Set(['approve', 'pay', 'uphold']);

/** Steps that records of a list are walked for. */
export const WALKED: ReadonlySet<string> = new Set([...ONWARD, 'release']);

/**
 * True for operators who may take one of `steps` with a record in its state now, by default approve or pay it: it is
 * in their scope of work, they have not dealt with it in a way that bars them, and no other operator holds it.
 */
export function mayDecide<Row extends Reviewed>(
  { db, user, can }: Context<unknown>,
  kind: Kind<Row>,
  row: Row,
  steps = ONWARD,
): boolean {
  if (user.bindMemberId || !['', user.userName].includes(claimOf(db, row))) return false;
  return Object.values<MoveTerms>(kind.transitions).some(
    (terms) =>
      steps.has(terms.verb) &&
      terms.from.includes(row.status) &&
      !isHeldUp(terms, row) &&
      can(terms.permission) &&
      barredAs(terms, row, (name) => isSamePerson(db, name, user.userName)) === undefined,
  );
}

/** The record, for operators who decide about records of its kind. @throws Refusal 40300, 40400 */
function reviewedRow<Row extends Reviewed>(context: Context<unknown>, kind: Kind<Row>, id: number): Row {
  const { can, user } = context;
  if (!can(kind.transitions.approve.permission) || user.bindMemberId) throw new Refusal(40300);
  return findRow(context, kind.resource, id);
}

/**
 * Holds a record while an operator looks at it. One who may not approve it does not block others.
 * @throws Refusal 40300, 40400, 40901, 40902, 40903, 40904
 */
export function claimOne<Row extends Reviewed>(context: Context<unknown>, kind: Kind<Row>, id: number): Row {
  const { db, user } = context;
  const { approve } = kind.transitions;
  const row = reviewedRow(context, kind, id);
  mustBeUndecided(kind, approve, row);
  mustBeUnclaimed(db, row, user);
  if (isInvolved(db, kind, row, user.userName)) throw new Refusal(40903);
  if (!approve.from.includes(row.status)) throw new Refusal(40904);
  claim(db, row, user);
  return row;
}

/** Lets a record go. @throws Refusal 40300, 40400, 40902 */
export function releaseOne<Row extends Reviewed>(
  context: Context<unknown>,
  kind: Kind<Row>,
  id: number,
): void {
  const row = reviewedRow(context, kind, id);
  mustBeUnclaimed(context.db, row, context.user);
  dropClaim(row);
}
