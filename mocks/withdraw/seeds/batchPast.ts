import { PAY_MOST } from '../../../src/contract/finance/withdraw';
import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { World } from '../../core/seeds/world';
import { DAY, HOUR, MINUTE, SECOND, stampOf } from '../../core/time';
import type { WithdrawRow } from '../../core/rows';
import { decide, dropBatch, putForward, putTogether } from './batchActs';

/** How often somebody looks whether there is something to pay, and for how long that has been done. */
const EVERY = 20 * MINUTE;
const SINCE = 40 * DAY;

/** What became of the batches of the past, one after the other. */
const FATES = ['paid', 'paid', 'claimed', 'paid', 'cancelled', 'paid', 'allClaimed', 'paid'] as const;

const PEOPLE = ['finance01', 'finance02'] as const;

/** What can be paid together now, and what becomes of it is known: neither of a story nor of the last hours. */
const readyIn = (db: Db, before: string): WithdrawRow[] =>
  [...db.withdraws.values()].filter(
    ({ status, createdAt, memberId }) =>
      status === WithdrawStatus.approved && createdAt < before && memberId > STORY_MEMBERS,
  );

/** Somebody looks at a withdraw while it is to be paid. */
function hold(row: WithdrawRow, at: number): void {
  row.claimBy = 'risk001';
  row.claimUntil = stampOf(at + 10 * MINUTE);
}

/** A batch from its making to its payment. */
function run(db: Db, rows: readonly WithdrawRow[], at: number, turn: number): void {
  const [maker, other] = turn % 2 === 0 ? PEOPLE : [PEOPLE[1], PEOPLE[0]];
  const fate = FATES[turn % FATES.length];
  const batch = putTogether(db, { at, who: maker }, rows);
  const later = at + 40 * SECOND;
  if (fate === 'cancelled') {
    dropBatch(db, { at: later, who: maker }, batch, '币种有误，重新分批');
    return;
  }
  const held = fate === 'allClaimed' ? rows : fate === 'claimed' ? rows.slice(0, 1) : [];
  for (const row of held) hold(row, at);
  if (putForward(db, at + 20 * SECOND, batch)) decide(db, { at: later, who: other }, batch);
  for (const row of held) Object.assign(row, { claimBy: '', claimUntil: null });
}

/** Puts what was paid together in the past on the agenda. */
export function schedulePastBatches({ db, agenda }: World, now: number): void {
  const end = now - 9 * HOUR;
  let turn = 0;
  for (let at = now - SINCE; at < end; at += EVERY)
    agenda.add(at, () => {
      const rows = readyIn(db, stampOf(end)).slice(0, PAY_MOST);
      if (rows.length < 2) return;
      run(db, rows, at, turn);
      turn += 1;
    });
}
