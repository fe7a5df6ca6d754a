import type { HttpHandler } from 'msw';
import { recharge as contract } from '../../src/contract/finance/recharge';
import { bodyOf, queryOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { addManual } from './add';
import { deleteRecharges, editRecharge } from './change';
import { rechargeDetail, recharges, rechargeSummary } from './list';
import { preview } from './preview';
import { reviewMany } from './review';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resource';

const TITLE = recharges.title;
const { calls } = contract;

export const rechargeHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, recharges),
  ...figuresHandler(db, recharges, 'POST cwManage/chargeLogSummary', rechargeSummary),
  getHandler(db, recharges, (context, row) => rechargeDetail(db, row, context)),
  ...exportHandler(db, recharges),
  call(
    db,
    'GET memberRechargeLog/preview',
    { permission: ['cwManage/chargeLogAdd'], staffOnly: true },
    queryOf(db, calls.preview.query),
    preview,
  ),
  call(
    db,
    'POST cwManage/chargeLogAdd',
    { action: { title: TITLE, type: 'add' } },
    bodyOf(db, calls.add.body),
    addManual,
  ),
  call(
    db,
    'POST cwManage/chargeLogReview',
    { action: { title: TITLE, type: 'review' } },
    bodyOf(db, calls.review.body),
    reviewMany,
  ),
  call(
    db,
    'PUT memberRechargeLog/edit',
    { action: { title: TITLE, type: 'edit' } },
    bodyOf(db, calls.edit.body),
    editRecharge,
  ),
  call(
    db,
    'DELETE memberRechargeLog/delete',
    { action: { title: TITLE, type: 'delete' } },
    bodyOf(db, calls.remove.body),
    deleteRecharges,
  ),
];
