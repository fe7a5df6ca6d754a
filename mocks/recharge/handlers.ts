import type { HttpHandler } from 'msw';
import { recharge as contract } from '../../src/contract/finance/recharge';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { addManual } from './add';
import { deleteRecharges, editRecharge } from './change';
import { rechargeDetail, recharges, rechargeSummary } from './list';
import { preview } from './preview';
import { reviewMany } from './review';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resourceHandlers';

const { calls } = contract;

export const rechargeHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, recharges),
  ...figuresHandler(db, recharges, rechargeSummary),
  getHandler(db, recharges, (context, row) => rechargeDetail(db, row, context)),
  ...exportHandler(db, recharges),
  answer(db, calls.preview, preview),
  act(db, calls.add, recharges, addManual),
  act(db, calls.review, recharges, reviewMany),
  act(db, calls.edit, recharges, editRecharge),
  act(db, calls.remove, recharges, deleteRecharges),
];
