import type { HttpHandler } from 'msw';
import { rechargeAddress } from '../../src/contract/finance/rechargeAddress';
import { collectMany } from './collect';
import { rechargeAddresses, rechargeAddressSummary } from './recharge';
import { addOne, editAddress, mayBeRemoved, switchAddress } from './rechargeChange';
import { checkImport, generateMany, importMany } from './rechargeMany';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { deleteHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resourceHandlers';

const { calls } = rechargeAddress;

export const rechargeAddressHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, rechargeAddresses),
  ...figuresHandler(db, rechargeAddresses, rechargeAddressSummary),
  loggedHandler(db, rechargeAddresses),
  ...exportHandler(db, rechargeAddresses),
  deleteHandler(db, rechargeAddresses, calls.remove, mayBeRemoved),
  act(db, calls.add, rechargeAddresses, addOne),
  act(db, calls.edit, rechargeAddresses, editAddress),
  act(db, calls.setStatus, rechargeAddresses, switchAddress),
  act(db, calls.generate, { title: rechargeAddresses.title, type: 'add' }, generateMany),
  answer(db, calls.checkImport, checkImport),
  act(db, calls.import, rechargeAddresses, importMany),
  act(db, calls.collect, rechargeAddresses, collectMany),
];
