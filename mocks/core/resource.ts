import type { FieldChange, ReviewStep } from '@/api/types';
import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';
import type { Resource as Described } from '@/contract/resource';
import { records } from '../../src/contract/field/nested';
import { count } from '../../src/contract/field/numbers';
import { diffOf } from './audit';
import type { Check } from './check';
import type { Db } from './db';
import type { Context, Viewer } from './http';
import type { SortColumns } from './listing';
import type { ListContract } from './lists';
import { lookup, rowsOf } from './lookup';
import { hasMasked, maskedChanges, withMasks } from './maskedFields';
import type { Question } from './question';
import { invalid, Refusal } from './refusal';
import { staffScopeOf } from './staffScope';
import { isScoped, staffFilters, withoutStaff } from './staffOnly';
import type { OperLog } from './systemRows';

/** What every stored row has that is listed. */
export interface Listed {
  id: number;
  /** The member it belongs to; a row of none is hidden from operators who are bound to a member, unless it is common. */
  memberId?: number | null;
  deleted?: boolean;
}

/** A listed row that can be changed. */
export interface Editable extends Listed {
  version: number;
  updatedAt: string;
  updatedBy: string;
}

/** One kind of records: where they are, how they are asked for, and how they travel. */
export interface Resource<Row extends Listed, Wire extends object> {
  /** What the contract says of it. */
  contract: ListContract & Pick<Described, 'detail' | 'summary' | 'unexported'>;
  /** Path below the site, without the verb: `memberWithdrawLog`. */
  name: string;
  /** Its screen in the operation log, in Chinese as the log is. */
  title: string;
  /** `targetType` in the operation log. */
  target: string;
  /** All of them; a list that grows is not gone through for the rows of one member. */
  rows(db: Db): readonly Row[];
  find(db: Db, id: number): Row | undefined;
  /**
   * True: the rows are terms that hold for every member, which operators who are bound to one may read. What of them is the
   * platform's own is `staffOnly` in the contract.
   */
  isCommon?: boolean;
  /** The member a row belongs to, where it has no `memberId` of its own. */
  owner?(row: Row): number;
  /** The operator whose doing a row is, where roles show the doings of some departments alone. */
  doneBy?(row: Row): string;
  question: Check<Question<Row>>;
  sorts(db: Db): SortColumns<Row>;
  /** Order of a list when the request names none; the newest first by default. */
  order?: string;
  /** A row as it travels; what of it is for the staff alone is taken out by the call. */
  wire(db: Db, row: Row, viewer: Viewer): Wire;
  /** What people call a row: its number, its name. */
  nameOf(row: Row): string;
}

/** Something whose rows the contract describes. */
export interface WithRow {
  contract: Pick<Described, 'row'>;
}

/** Something whose calls the contract describes. */
interface WithCalls {
  contract: Pick<Described, 'calls'>;
}

/** The permission that shows the list; reading helpers go with it. */
export const listPath = ({ contract }: WithCalls): string => contract.calls.list.path;

/** A call of a resource. @throws Error where its contract has none of this name */
export function callOf({ contract, name }: WithCalls & { name: string }, verb: string): Call {
  const found = contract.calls[verb];
  if (!found) throw new Error(`${name}: the contract has no call "${verb}"`);
  return found;
}

/** True for rows inside the operator's data scope. */
function seenBy<Row extends Listed>(
  { db, user, inScope }: Context<unknown>,
  { isCommon = false, owner, doneBy }: Pick<Resource<Row, object>, 'isCommon' | 'owner' | 'doneBy'>,
): (row: Row) => boolean {
  const seesWork = doneBy ? staffScopeOf(db, user) : () => true;
  return (row) => {
    const memberId = owner ? owner(row) : row.memberId;
    const isOpen = typeof memberId === 'number' ? inScope(memberId) : isCommon || !user.bindMemberId;
    return isOpen && (doneBy === undefined || seesWork(doneBy(row)));
  };
}

