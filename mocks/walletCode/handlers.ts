import type { HttpHandler } from 'msw';
import { walletCode } from '../../src/contract/finance/walletCode';
import { topCoins } from '../../src/contract/shell/homeDesk';
import { changeHandlers } from '../core/change/handlers';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { sortHandler, switchHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resourceHandlers';
import { addWalletCode, deleteWalletCodes, editWalletCode, guardedCodes, refreshWalletCodes } from './change';
import { walletCodes, walletCodeSummary } from './list';
import { coinsOwed } from './topCoins';

const { calls } = walletCode;

export const walletCodeHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, walletCodes),
  ...figuresHandler(db, walletCodes, walletCodeSummary),
  loggedHandler(db, walletCodes),
  ...exportHandler(db, walletCodes),
  act(db, calls.add, walletCodes, addWalletCode),
  act(db, calls.edit, walletCodes, editWalletCode),
  ...changeHandlers(db, walletCode, guardedCodes),
  switchHandler(db, walletCodes, calls.setStatus, 'status'),
  switchHandler(db, walletCodes, calls.setRecharge, 'rechargeOn'),
  switchHandler(db, walletCodes, calls.setWithdraw, 'withdrawOn'),
  sortHandler(db, walletCodes, calls.sort),
  act(db, calls.refresh, { title: walletCodes.title, type: 'other' }, refreshWalletCodes),
  act(db, calls.remove, walletCodes, deleteWalletCodes),
  answer(db, topCoins, () => coinsOwed(db)),
];
