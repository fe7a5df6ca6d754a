import type { HttpHandler } from 'msw';
import type { ActionType } from '../audit';
import type { Db } from '../db';
import { call } from '../http';
import type { Rules } from '../http';
import { sortHandler, switchHandler } from '../masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../resource';
import {
  addWalletCode,
  deleteWalletCodes,
  draft,
  edit,
  editWalletCode,
  refreshWalletCodes,
  some,
} from '../walletCode/change';
import { walletCodes, walletCodeSummary } from '../walletCode/list';

const { title } = walletCodes;

const logged = (type: ActionType): Rules => ({ money: true, action: { title, type } });

export const walletCodeHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, walletCodes),
  figuresHandler(db, walletCodes, 'GET walletCode/summary', walletCodeSummary),
  loggedHandler(db, walletCodes),
  exportHandler(db, walletCodes),
  call(db, 'POST walletCode/add', logged('add'), draft, addWalletCode),
  call(db, 'PUT walletCode/edit', logged('edit'), edit, editWalletCode),
  switchHandler(db, walletCodes, 'setStatus', 'status'),
  switchHandler(db, walletCodes, 'setRecharge', 'rechargeOn', { announced: true }),
  switchHandler(db, walletCodes, 'setWithdraw', 'withdrawOn', { announced: true }),
  sortHandler(db, walletCodes),
  call(db, 'PUT walletCode/refresh', logged('other'), some, refreshWalletCodes),
  call(db, 'DELETE walletCode/delete', logged('delete'), some, deleteWalletCodes),
];
