import type { HttpHandler } from 'msw';
import { asset as contract } from '../../src/contract/member/asset';
import { ledger } from '../../src/contract/member/ledger';
import { holdings } from '../../src/contract/member/holdings';
import { assetSummary } from './figures';
import { assets, groupedQuestion, holdingsOf, holdingsSorts, holdingsWire } from './list';
import { ledgerLines, ledgerSummary } from './log';
import { recheck } from './recheck';
import type { Db } from '../core/db';
import { act } from '../core/http';
import { pageIn } from '../core/listing';
import { noteList } from '../core/lists';
import { readHandlers } from '../core/reads';
import { pageShape, rowsFor } from '../core/resource';
import { exportHandler, figuresHandler, getHandler, questionHandlers } from '../core/resourceHandlers';

/** Accounts, or members with their accounts. */
const eitherPage = pageShape({ contract: { row: { ...holdings.row, ...assets.contract.row } } });

/** Each of them may be about members instead of accounts. */
const grouped = { ...assets, question: groupedQuestion };

/** The list, of accounts or of members. */
function listHandlers(db: Db): HttpHandler[] {
  for (const one of [contract, holdings]) noteList(db, one);
  return questionHandlers(
    db,
    grouped,
    contract.calls.list,
    { answer: eitherPage },
    groupedQuestion,
    (context) => {
      const { input } = context;
      const rows = rowsFor(context, assets);
      if (input.group === undefined)
        return pageIn(rows, input, assets.sorts(db), (row) => assets.wire(db, row, context));
      return pageIn(holdingsOf(db, rows), input, holdingsSorts(db), (row) => holdingsWire(db, row, context));
    },
  );
}

export const assetHandlers = (db: Db): HttpHandler[] => [
  ...listHandlers(db),
  getHandler(db, assets),
  ...figuresHandler(db, grouped, assetSummary),
  ...exportHandler(db, assets),
  act(db, contract.calls.recheck, { title: assets.title, type: 'other' }, recheck),
  ...readHandlers(db, ledger, ledgerLines, { summary: ledgerSummary }),
];
