import type { Db } from '../../core/db';
import type { DueJob } from '../../core/job';
import { ceilTo, format, parse } from '../../core/money';
import { Refusal } from '../../core/refusal';
import { createAgenda } from '../../core/seeds/agenda';
import { StakingOrderStatus } from '../../../src/contract/staking/orderFlow';
import { stakingInterest } from '../interest';
import { stakingMaturity } from '../mature';
import { redeemOwn } from '../redeem';
import { soldOf } from '../rows';
import type { OrderRow } from '../rows';
import { settleSale } from '../sale';
import { subscribe } from '../subscribe';
import { missedDayStory, outageOf } from './missedDay';
import { stakingPlans } from './plans';
import type { Plan } from './plans';

/** What members do as the platform lets them; what it refuses does not happen. */
function allowed<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** When a job runs next: the one that pays interest stood still for a day. */
function nextRun(db: Db, job: DueJob): number {
  const due = job.due(db);
  const { from, to } = outageOf(db);
  return job === stakingInterest && due >= from && due < to ? to : due;
}

/** Runs what falls due up to a moment, in the order of time. */
function runJobs(db: Db, until: number): void {
  for (;;) {
    const [first, second] = [stakingInterest, stakingMaturity].map((job) => ({ job, at: nextRun(db, job) }));
    if (!first || !second) return;
    const { job, at } = second.at < first.at ? second : first;
    if (at > until) return;
    db.at(at, () => job.run(db, at, {}));
  }
}

/** The product of which all is sold: its quota was lowered to that. */
const SOLD_OUT = 'TON-60D';

function sellOut(db: Db): void {
  const product = [...db.stakingProducts.values()].find(({ productCode }) => productCode === SOLD_OUT);
  if (!product || soldOf(db, product) === 0n) return;
  product.totalQuota = format(ceilTo(soldOf(db, product), 0));
  if (parse(product.maxPerMember) > parse(product.totalQuota)) product.maxPerMember = product.totalQuota;
  settleSale(db, product);
}

/**
 * What members staked in the past months, with interest, redemptions and renewals. It is played at the very end and on
 * idle accounts alone, so that nothing else of the past comes out otherwise for it: what others do rests on balances.
 */
export function seedOrders(db: Db): void {
  const agenda = createAgenda();
  const add = (at: number, run: () => void) =>
    agenda.add(at, () => {
      runJobs(db, at);
      db.at(at, run);
    });
  function place(plan: Plan): void {
    const order = allowed(() => subscribe(db, plan));
    if (order && plan.redeemAt !== undefined) add(plan.redeemAt, () => takeBack(order));
  }
  function takeBack(order: OrderRow): void {
    if (order.status === StakingOrderStatus.staking) allowed(() => redeemOwn(db, order));
  }
  for (const plan of stakingPlans(db)) add(plan.at, () => place(plan));
  for (const [at, run] of missedDayStory(db)) add(at, run);
  agenda.runUntil(db.now());
  runJobs(db, db.now());
  sellOut(db);
}
