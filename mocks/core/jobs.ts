import { finishCollections } from '../address/collect';
import { activateAddresses } from '../address/withdraw';
import { advanceTransfers } from '../recharge/confirmations';
import type { Db } from './db';
import { liftFreezes } from '../member/thaw';

/** What the clock has brought due since the last call; done before anything is answered. */
export function runDueJobs(db: Db): void {
  liftFreezes(db);
  advanceTransfers(db);
  activateAddresses(db);
  finishCollections(db);
}
