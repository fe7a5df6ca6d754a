import type { Db } from '../db';
import { scheduleAdjusts } from '../../adjust/seeds/adjustRun';
import { createAgenda } from './agenda';
import { rechargeStories, withdrawStories } from './moneyStories';
import { seedRechargeAddresses } from '../../address/seeds/rechargeAddresses';
import { randomPlans } from '../../recharge/seeds/rechargePlans';
import { scheduleRecharge } from '../../recharge/seeds/rechargeRun';
import { seedWithdrawAddresses } from '../../address/seeds/withdrawAddresses';
import { randomWithdraws } from '../../withdraw/seeds/withdrawPlans';
import { scheduleWithdraw } from '../../withdraw/seeds/withdrawRun';
import type { World } from './world';
import { assessed } from '../../withdraw/checks';

/** Plays 180 days of money in and out; what is left on the accounts is their balance. */
export function seedMoney(db: Db): void {
  const now = db.now();
  const agenda = createAgenda();
  const funded: World['funded'] = [];
  const recharges = rechargeStories(now);
  const inward: World = { db, agenda, funded, random: db.random('rechargeRun') };
  for (const plan of [...recharges, ...randomPlans(db, recharges)]) scheduleRecharge(inward, plan);
  const withdraws = withdrawStories(now);
  const outward: World = { db, agenda, funded, random: db.random('withdrawRun') };
  for (const plan of [...withdraws, ...randomWithdraws(db, withdraws)]) scheduleWithdraw(outward, plan);
  scheduleAdjusts({ db, agenda, funded, random: db.random('adjustRun') });
  agenda.runUntil(now);
  seedRechargeAddresses(db);
  seedWithdrawAddresses(db);
  assessed(db);
}
