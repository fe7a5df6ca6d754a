import { recordKinds } from '../../src/contract/records';
import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import { AdjustDirection } from '../../src/contract/finance/adjust';
import type { Area } from '../core/area';
import { parse } from '../core/money';
import { queueFor } from '../core/review/queue';
import { amountOf, begins, searchOf } from '../core/search';
import { rowsOf } from '../core/lookup';
import { madeAdjusts } from './add';
import { corrections } from './corrections';
import { adjustHandlers } from './handlers';
import { holdAdjusts, openAdjusts } from './holds';
import { checkAdjusts } from './invariants';
import { adjustKind } from './kind';
import { adjusts } from './list';
import { adjustSettings } from './settings';
import { scheduleAdjusts } from './seeds/adjustRun';
import { isOpen } from './store';
import type { AdjustRow } from './store';

declare module '../core/tables' {
  interface Tables {
    adjusts: Map<number, AdjustRow>;
  }
}

const { list } = recordKinds.adjust;

/** Balance adjustments. */
export const adjust: Area = {
  name: 'adjust',
  records: {
    adjust: ['资产调整', 'Adjustment', '資產調整'],
  },
  settings: adjustSettings,
  tables: () => ({ adjusts: new Map() }),
  handlers: adjustHandlers,
  seeds: { past: (past) => scheduleAdjusts({ ...past, random: past.db.random('adjustRun') }) },
  invariants: [checkAdjusts],
  causes: { adjust: (db) => Array.from(db.adjusts.values(), ({ adjustNo }) => adjustNo) },
  setAside: (db) =>
    [...db.adjusts.values()]
      .filter(
        ({ status, direction }) =>
          status === AdjustStatus.approved &&
          (direction === AdjustDirection.freeze || direction === AdjustDirection.unfreeze),
      )
      .map(({ memberId, accountType, coin, direction, amount }) => ({
        memberId,
        accountType,
        coin,
        amount: direction === AdjustDirection.freeze ? parse(amount) : -parse(amount),
      })),
  byHand: madeAdjusts,
  followUps: { corrections },
  queue: queueFor(adjustKind, {
    title: adjusts.title,
    list,
    rows: (db) => db.adjusts.values(),
    risk: ({ direction }) => direction,
    value: ({ usdtValue }) => parse(usdtValue),
  }),
  searches: [
    searchOf(
      'adjust',
      '/finance/adjust',
      adjusts,
      begins({ adjustNo: (row) => row.adjustNo }),
      (_, value) => value,
      amountOf,
    ),
  ],
  logTargets: [{ type: adjusts.target, list, find: (db, id) => db.adjusts.get(id) }],
  hold: holdAdjusts,
  open: { kind: 'adjust', of: openAdjusts },
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.adjusts, memberId)
        .filter(isOpen)
        .map(({ id, adjustNo: no, amount, coin, status, createdAt }) => ({
          kind: 'adjust',
          id,
          no,
          amount,
          coin,
          status,
          createdAt,
        })),
  },
};
