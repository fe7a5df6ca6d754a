import type { HttpHandler } from 'msw';
import { withdraw as contract } from '../../src/contract/finance/withdraw';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { findRow } from '../core/resource';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resourceHandlers';
import { checksOf } from './checks';
import { withdrawSummary } from './figures';
import { withdrawDetail, withdraws } from './list';
import { batchHandlers } from './batch/handlers';
import { pay } from './pay';
import { payableNow } from './payable';
import { recordResult } from './result';
import { editWithdraw, overrideBlock, reviewMany } from './review';

const { calls } = contract;

export const withdrawHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, withdraws),
  ...figuresHandler(db, withdraws, withdrawSummary),
  getHandler(db, withdraws, (context, row) => withdrawDetail(db, row, context)),
  ...exportHandler(db, withdraws),
  answer(db, calls.checks, (context) => checksOf(context, findRow(context, withdraws, context.input.id))),
  answer(db, calls.payable, payableNow),
  act(db, calls.review, withdraws, reviewMany),
  act(db, calls.override, { title: withdraws.title, type: 'review' }, overrideBlock),
  act(db, calls.pay, withdraws, pay),
  act(db, calls.result, withdraws, recordResult),
  act(db, calls.edit, withdraws, editWithdraw),
  ...batchHandlers(db),
];
