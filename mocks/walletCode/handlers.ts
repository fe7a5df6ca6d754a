import type { HttpHandler } from 'msw';
import { walletCode } from '../../src/contract/finance/walletCode';
import type { ActionType } from '../core/audit';
import { bodyOf } from '../core/body';
import { changeHandlers } from '../core/change/handlers';
import type { Db } from '../core/db';
import { call } from '../core/http';
import type { Rules } from '../core/http';
import { sortHandler, switchHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resource';
import { addWalletCode, deleteWalletCodes, editWalletCode, guardedCodes, refreshWalletCodes } from './change';
import { walletCodes, walletCodeSummary } from './list';

const { title } = walletCodes;
const { calls } = walletCode;

const logged = (type: ActionType): Rules => ({ action: { title, type } });

export const walletCodeHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, walletCodes),
  ...figuresHandler(db, walletCodes, 'GET walletCode/summary', walletCodeSummary),
  loggedHandler(db, walletCodes),
  ...exportHandler(db, walletCodes),
  call(db, 'POST walletCode/add', logged('add'), bodyOf(db, calls.add.body), addWalletCode),
  call(db, 'PUT walletCode/edit', logged('edit'), bodyOf(db, calls.edit.body), editWalletCode),
  ...changeHandlers(db, walletCode, guardedCodes),
  switchHandler(db, walletCodes, calls.setStatus, 'status'),
  switchHandler(db, walletCodes, calls.setRecharge, 'rechargeOn'),
  switchHandler(db, walletCodes, calls.setWithdraw, 'withdrawOn'),
  sortHandler(db, walletCodes, calls.sort),
  call(db, 'PUT walletCode/refresh', logged('other'), bodyOf(db, calls.refresh.body), refreshWalletCodes),
  call(db, 'DELETE walletCode/delete', logged('delete'), bodyOf(db, calls.remove.body), deleteWalletCodes),
];
