import type { HttpHandler } from 'msw';
import { deliveryCycle as contract } from '../../src/contract/delivery/cycle';
import { isBeyondFair } from '../../src/contract/delivery/oddsRules';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Sent } from '../core/body';
import { NO_CHANGE } from '../core/change/ask';
import type { Db } from '../core/db';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import { NO_FORMER } from './formerOdds';
import { cyclesOf } from './rows';
import type { ContractRow, CycleRow } from './rows';

type Copying = Sent<(typeof contract)['calls']['copy']['body']>;

/** Stakes cut to the limits of a contract; `undefined` where nothing is left. */
function cutTo({ minStake: min, maxStake: max }: ContractRow, { minStake, maxStake }: CycleRow) {
  const low = parse(minStake) < parse(min) ? min : minStake;
  const high = parse(maxStake) > parse(max) ? max : maxStake;
  return parse(low) > parse(high) ? undefined : { minStake: low, maxStake: high };
}

/** Odds at which the platform loses were confirmed for one contract, not for others. */
const isUnfair = ({ oddsUp, oddsDown, feeRate }: CycleRow): boolean =>
  [oddsUp, oddsDown].some((odds) => isBeyondFair({ odds, feeRate }));

function copyCycles(context: Context<Copying>): { copied: number; leftOut: number } {
  const { db, input, user, note } = context;
  if (input.from === input.to) throw invalid('to');
  const [from, to] = [input.from, input.to].map((id) => db.deliveryContracts.get(Number(id)));
  if (!from || !to || from.deleted || to.deleted) throw new Refusal(40400);
  const known = new Set(cyclesOf(db, to.id).map(({ seconds }) => seconds));
  const originals = cyclesOf(db, from.id);
  let copied = 0;
  for (const original of originals) {
    const stakes = cutTo(to, original);
    if (known.has(original.seconds) || !stakes || isUnfair(original)) continue;
    const [id, at, by] = [db.nextId(contract.name), db.stamp(), user.userName];
    const fresh = { id, version: 1, status: OnOff.off, isDefault: 0, contractId: String(to.id) } as const;
    const stamps = { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by };
    db.deliveryCycles.set(id, {
      ...original,
      ...stakes,
      ...fresh,
      ...stamps,
      ...NO_CHANGE,
      former: NO_FORMER,
    });
    copied += 1;
  }
  note({ targetType: 'deliveryContract', targetId: String(to.id), targetText: `${from.code} → ${to.code}` });
  return { copied, leftOut: originals.length - copied };
}

/** Copies the cycles of one contract to another. */
export const copyHandler = (db: Db): HttpHandler =>
  act(db, contract.calls.copy, { title: '交割周期', type: 'add' }, copyCycles);
