import type { HttpHandler } from 'msw';
import { withdrawAddress } from '../../src/contract/finance/withdrawAddress';
import { blacklist, openBeforeBlacklist, openBeforeUnblacklist, unblacklist } from './blacklist';
import { addressHolders, withdrawAddresses, withdrawAddressSummary } from './withdraw';
import { editAddress, mayBeRemoved, switchAddress } from './withdrawChange';
import type { Db } from '../core/db';
import { act, answer } from '../core/http';
import { deleteHandler } from '../core/masters';
import { exportHandler, figuresHandler, listHandler, loggedHandler } from '../core/resourceHandlers';

const { calls } = withdrawAddress;

export const withdrawAddressHandlers = (db: Db): HttpHandler[] => [
  ...listHandler(db, withdrawAddresses),
  ...figuresHandler(db, withdrawAddresses, withdrawAddressSummary),
  loggedHandler(db, withdrawAddresses),
  ...exportHandler(db, withdrawAddresses),
  deleteHandler(db, withdrawAddresses, calls.remove, mayBeRemoved),
  answer(db, calls.members, addressHolders),
  answer(db, calls.previewBlacklist, openBeforeBlacklist),
  answer(db, calls.previewUnblacklist, openBeforeUnblacklist),
  act(db, calls.edit, withdrawAddresses, editAddress),
  act(db, calls.setStatus, withdrawAddresses, switchAddress),
  act(db, calls.blacklist, { title: withdrawAddresses.title, type: 'other' }, blacklist),
  act(db, calls.unblacklist, { title: withdrawAddresses.title, type: 'other' }, unblacklist),
];