/** Rows a question is about, in no order. `leftOut` names filters that do not count. */
export function rowsFor<Row extends Listed>(
  context: Context<Question<Row>>,
  resource: Pick<Resource<Row, object>, 'rows' | 'isCommon' | 'owner' | 'doneBy'>,
  ...leftOut: string[]
): Row[] {
  const { db, input } = context;
  const rows = resource.rows(db);
  const { memberId } = input;
  const isOne = memberId !== undefined && !resource.owner && !leftOut.includes('memberId');
  const asked = isOne ? rowsOf(rows, memberId) : rows;
  const seen = seenBy(context, resource);
  return asked.filter((row) => !row.deleted && seen(row) && input.keeps(row, db, leftOut));
}

/** @throws Refusal 40400, also for rows outside the operator's data scope */
export function findRow<Row extends Listed>(
  context: Context<unknown>,
  resource: Pick<Resource<Row, object>, 'find' | 'isCommon' | 'owner' | 'doneBy'>,
  id: number,
): Row {
  const row = resource.find(context.db, id);
  if (!row || row.deleted || !seenBy(context, resource)(row)) throw new Refusal(40400);
  return row;
}

/** Filters and orders over what is for the staff alone are unknown to everybody else. @throws Refusal 40000 */
export function mustMayAsk<Row>(
  context: Context<Question<Row>>,
  { contract }: { contract: Pick<Described, 'row' | 'filters'> },
): void {
  if (!isScoped(context)) return;
  const { input } = context;
  const hidden = staffFilters(contract);
  const filter = hidden.find((name) => input.asks(name));
  if (filter !== undefined) throw invalid(filter);
  const [order = ''] = input.orderBy?.split(' ') ?? [];
  if (Object.hasOwn(contract.row, order) && contract.row[order]?.options.staffOnly) throw invalid('orderBy');
}

/** A page, or all rows of an export, as the contract describes them. */
export const pageShape = ({ contract: { row } }: WithRow): Shape => ({
  list: records(row),
  total: count(),
  currentPage: count(),
});

/** @throws Refusal 40900 with the row as it is now */
export function mustBeVersion<Row extends Editable, Wire extends object>(
  context: Viewer & Pick<Context<unknown>, 'db'>,
  resource: Pick<Resource<Row, Wire>, 'wire'> & WithRow,
  row: Row,
  version: number | undefined,
): void {
  if (version === row.version) return;
  const current = resource.wire(context.db, row, context);
  throw new Refusal(
    40900,
    {},
    { current: isScoped(context) ? withoutStaff(resource.contract.row, current) : current },
  );
}

/** The row is newer now, and by whom. */
export function touch({ db, user }: Pick<Context<unknown>, 'db' | 'user'>, row: Editable): void {
  row.version += 1;
  row.updatedAt = db.stamp();
  row.updatedBy = user.userName;
}

/**
 * Changes one row, provided that it still has the given version. The difference in `fields` goes to the
 * operation log, and with it to the record's history. Throw inside `apply` before anything is changed.
 * @throws Refusal 40400, 40900, and whatever `apply` refuses
 */
export function changeRow<Row extends Editable, Wire extends object>(
  context: Context<{ id: number; version: number; reason?: string | undefined }>,
  resource: Resource<Row, Wire>,
  fields: readonly (keyof Row & string)[],
  apply: (row: Row) => void,
): { row: Row; version: number; diff: FieldChange[] } {
  const { input, note } = context;
  const row = findRow(context, resource, input.id);
  note({ targetType: resource.target, targetId: String(row.id), targetText: resource.nameOf(row) });
  if (input.reason !== undefined) note({ reason: input.reason });
  mustBeVersion(context, resource, row, input.version);
  const before = { ...row };
  apply(row);
  touch(context, row);
  const { row: shape } = resource.contract;
  const diff = maskedChanges(shape, diffOf(before, row, fields));
  note(hasMasked(shape, input) ? { diff, body: withMasks(shape, input) } : { diff });
  return { row, version: row.version, diff };
}

const byTarget = lookup(({ targetType, targetId }: OperLog) => [`${targetType} ${targetId}`]);

/** History of a record that is not reviewed: what the operation log knows about it, the oldest first. */
export const loggedHistory = (db: Db, target: string, id: number): ReviewStep[] =>
  byTarget(db.operLogs, `${target} ${id}`)
    .filter(({ errorCode }) => errorCode === 0)
    .map((line) => ({
      id: line.id,
      step: 1,
      result: line.operUrl.split('/').at(-1) ?? '',
      operatorName: line.operName,
      at: line.operTime,
      note: line.reason,
      diff: line.diff,
    }));
