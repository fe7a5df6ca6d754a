import type { HttpHandler } from 'msw';
import { barring, blacklist, pardon, unblacklist } from './blacklist';
import { addressHolders, withdrawAddresses, withdrawAddressSummary } from './withdraw';
import { edit, editAddress, mayBeRemoved, switchAddress, switching } from './withdrawChange';
import { object, optional, text } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';
import {
  deleteHandler,
  exportHandler,
  figuresHandler,
  listHandler,
  listPath,
  loggedHandler,
} from '../core/resource';

const { title, name } = withdrawAddresses;

export const withdrawAddressHandlers = (db: Db): HttpHandler[] => [
  listHandler(db, withdrawAddresses),
  figuresHandler(db, withdrawAddresses, `GET ${name}/summary`, withdrawAddressSummary),
  loggedHandler(db, withdrawAddresses),
  exportHandler(db, withdrawAddresses),
  deleteHandler(db, withdrawAddresses, mayBeRemoved),
  call(
    db,
    `GET ${name}/members`,
    { permission: [listPath(withdrawAddresses)] },
    object({ address: text(128, 1), memo: optional(text(64)) }),
    addressHolders,
  ),
  call(db, `PUT ${name}/edit`, { money: true, action: { title, type: 'edit' } }, edit, editAddress),
  call(
    db,
    `PUT ${name}/setStatus`,
    { money: true, action: { title, type: 'edit' } },
    switching,
    switchAddress,
  ),
  call(
    db,
    `PUT ${name}/blacklist`,
    { money: true, once: true, action: { title, type: 'other' } },
    barring,
    blacklist,
  ),
  call(db, `PUT ${name}/unblacklist`, { money: true, action: { title, type: 'other' } }, pardon, unblacklist),
];
