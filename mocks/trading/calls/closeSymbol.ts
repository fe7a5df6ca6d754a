import type { HttpHandler } from 'msw';
import { contractPosition as contract } from '../../../src/contract/trading/position';
import { TradeState } from '../../../src/contract/trading/symbolFlow';
import { SymbolClose } from '../../../src/contract/trading/forceClose';
import type { Sent } from '../../core/body';
import { eachOf } from '../../core/bulk';
import type { Db } from '../../core/db';
import { problemsOf } from '../../core/foreseen';
import { act, answer } from '../../core/http';
import type { Context } from '../../core/http';
import { heardOf } from '../../core/market/heard';
import { format } from '../../core/money';
import { Refusal } from '../../core/refusal';
import { mustBeAnother } from '../../core/samePerson';
import { mustSayWhy } from '../../core/review/guards';
import type { Waiting } from '../../core/change/queue';
import type { User } from '../../core/systemRows';
import { stampOf } from '../../core/time';
import { positionsIn } from '../find';
import { contractPositions as positions } from '../lists/positions';
import { closeByStaff, mustHaveMark } from '../staffClose';
import { markPriceOf, mustBeSymbol } from '../symbols';
import type { SymbolCloseRow } from '../tables';
import { closedDiff, dryRun } from './forceClose';
import { refusals } from '../refusals';

const { calls } = contract;
const ALL = 100n;

const waits = ({ status }: SymbolCloseRow): boolean => status === SymbolClose.waiting;

/** @throws Refusal 40904 while members may open, without a mark price, or with nothing open */
function mustBeCloseable(db: Db, symbol: string): void {
  const { tradeState } = mustBeSymbol(db, symbol);
  if (tradeState !== TradeState.closeOnly && tradeState !== TradeState.suspended)
    throw new Refusal(40904, { because: refusals.stillOpening });
  mustHaveMark(db, symbol, 'two');
  if (positionsIn(db, symbol).length === 0) throw new Refusal(40904, { because: refusals.nothingOpen });
}

/** The requests that wait for another operator, as changes do. */
export const closeRequests = (db: Db): Waiting[] =>
  [...db.symbolCloses.values()].filter(waits).map((row) => ({
    pendingChange: row,
    changeBy: row.createdBy,
    changeAt: row.createdAt,
    changeUntil: null,
  }));

/** @throws Refusal 40904 as above, or while a request waits */
function mustBeAskable(db: Db, symbol: string): void {
  mustBeCloseable(db, symbol);
  if ([...db.symbolCloses.values()].some((row) => row.symbol === symbol && waits(row)))
    throw new Refusal(40904, { because: refusals.closeWaits });
}

function preview(context: Context<{ symbol: string }>): object {
  const { db, lang, input } = context;
  const { symbol, tradeState } = mustBeSymbol(db, input.symbol);
  const { heardAt, stale } = heardOf(db, symbol, db.now());
  const mark = markPriceOf(db, symbol);
  const [problem] = problemsOf(lang, () => mustBeAskable(db, symbol));
  return {
    ...dryRun(context, positionsIn(db, symbol), ALL, 'two'),
    tradeState,
    markPrice: mark === null ? null : format(mark),
    markAt: mark === null ? null : stampOf(heardAt),
    markStale: mark === null || stale,
    problem: problem?.msg ?? '',
  };
}

function ask(context: Context<Sent<typeof calls.forceCloseSymbol.body>>): object {
  const { db, user, input, note } = context;
  const { symbol, forceReason, reason } = input;
  note({ targetType: positions.target, targetText: symbol, reason });
  mustBeAskable(db, symbol);
  const [id, at] = [db.nextId('symbolClose'), db.stamp()];
  db.symbolCloses.set(id, {
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
    remark: '',
    symbol,
    forceReason,
    reason,
    status: SymbolClose.waiting,
    decidedBy: '',
    decidedAt: null,
  });
  note({ targetId: String(id) });
  return { id };
}

/** A request as it is told to an operator. */
const requestFor = ({ userName }: User, row: SymbolCloseRow): object => {
  const { id, version, symbol, forceReason, reason, createdBy, createdAt } = row;
  return { id, version, symbol, forceReason, reason, createdBy, createdAt, own: createdBy === userName };
};

/** A request that waits. @throws Refusal 40400, 40901 once it is decided, 40900 */
function mustWait({ db, user, input }: Context<Sent<typeof calls.confirmCloseSymbol.body>>): SymbolCloseRow {
  const row = db.symbolCloses.get(input.id);
  if (!row) throw new Refusal(40400);
  const { decidedBy: who, decidedAt } = row;
  if (!waits(row))
    throw new Refusal(40901, { who }, { status: row.status, reviewerName: who, reviewedAt: decidedAt });
  if (row.version !== input.version) throw new Refusal(40900, {}, { current: requestFor(user, row) });
  return row;
}

function decided(context: Context<unknown>, row: SymbolCloseRow, status: SymbolClose): void {
  const { db, user } = context;
  const decidedAt = db.stamp();
  Object.assign(row, { status, decidedBy: user.userName, decidedAt, updatedAt: decidedAt });
  row.version += 1;
  row.updatedBy = user.userName;
}

function decide(context: Context<Sent<typeof calls.confirmCloseSymbol.body>>): object {
  const { db, user, input, note, noteRecord } = context;
  const row = mustWait(context);
  const { symbol, createdBy, forceReason, reason } = row;
  note({ targetType: positions.target, targetText: symbol, reason: input.reason ?? reason });
  const approved = input.result === 'approve';
  if (approved) mustBeAnother(context, createdBy);
  if (!approved) mustSayWhy({ input: { note: input.reason } });
  if (approved) mustBeCloseable(db, symbol);
  if (!approved) {
    decided(context, row, SymbolClose.rejected);
    return { success: [row.id], failed: [] };
  }
  const wish = { operatorName: user.userName, requestId: input.requestId, forceReason, reason };
  const ids = positionsIn(db, symbol).map(({ id }) => id);
  const answer = eachOf(context, ids, (id) => {
    const position = db.positions.get(id);
    if (!position) throw new Refusal(40400);
    const before = position.holding.qty;
    closeByStaff(db, position, ALL, 'two', wish);
    const diff = closedDiff(before, position, db);
    noteRecord({ targetId: String(id), targetText: position.positionNo, diff });
  });
  decided(context, row, SymbolClose.done);
  return answer;
}

/** How two operators close all positions of a symbol. */
export const closeSymbolCalls = (db: Db): HttpHandler[] => [
  answer(db, calls.previewCloseSymbol, preview),
  act(db, calls.forceCloseSymbol, { title: positions.title, type: 'other' }, ask),
  answer(db, calls.symbolCloses, ({ user }) =>
    [...db.symbolCloses.values()].filter(waits).map((row) => requestFor(user, row)),
  ),
  act(db, calls.confirmCloseSymbol, { title: positions.title, type: 'review' }, decide),
];
