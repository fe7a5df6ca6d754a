import type { HttpHandler } from 'msw';
import { addByHand, draft, preview, wish } from './add';
import { cancellation, cancelOne, review, reviewOne } from './decide';
import { importBody, importMany } from './import';
import { adjustDetail, adjusts, adjustSummary } from './list';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { exportHandler, figuresHandler, getHandler, listHandler } from '../core/resource';

const { title } = adjusts;

export const adjustHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, adjusts),
  ...figuresHandler(db, adjusts, 'GET memberAssetAdjust/summary', adjustSummary),
  getHandler(db, adjusts, (context, row) => adjustDetail(db, row, context)),
  ...exportHandler(db, adjusts),
  call(db, 'GET memberAssetAdjust/preview', { permission: ['memberAssetAdjust/add'] }, wish, preview),
  call(db, 'POST memberAssetAdjust/add', { once: true, action: { title, type: 'add' } }, draft, addByHand),
  call(
    db,
    'POST memberAssetAdjust/import',
    { once: true, action: { title, type: 'import' } },
    importBody,
    importMany,
  ),
  call(
    db,
    'POST memberAssetAdjust/review',
    { once: true, action: { title, type: 'review' } },
    review,
    reviewOne,
  ),
  call(
    db,
    'PUT memberAssetAdjust/cancel',
    { money: true, action: { title, type: 'edit' } },
    cancellation,
    cancelOne,
  ),
];
