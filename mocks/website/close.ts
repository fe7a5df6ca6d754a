import { coversAddress, isAddressRule } from '../../src/contract/content/addressRule';
import { LONGEST_MAINTENANCE, MaintenanceState } from '../../src/contract/content/website';
import type { maintainWebsite, switchWebsite } from '../../src/contract/content/website';
import type { FieldChange } from '@/api/types';
import { maintenanceState } from '../core/closures';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import type { InputOf } from '../core/input';
import { invalid, Refusal } from '../core/refusal';
import { HOUR, msOf } from '../core/time';
import { LEAST_REASON } from '../../src/contract/field/limits';
import { changeClosures } from './change';
import { refusals } from './refusals';

const flipped = (field: string, on: 0 | 1): FieldChange => ({
  field,
  before: String(1 - on),
  after: String(on),
});

/** Switches one thing off or on. @throws Refusal 40904 where it is so already, 40001, 40000 without a message */
export const switchOne = (context: Context<InputOf<typeof switchWebsite>>) =>
  changeClosures(context, () => {
    const { db, input, user } = context;
    const { name, on, reason = '', message } = input;
    if (on === (db.closures.has(name) ? 0 : 1)) throw new Refusal(40904, { because: refusals.switchedSo });
    if (on === 1) db.closures.delete(name);
    else {
      if (reason === '') throw new Refusal(40001, { n: LEAST_REASON });
      if (!message || message.zh.trim() === '') throw invalid('message');
      db.closures.set(name, { since: db.stamp(), by: user.userName, reason, message });
    }
    return { action: 'switch', reason, diff: [flipped(`${name}On`, on)] };
  });

interface Plan {
  from: string;
  to: string;
  message: { zh: string; en: string; tw: string };
  whitelistIps: string[];
}

/** @throws Refusal 40000 for what is missing or no address, 42207 for the time, 42208 without the own address */
function planOf({ db, input, ip }: Context<InputOf<typeof maintainWebsite>>): Plan {
  const { from, to, message, whitelistIps } = input;
  if (from === undefined) throw invalid('from');
  if (to === undefined) throw invalid('to');
  if (!message || message.zh.trim() === '') throw invalid('message');
  if (!whitelistIps) throw invalid('whitelistIps');
  const [begin, end] = [msOf(from), msOf(to)];
  if (end <= begin || end <= db.now()) throw new Refusal(42207, { field: 'to' });
  if (end - begin > LONGEST_MAINTENANCE * HOUR)
    throw new Refusal(42207, { field: 'to', because: refusals.tooLong, n: LONGEST_MAINTENANCE });
  const strange = whitelistIps.find((rule) => !isAddressRule(rule));
  if (strange !== undefined)
    throw new Refusal(40000, { field: 'whitelistIps', because: refusals.noAddress, value: strange });
  if (!whitelistIps.some((rule) => coversAddress(rule, ip)))
    throw new Refusal(42208, { field: 'whitelistIps', because: refusals.ownAddress, ip });
  return { from, to, message, whitelistIps };
}

const isUnderWay = (db: Db): boolean => {
  const state = maintenanceState(db);
  return state === MaintenanceState.planned || state === MaintenanceState.on;
};

/** Plans a maintenance, or ends the one that is planned or under way. @throws Refusal 40904 where there is none to end */
export const maintain = (context: Context<InputOf<typeof maintainWebsite>>) =>
  changeClosures(context, () => {
    const { db, input, user } = context;
    const before = { ...db.maintenance };
    if (input.on === 1) Object.assign(db.maintenance, planOf(context), { on: 1, by: user.userName });
    else {
      if (!isUnderWay(db)) throw new Refusal(40904, { because: refusals.noMaintenance });
      db.maintenance.on = 0;
    }
    const { from, to } = db.maintenance;
    return {
      action: 'maintain',
      diff: [
        { field: 'maintenanceOn', before: String(before.on), after: String(input.on) },
        { field: 'from', before: before.from, after: from },
        { field: 'to', before: before.to, after: to },
      ].filter((change) => change.before !== change.after),
    };
  });
