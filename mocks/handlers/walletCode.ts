import type { HttpHandler } from 'msw';
import type { ActionType } from '../audit';
import type { Db } from '../db';
import { call } from '../http';
import type { Rules } from '../http';
import { exportHandler, figuresHandler, getHandler, listHandler, loggedHistory } from '../resource';
import {
  addWalletCode,
  announced,
  deleteWalletCodes,
  draft,
  edit,
  editWalletCode,
  order,
  refreshWalletCodes,
  some,
  sortWalletCodes,
  switching,
  switchOf,
} from '../walletCode/change';
import { walletCodes, walletCodeSummary } from '../walletCode/list';

const { title, target } = walletCodes;

const logged = (type: ActionType): Rules => ({ money: true, action: { title, type } });

export const walletCodeHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, walletCodes),
  figuresHandler(db, walletCodes, 'GET walletCode/summary', walletCodeSummary),
  getHandler(db, walletCodes, ({ lang }, row) => ({
    ...walletCodes.wire(db, row, lang),
    history: loggedHistory(db, target, row.id),
  })),
  exportHandler(db, walletCodes),
  call(db, 'POST walletCode/add', logged('add'), draft, addWalletCode),
  call(db, 'PUT walletCode/edit', logged('edit'), edit, editWalletCode),
  call(db, 'PUT walletCode/setStatus', logged('edit'), switching, switchOf('status')),
  call(db, 'PUT walletCode/setRecharge', logged('edit'), announced, switchOf('rechargeOn')),
  call(db, 'PUT walletCode/setWithdraw', logged('edit'), announced, switchOf('withdrawOn')),
  call(db, 'PUT walletCode/sort', logged('edit'), order, sortWalletCodes),
  call(db, 'PUT walletCode/refresh', logged('other'), some, refreshWalletCodes),
  call(db, 'DELETE walletCode/delete', logged('delete'), some, deleteWalletCodes),
];
