import type { HttpHandler } from 'msw';
import { edit, editAuth, revocation, revokeAuth } from '../auth/change';
import { authDetail, authExport, auths, authSummary } from '../auth/list';
import { finalReject, rejectForGood, review, reviewMany } from '../auth/review';
import type { Db } from '../db';
import { call } from '../http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../resource';

const { title } = auths;

export const authHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, auths),
  figuresHandler(db, auths, 'GET memberAuth/summary', authSummary),
  getHandler(db, auths, (_, row) => authDetail(db, row)),
  exportHandler(db, authExport),
  call(db, 'POST memberAuth/review', { once: true, action: { title, type: 'review' } }, review, reviewMany),
  call(
    db,
    'POST memberAuth/rejectFinal',
    { once: true, action: { title, type: 'review' } },
    finalReject,
    rejectForGood,
  ),
  call(db, 'PUT memberAuth/edit', { action: { title, type: 'edit' } }, edit, editAuth),
  call(
    db,
    'PUT memberAuth/revoke',
    { once: true, action: { title, type: 'review' } },
    revocation,
    revokeAuth,
  ),
];
