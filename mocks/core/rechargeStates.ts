import { rechargeFlow, RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { endsOf } from '../../src/contract/flow';

/** Recharges that ended without a credit: they brought nothing, and use up nothing of a day. */
export const LOST: ReadonlySet<number> = new Set(
  endsOf(rechargeFlow).filter((status) => status !== RechargeStatus.credited),
);
