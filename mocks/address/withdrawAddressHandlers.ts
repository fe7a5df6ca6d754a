import type { HttpHandler } from 'msw';
import { withdrawAddress } from '../../src/contract/finance/withdrawAddress';
import { blacklist, openBeforeBlacklist, openBeforeUnblacklist, unblacklist } from './blacklist';
import { addressHolders, withdrawAddresses, withdrawAddressSummary } from './withdraw';
import { editAddress, mayBeRemoved, switchAddress } from './withdrawChange';
import { bodyOf, queryOf } from '../core/body';
import type { Db } from '../core/db';
import { call } from '../core/http';
import { deleteHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, listPath, loggedHandler } from '../core/resource';

const { title, name } = withdrawAddresses;
const { calls } = withdrawAddress;

export const withdrawAddressHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, withdrawAddresses),
  ...figuresHandler(db, withdrawAddresses, `GET ${name}/summary`, withdrawAddressSummary),
  loggedHandler(db, withdrawAddresses),
  ...exportHandler(db, withdrawAddresses),
  deleteHandler(db, withdrawAddresses, calls.remove, mayBeRemoved),
  call(
    db,
    `GET ${name}/members`,
    { permission: [listPath(withdrawAddresses)], answer: calls.members.answer },
    queryOf(db, calls.members.query),
    addressHolders,
  ),
  call(
    db,
    `GET ${name}/previewBlacklist`,
    { permission: [`${name}/blacklist`], staffOnly: true },
    bodyOf(db, calls.previewBlacklist.query),
    openBeforeBlacklist,
  ),
  call(
    db,
    `GET ${name}/previewUnblacklist`,
    { permission: [`${name}/unblacklist`], staffOnly: true },
    bodyOf(db, calls.previewUnblacklist.query),
    openBeforeUnblacklist,
  ),
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
    `PUT ${name}/blacklist`,
    { action: { title, type: 'other' } },
    bodyOf(db, calls.blacklist.body),
    blacklist,
  ),
  call(
    db,
    `PUT ${name}/unblacklist`,
    { action: { title, type: 'other' } },
    bodyOf(db, calls.unblacklist.body),
    unblacklist,
  ),
];
