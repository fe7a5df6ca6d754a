import type { HttpHandler } from 'msw';
import { ledger } from '../../src/contract/member/ledger';
import { assetSummary } from './figures';
import { assets, groupedQuestion, holdingsOf, holdingsSorts, holdingsWire } from './list';
import { ledgerLines, ledgerSummary } from './log';
import { recheck, recheckBody } from './recheck';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { ordered, pageOf } from '../core/listing';
import { readHandlers } from '../core/reads';
import { exportHandler, figuresHandler, getHandler, rowsFor } from '../core/resource';

export const assetHandlers = (db: Db): HttpHandler[] => [
  call(db, 'GET memberAsset/list', {}, groupedQuestion, (context) => {
    const { input, lang } = context;
    const rows = rowsFor(context, assets);
    if (input.group === undefined) {
      const sorted = ordered(rows, input.orderBy, assets.sorts(db));
      return pageOf(sorted, input, (row) => assets.wire(db, row, lang));
    }
    const groups = ordered(holdingsOf(rows), input.orderBy, holdingsSorts(db));
    return pageOf(groups, input, (row) => holdingsWire(db, row));
  }),
  getHandler(db, assets),
  figuresHandler(db, assets, 'GET memberAsset/summary', assetSummary),
  exportHandler(db, assets),
  call(
    db,
    'PUT memberAsset/recheck',
    { action: { title: assets.title, type: 'other' } },
    recheckBody,
    recheck,
  ),
  ...readHandlers(db, ledger, ledgerLines, { summary: ledgerSummary }),
];
