import type { HttpHandler } from 'msw';
import { rechargeAddress } from '../../src/contract/finance/rechargeAddress';
import { collectMany } from './collect';
import { rechargeAddresses, rechargeAddressSummary } from './recharge';
import { addOne, editAddress, mayBeRemoved, switchAddress } from './rechargeChange';
import { checkImport, generateMany, importMany } from './rechargeMany';
import { bodyOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { deleteHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resource';

const { title, name } = rechargeAddresses;
const { calls } = rechargeAddress;

export const rechargeAddressHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, rechargeAddresses),
  ...figuresHandler(db, rechargeAddresses, `GET ${name}/summary`, rechargeAddressSummary),
  loggedHandler(db, rechargeAddresses),
  ...exportHandler(db, rechargeAddresses),
  deleteHandler(db, rechargeAddresses, calls.remove, mayBeRemoved),
  call(db, `POST ${name}/add`, { action: { title, type: 'add' } }, bodyOf(db, calls.add.body), addOne),
  call(db, `PUT ${name}/edit`, { action: { title, type: 'edit' } }, bodyOf(db, calls.edit.body), editAddress),
  call(
    db,
    `PUT ${name}/setStatus`,
    { action: { title, type: 'edit' } },
    bodyOf(db, calls.setStatus.body),
    switchAddress,
  ),
  call(
    db,
    `POST ${name}/generate`,
    { action: { title, type: 'add' } },
    bodyOf(db, calls.generate.body),
    generateMany,
  ),
  call(
    db,
    `POST ${name}/checkImport`,
    { permission: [`${name}/import`], staffOnly: true },
    bodyOf(db, calls.checkImport.body),
    checkImport,
  ),
  call(
    db,
    `POST ${name}/import`,
    { action: { title, type: 'import' } },
    bodyOf(db, calls.import.body),
    importMany,
  ),
  call(
    db,
    `POST ${name}/collect`,
    { action: { title, type: 'other' } },
    bodyOf(db, calls.collect.body),
    collectMany,
  ),
];
