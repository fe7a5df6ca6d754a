import { secondThreshold } from './config/rechargeSettings';
import { setting } from './config/setting';
import type { Db } from './db';
import { parse } from './money';
import type { Channel, RechargeRow } from './rows';

/** True for what a channel credits without a review: nothing doubtful, nothing that two reviewers look at. */
export const isCreditedAtOnce = (
  db: Db,
  { autoReview, reviewThreshold }: Channel,
  { amount, usdtValue, riskFlags }: RechargeRow,
): boolean =>
  autoReview === 1 &&
  riskFlags.length === 0 &&
  parse(amount) <= parse(reviewThreshold) &&
  parse(usdtValue) <= setting(db, secondThreshold);
