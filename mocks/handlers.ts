import type { HttpHandler } from 'msw';
import type { Db } from './db';
import { authHandlers } from './handlers/auth';
import { adjustHandlers } from './handlers/adjust';
import { assetHandlers } from './handlers/asset';
import { boardHandlers } from './handlers/board';
import { channelHandlers } from './handlers/channel';
import { dictHandlers } from './handlers/dict';
import { fileHandlers } from './handlers/files';
import { fileLibraryHandlers } from './handlers/fileLibrary';
import { homeHandlers } from './handlers/home';
import { memberHandlers } from './handlers/member';
import { operLogHandlers } from './handlers/operLog';
import { optionHandlers } from './handlers/options';
import { personalHandlers } from './handlers/personal';
import { profileHandlers } from './handlers/profile';
import { rechargeHandlers } from './handlers/recharge';
import { rechargeAddressHandlers } from './handlers/rechargeAddress';
import { reminderHandlers } from './handlers/reminders';
import { revealHandlers } from './handlers/reveal';
import { reviewHandlers } from './handlers/review';
import { searchHandlers } from './handlers/search';
import { sessionHandlers } from './handlers/session';
import { walletCodeHandlers } from './handlers/walletCode';
import { withdrawHandlers } from './handlers/withdraw';
import { withdrawAddressHandlers } from './handlers/withdrawAddress';
import { postHandlers } from './post/post';
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
  ...searchHandlers(db),
  ...memberHandlers(db),
  ...profileHandlers(db),
  ...operLogHandlers(db),
  ...rechargeHandlers(db),
  ...assetHandlers(db),
  ...adjustHandlers(db),
  ...withdrawHandlers(db),
  ...rechargeAddressHandlers(db),
  ...withdrawAddressHandlers(db),
  ...walletCodeHandlers(db),
  ...channelHandlers(db),
  ...authHandlers(db),
  ...revealHandlers(db),
  ...fileHandlers(db),
  ...fileLibraryHandlers(db),
  ...postHandlers(db),
];
