import { recordKinds } from '../../src/contract/records';
import { AuthStatus } from '../../src/contract/member/authFlow';
import type { Area } from '../core/area';
import { revealOf } from '../core/reveal';
import { queueFor } from '../core/review/queue';
import { begins, searchOf, uidOf } from '../core/search';
import { requestEvents } from '../core/timeline';
import { rowsOf } from '../core/lookup';
import { kycExpire } from './expiry';
import { authHandlers } from './handlers';
import { checkAuths, checkCorrections, checkRevocations } from './invariants';
import { authKind } from './kind';
import { auths } from './list';
import { authSettings } from './settings';
import { seedAuths } from './seeds/auths';
import type { AuthRow } from './store';
import { authVisits } from './visits';

declare module '../core/tables' {
  interface Tables {
    auths: Map<number, AuthRow>;
  }
}

const { list } = recordKinds.auth;

/** Requests of members to be known by their names. */
export const auth: Area = {
  name: 'auth',
  records: {
    auth: ['实名认证', 'Authentication', '實名認證'],
  },
  settings: authSettings,
  tables: () => ({ auths: new Map() }),
  handlers: authHandlers,
  jobs: [kycExpire],
  // Recharges are held against the names they tell.
  seeds: { start: seedAuths },
  visits: authVisits,
  invariants: [checkAuths, checkCorrections, checkRevocations],
  queue: queueFor(authKind, {
    title: auths.title,
    list,
    rows: (db) => db.auths.values(),
    risk: ({ faceScore }) => 100 - (faceScore ?? 100),
    value: () => 0n,
  }),
  searches: [
    searchOf(
      'auth',
      '/member/auth',
      auths,
      begins({ authNo: (row) => row.authNo }),
      (_, value) => value,
      (row, db) => uidOf(db, row.memberId),
    ),
  ],
  reveals: [revealOf(auths, { docNo: ({ docNo }) => docNo, ocrNo: ({ ocrNo }) => ocrNo })],
  logTargets: [{ type: auths.target, list, find: (db, id) => db.auths.get(id) }],
  open: {
    kind: 'auth',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.auths, subject.memberId)
            .filter(({ status }) => status === AuthStatus.pending)
            .map(({ memberId, status }) => ({ memberId, status, value: null, hold: 'never' }))
        : [],
  },
  pending: {
    list,
    of: (db, memberId) =>
      rowsOf(db.auths, memberId)
        .filter(({ status }) => status === AuthStatus.pending)
        .map(({ id, authNo: no, status, createdAt }) => ({
          kind: 'auth',
          id,
          no,
          amount: null,
          coin: '',
          status,
          createdAt,
        })),
  },
  timeline: [
    {
      type: 'auth',
      path: list,
      events: ({ db }, memberId) =>
        rowsOf(db.auths, memberId).flatMap((row) =>
          requestEvents('auth', {
            ...row,
            no: row.authNo,
            amount: null,
            coin: '',
            first: 1,
            endedAt: row.reviewedAt ?? row.updatedAt,
          }),
        ),
    },
  ],
};
