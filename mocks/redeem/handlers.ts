import type { HttpHandler } from 'msw';
import { redeemBatch } from '../../src/contract/campaign/redeemBatch';
import { redeemCode } from '../../src/contract/campaign/redeemCode';
import type { ReviewStep } from '@/api/types';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { readHandlers } from '../core/reads';
import { loggedHistory, rowsFor } from '../core/resource';
import { addBatch, preview } from './add';
import { batches } from './batches';
import { editBatch, reviewBatch, setBatchStatus, voidBatch } from './change';
import { exportPlain, voidCodes } from './codeCalls';
import { codes } from './codes';
import { batchFigures, sourcesOf } from './figures';
import { groups } from '../core/groups';
import { usesOfCode } from './rows';
import { TITLE } from './names';

/** What histories call these, whose names mean something else on other screens. */
const OWN: Readonly<Record<string, string>> = { void: 'voidCodes', export: 'exportCodes' };

const historyOf = (db: Db, target: string, id: number): ReviewStep[] =>
  loggedHistory(db, target, id).map((step) => ({ ...step, result: OWN[step.result] ?? step.result }));

/** So many redemptions of a code are told, the latest. */
const MOST_TOLD = 100;

const batchHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers(db, redeemBatch, batches, {
    summary: batchFigures,
    detail: (_, batch) => ({
      byIp: sourcesOf(db, batch, 'ip'),
      byDevice: sourcesOf(db, batch, 'device'),
      history: historyOf(db, batches.target, batch.id),
    }),
  }),
  answer(db, redeemBatch.calls.preview, preview),
  act(db, redeemBatch.calls.add, batches, addBatch),
  act(db, redeemBatch.calls.edit, batches, editBatch),
  act(db, redeemBatch.calls.setStatus, batches, setBatchStatus),
  act(db, redeemBatch.calls.review, batches, reviewBatch),
  act(db, redeemBatch.calls.void, batches, voidBatch),
];

const codeHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers(db, redeemCode, codes, {
    summary: (context) => ({
      byStatus: Object.fromEntries(
        [...groups(rowsFor(context, codes, 'status'), ({ status }) => status)].map(([status, some]) => [
          status,
          some.length,
        ]),
      ),
    }),
    detail: (_, code) => ({
      redemptions: usesOfCode(db, code)
        .slice(-MOST_TOLD)
        .toReversed()
        .map(({ memberId, at, ip, device, usdtValue, givenNo }) => ({
          memberId,
          at,
          ip,
          device,
          usdtValue,
          givenNo,
          uid: db.members.get(memberId)?.uid ?? '',
        })),
      history: historyOf(db, codes.target, code.id),
    }),
  }),
  act(db, redeemCode.calls.void, codes, voidCodes),
  act(db, redeemCode.calls.exportPlain, { title: TITLE }, exportPlain),
];

/** All calls about batches and codes. */
export const redeemHandlers = (db: Db): HttpHandler[] => [...batchHandlers(db), ...codeHandlers(db)];
