import type { HttpHandler } from 'msw';
import { withdraw as contract } from '../../src/contract/finance/withdraw';
import { bodyOf, queryOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { exportHandler, figuresHandler, findRow, getHandler, listHandler, listPath } from '../core/resource';
import { checksOf } from './checks';
import { withdrawSummary } from './figures';
import { withdrawDetail, withdraws } from './list';
import { payMany } from './pay';
import { payableNow } from './payable';
import { recordResult } from './result';
import { editWithdraw, overrideBlock, reviewMany } from './review';

const { title } = withdraws;
const { calls } = contract;

export const withdrawHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, withdraws),
  ...figuresHandler(db, withdraws, 'POST cwManage/withdrawLogSummary', withdrawSummary),
  getHandler(db, withdraws, (context, row) => withdrawDetail(db, row, context)),
  ...exportHandler(db, withdraws),
  call(
    db,
    'GET memberWithdrawLog/checks',
    { permission: [listPath(withdraws)], staffOnly: true },
    queryOf(db, calls.checks.query),
    (context) => checksOf(context, findRow(context, withdraws, context.input.id)),
  ),
  call(
    db,
    'GET memberWithdrawLog/payable',
    { permission: [listPath(withdraws)], staffOnly: true },
    bodyOf(db, calls.payable.query),
    payableNow,
  ),
  call(
    db,
    'POST cwManage/withdrawLogReview',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.review.body),
    reviewMany,
  ),
  call(
    db,
    'POST cwManage/withdrawLogOverride',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.override.body),
    overrideBlock,
  ),
  call(
    db,
    'POST cwManage/withdrawLogPay',
    { action: { title, type: 'other' } },
    bodyOf(db, calls.pay.body),
    payMany,
  ),
  call(
    db,
    'POST cwManage/withdrawLogResult',
    { action: { title, type: 'other' } },
    bodyOf(db, calls.result.body),
    recordResult,
  ),
  call(
    db,
    'PUT memberWithdrawLog/edit',
    { action: { title, type: 'edit' } },
    bodyOf(db, calls.edit.body),
    editWithdraw,
  ),
];
