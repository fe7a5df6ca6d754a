import type { HttpHandler } from 'msw';
import type { Db } from './db';
import { authHandlers } from '../auth/handlers';
import { adjustHandlers } from '../adjust/handlers';
import { assetHandlers } from '../asset/handlers';
import { boardHandlers } from '../board/handlers';
import { channelHandlers } from '../channel/handlers';
import { dictHandlers } from '../dict/handlers';
import { fileHandlers } from '../file/uploadHandlers';
import { fileLibraryHandlers } from '../file/libraryHandlers';
import { homeHandlers } from '../home/handlers';
import { memberHandlers } from '../member/handlers';
import { operLogHandlers } from '../operLog/handlers';
import { optionHandlers } from './optionHandlers';
import { personalHandlers } from '../personal/handlers';
import { profileHandlers } from '../profile/handlers';
import { rechargeHandlers } from '../recharge/handlers';
import { rechargeAddressHandlers } from '../address/rechargeAddressHandlers';
import { reminderHandlers } from '../home/reminders';
import { revealHandlers } from './revealHandlers';
import { reviewHandlers } from './reviewHandlers';
import { searchHandlers } from './searchHandlers';
import { sessionHandlers } from '../session/handlers';
import { walletCodeHandlers } from '../walletCode/handlers';
import { withdrawHandlers } from '../withdraw/handlers';
import { withdrawAddressHandlers } from '../address/withdrawAddressHandlers';
import { postHandlers } from '../post/post';
import { networkHandler } from '../server/network';
import type { Network } from '../server/network';

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
