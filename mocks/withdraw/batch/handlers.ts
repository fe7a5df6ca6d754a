import type { HttpHandler } from 'msw';
import { payoutBatch as contract } from '../../../src/contract/finance/payoutBatch';
import type { Db } from '../../core/db';
import { act, answer } from '../../core/http';
import { readHandlers } from '../../core/reads';
import { cancelBatch, dropLines, reviewBatch, submitBatch } from './decide';
import { batchFigures } from './figures';
import { batches, batchHistory, linesOf } from './list';
import { addBatch, preview } from './make';
import type { BatchRow } from './rows';

const { calls } = contract;

export const batchHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<BatchRow>(db, contract, batches, {
    detail: (context, row) => ({ lines: linesOf(context, row), history: batchHistory(db, row) }),
    summary: batchFigures,
  }),
  answer(db, calls.preview, preview),
  act(db, calls.add, batches, addBatch),
  act(db, calls.drop, batches, dropLines),
  act(db, calls.submit, { title: batches.title, type: 'other' }, submitBatch),
  act(db, calls.review, batches, reviewBatch),
  act(db, calls.cancel, batches, cancelBatch),
];
