import type { HttpHandler } from 'msw';
import { adjust as contract } from '../../src/contract/finance/adjust';
import { addByHand, preview } from './add';
import { cancelOne, reviewMany } from './decide';
import { checkImport } from './checkImport';
import { importMany } from './import';
import { adjustDetail, adjusts, adjustSummary } from './list';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resourceHandlers';

const { calls } = contract;

export const adjustHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, adjusts),
  ...figuresHandler(db, adjusts, adjustSummary),
  getHandler(db, adjusts, (context, row) => adjustDetail(db, row, context)),
  ...exportHandler(db, adjusts),
  answer(db, calls.preview, preview),
  act(db, calls.add, adjusts, addByHand),
  answer(db, calls.checkImport, checkImport),
  act(db, calls.import, adjusts, importMany),
  act(db, calls.review, adjusts, reviewMany),
  act(db, calls.cancel, adjusts, cancelOne),
];
