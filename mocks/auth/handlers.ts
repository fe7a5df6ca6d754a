import type { HttpHandler } from 'msw';
import { auth as contract } from '../../src/contract/member/auth';
import { editAuth, revokeAuth } from './change';
import { authDetail, authExport, auths, authSummary } from './list';
import { rejectForGood, reviewMany } from './review';
import type { Db } from '../core/db';
import { act } from '../core/http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resourceHandlers';

const { calls } = contract;

export const authHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, auths),
  ...figuresHandler(db, auths, authSummary),
  getHandler(db, auths, (context, row) => authDetail(db, row, context)),
  ...exportHandler(db, authExport),
  act(db, calls.review, auths, reviewMany),
  act(db, calls.rejectFinal, { title: auths.title, type: 'review' }, rejectForGood),
  act(db, calls.edit, auths, editAuth),
  act(db, calls.revoke, { title: auths.title, type: 'review' }, revokeAuth),
];
