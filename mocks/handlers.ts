import type { HttpHandler } from 'msw';
import type { Db } from './db';
import { boardHandlers } from './handlers/board';
import { dictHandlers } from './handlers/dict';
import { fileHandlers } from './handlers/files';
import { fileLibraryHandlers } from './handlers/fileLibrary';
import { homeHandlers } from './handlers/home';
import { memberHandlers } from './handlers/member';
import { optionHandlers } from './handlers/options';
import { personalHandlers } from './handlers/personal';
import { rechargeHandlers } from './handlers/recharge';
import { reminderHandlers } from './handlers/reminders';
import { reviewHandlers } from './handlers/review';
import { sessionHandlers } from './handlers/session';
import { networkHandler } from './network';
import type { Network } from './network';

/** Every call the backend answers, as plain msw handlers over one set of data. */
export const createHandlers = (db: Db, network?: Network): HttpHandler[] => [
  ...(network ? [networkHandler(network)] : []),
  ...sessionHandlers(db),
  ...personalHandlers(db),
  ...dictHandlers(db),
  ...optionHandlers(db),
  ...homeHandlers(db),
  ...boardHandlers(db),
  ...reminderHandlers(db),
  ...reviewHandlers(db),
  ...memberHandlers(db),
  ...rechargeHandlers(db),
  ...fileHandlers(db),
  ...fileLibraryHandlers(db),
];
