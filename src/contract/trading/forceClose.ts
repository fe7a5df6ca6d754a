import { identity } from '../block/identity';
import { Verdict } from '../block/review';
import { traded } from '../block/traded';
import { balances } from '../block/touches';
import { bulkAnswer, put, read, readByPost } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { word } from '../field/choices';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { bool, count, money, rate, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { id, ids, note, option, text } from '../field/texts';
import { time } from '../field/times';

/** Most positions that are closed together. */
export const CLOSE_MOST = 20;

/** What became of a request to close all positions of a symbol. */
export const SymbolClose = { waiting: 1, done: 2, rejected: 3 } as const;
export type SymbolClose = (typeof SymbolClose)[keyof typeof SymbolClose];

/** Part of each position to close, in percent. Nothing says a price: the mark at the execution is the price. */
const share = () => word('25', '50', '75', '100');

/** One position as it is closed, or would be now. */
export const closing = {
  id: id(),
  positionNo: text(),
  uid: text(),
  ...traded,
  side: code('biz_pos_side'),
  /** What is closed of it, cut to the symbol's step. */
  qty: money({ coin: 'base' }),
  markPrice: nullable(rate()),
  /** When the mark was heard last. */
  markAt: nullable(time()),
  /** Seconds since then. */
  markAge: nullable(count()),
  /** True: that is some time ago, and the close would be booked at this old price. */
  markStale: bool(),
  notional: usdt(),
  /** Booked as 303, 302 and 306. */
  pnl: money({ coin: 'marginCoin', signed: true }),
  fee: money({ coin: 'marginCoin' }),
  released: money({ coin: 'marginCoin' }),
  /** Loss beyond the margin of an isolated position: the platform bears it, never the member. */
  shortfall: money({ coin: 'marginCoin' }),
  /** The member's reduce-only entrusts that are cancelled first. */
  cancelled: count(),
  /** Why it would be refused, in words; empty when it would not. */
  problem: text(),
};

/** What closing would do now. Sums leave out what would be refused. */
export const dryRun = {
  /** The largest first, 100 at most. */
  positions: records(closing),
  count: count(),
  members: count(),
  notional: usdt(),
  pnl: usdt({ signed: true }),
  fee: usdt(),
  released: usdt(),
  shortfall: usdt(),
  refused: count(),
};

/** Why staff has closed at last, or a part of it; both are empty where they have not. */
export const forced = { forceReason: code('biz_force_reason'), forceNote: text() };

/** Why staff closes positions, for the log and the member's notice. */
export const why = { forceReason: code('biz_force_reason'), reason: reason() };

const confirmed = { operPassword: password(), requestId: requestId() };

const touches = ['contractSymbol', ...balances] as const;

/** The ways in which staff closes positions. */
export const closes = <const B extends string>(base: B) =>
  ({
    /** Says what closing these positions would do, and writes nothing. */
    previewForceClose: readByPost(`${base}/previewForceClose`, {
      permission: `${base}/forceClose`,
      staffOnly: true,
      body: { ids: ids({ max: CLOSE_MOST }), share: share() },
      answer: dryRun,
    }),
    /**
     * Closes a part of each position at the mark price of the moment. Reduce-only entrusts in the way are cancelled first.
     * `wrongState`: it is being liquidated, its symbol has no mark price, or one that was heard too long ago for one operator
     * to close by (`contract.forceClose.priceMinutes`). By such a price two people close a whole symbol, within a day.
     */
    forceClose: put(`${base}/forceClose`, {
      staffOnly: true,
      body: { ids: ids({ max: CLOSE_MOST }), versions: versions(), share: share(), ...why, ...confirmed },
      answer: { ...bulkAnswer, closed: records(closing) },
      refusals: ['wrongState', 'overLimit'],
      touches,
    }),
    /** Says what closing all positions of a symbol would do, and writes nothing. */
    previewCloseSymbol: read(`${base}/previewCloseSymbol`, {
      permission: `${base}/forceCloseSymbol`,
      staffOnly: true,
      query: { symbol: option('contract') },
      answer: {
        ...dryRun,
        tradeState: code('biz_trade_state'),
        markPrice: nullable(rate()),
        /** When the mark was last heard. */
        markAt: nullable(time()),
        markStale: bool(),
        /** Why it cannot be asked for now, in words; empty when it can. */
        problem: text(),
      },
      refusals: ['notFound'],
    }),
    /**
     * Asks for all positions of a symbol to be closed, which another operator has to confirm. `wrongState`: members may
     * still open positions of it, it has no mark price, nothing is open, or a request waits already.
     */
    forceCloseSymbol: put(`${base}/forceCloseSymbol`, {
      staffOnly: true,
      body: { symbol: option('contract'), ...why, ...confirmed },
      answer: { id: id() },
      refusals: ['wrongState', 'notFound'],
    }),
    /** Requests to close whole symbols that wait for another operator, the oldest first. */
    symbolCloses: read(`${base}/symbolCloses`, {
      permission: `${base}/list`,
      staffOnly: true,
      answer: records({
        ...identity,
        symbol: option('contract'),
        forceReason: code('biz_force_reason'),
        reason: note(),
        createdBy: text(),
        createdAt: time(),
        /** True: the operator who asks made it, and may only withdraw it (`reject`). */
        own: bool(),
      }),
    }),
    /**
     * Another operator closes all positions of the symbol at the mark of the moment, or rejects the request; the operator who made
     * it may reject it too. Positions that are refused stay open and are named.
     */
    confirmCloseSymbol: put(`${base}/confirmCloseSymbol`, {
      permission: `${base}/forceCloseSymbol`,
      staffOnly: true,
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        ...confirmed,
      },
      answer: bulkAnswer,
      refusals: ['reasonTooShort', 'alreadyDecided', 'samePerson', 'wrongState'],
      touches,
    }),
  }) as const;
