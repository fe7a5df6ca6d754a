import type { HttpHandler } from 'msw';
import { adjust as contract } from '../../src/contract/finance/adjust';
import { bodyOf, queryOf } from '../core/body';
import { addByHand, preview } from './add';
import { cancelOne, reviewMany } from './decide';
import { checkImport } from './checkImport';
import { importMany } from './import';
import { adjustDetail, adjusts, adjustSummary } from './list';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resource';

const { title } = adjusts;
const { calls } = contract;

export const adjustHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, adjusts),
  ...figuresHandler(db, adjusts, 'GET memberAssetAdjust/summary', adjustSummary),
  getHandler(db, adjusts, (context, row) => adjustDetail(db, row, context)),
  ...exportHandler(db, adjusts),
  call(
    db,
    'GET memberAssetAdjust/preview',
    { permission: ['memberAssetAdjust/add'] },
    queryOf(db, calls.preview.query),
    preview,
  ),
  call(
    db,
    'POST memberAssetAdjust/add',
    { action: { title, type: 'add' } },
    bodyOf(db, calls.add.body),
    addByHand,
  ),
  call(
    db,
    'POST memberAssetAdjust/checkImport',
    { permission: ['memberAssetAdjust/import'], staffOnly: true },
    bodyOf(db, calls.checkImport.body),
    checkImport,
  ),
  call(
    db,
    'POST memberAssetAdjust/import',
    { action: { title, type: 'import' } },
    bodyOf(db, calls.import.body),
    importMany,
  ),
  call(
    db,
    'POST memberAssetAdjust/review',
    { action: { title, type: 'review' } },
    bodyOf(db, calls.review.body),
    reviewMany,
  ),
  call(
    db,
    'PUT memberAssetAdjust/cancel',
    { action: { title, type: 'edit' } },
    bodyOf(db, calls.cancel.body),
    cancelOne,
  ),
];
