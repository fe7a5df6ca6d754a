import type { HttpHandler } from 'msw';
import { auth as contract } from '../../src/contract/member/auth';
import { bodyOf } from '../core/body';
import { editAuth, revokeAuth } from './change';
import { authDetail, authExport, auths, authSummary } from './list';
import { rejectForGood, reviewMany } from './review';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resource';

const { title } = auths;
const { calls } = contract;

export const authHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, auths),
  ...figuresHandler(db, auths, 'GET memberAuth/summary', authSummary),
  getHandler(db, auths, (context, row) => authDetail(db, row, context)),
  ...exportHandler(db, authExport),
  call(
    db,
    'POST memberAuth/review',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.review.body),
    reviewMany,
  ),
  call(
    db,
    'POST memberAuth/rejectFinal',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.rejectFinal.body),
    rejectForGood,
  ),
  call(db, 'PUT memberAuth/edit', { action: { title, type: 'edit' } }, bodyOf(db, calls.edit.body), editAuth),
  call(
    db,
    'PUT memberAuth/revoke',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.revoke.body),
    revokeAuth,
  ),
];
