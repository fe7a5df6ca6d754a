import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import { setting } from '../../core/config/setting';
import type { Db } from '../../core/db';
import { floorTo, format, parse } from '../../core/money';
import { isPlatformAccount } from '../../core/platformAccount';
import { keep } from '../../core/review/trail';
import type { WithdrawRow } from '../../core/rows';
import { hashOn } from '../../core/seeds/chainText';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { spendable } from '../../core/seeds/world';
import type { World } from '../../core/seeds/world';
import { HOUR, MINUTE, stampOf } from '../../core/time';
import { worthOf } from '../facts';
import { complete, confirming, unclear } from '../payout';
import { batchThreshold } from '../settings';
import { withdrawTrail } from '../trail';
import { decide, putForward, putTogether } from './batchActs';
import { scheduleWithdraw } from './withdrawRun';

const WALLET = 'USDT-TRC20';

/** Who asks for what is in the open batches: as many, and no more than one reviewer approves. */
const HEADS = 16;
const MOST = parse('9000');
const LEAST = parse('20');

/** Members who have some, the richest first. */
const richOnes = (db: Db): number[] =>
  [...db.members.values()]
    .filter(
      (member) =>
        member.id > STORY_MEMBERS &&
        member.status === MemberStatus.normal &&
        member.kycLevel > 0 &&
        member.canWithdraw === 1 &&
        member.withdrawLockUntil === null &&
        !isPlatformAccount(member) &&
        spendable(db, member.id, 'USDT') > LEAST,
    )
    .map(({ id }) => ({ id, has: spendable(db, id, 'USDT') }))
    .toSorted((a, b) => (a.has > b.has ? -1 : a.has < b.has ? 1 : a.id - b.id))
    .slice(0, HEADS)
    .map(({ id }) => id);

function ask(world: World, at: number): void {
  const { db } = world;
  for (const memberId of richOnes(db)) {
    const part = floorTo((spendable(db, memberId, 'USDT') * 6n) / 10n, 2);
    const exact = format(part < MOST ? part : MOST);
    scheduleWithdraw(world, {
      at,
      outcome: WithdrawStatus.approved,
      memberId,
      walletCode: WALLET,
      exact,
    });
  }
}

/** Of what was paid the gateway has answered but for one. */
function answer({ db, random }: World, rows: readonly WithdrawRow[], at: number): void {
  db.at(at, () => {
    rows.forEach((row, place) => {
      if (row.status !== WithdrawStatus.processing) return;
      if (place === 0) {
        keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => unclear(row));
        return;
      }
      const hash = hashOn(row.chain, random);
      keep(db, withdrawTrail, row, { result: 'result', who: '' }, () => confirming(row, hash));
      keep(db, withdrawTrail, row, { result: 'complete', who: '' }, () => complete(db, row));
    });
  });
}

/** The smallest first, until they are worth so much together. */
function fewFor(rows: readonly WithdrawRow[], least: bigint): WithdrawRow[] {
  const some: WithdrawRow[] = [];
  for (const row of rows) if (worthOf(some) < least) some.push(row);
  return some;
}

/** A batch of which one payout is to be verified, one that waits for another operator, and a draft. */
export function scheduleOpenBatches(world: World, now: number): void {
  const { db, agenda } = world;
  // Long before what is still to be paid by itself.
  const asked = now - 8.5 * HOUR;
  agenda.add(asked, () => ask(world, asked));
  const paid = now - 25 * MINUTE;
  agenda.add(paid, () => {
    const rows = [...db.withdraws.values()]
      .filter((row) => row.status === WithdrawStatus.approved && row.createdAt === stampOf(asked))
      .toSorted((a, b) => (worthOf([a]) > worthOf([b]) ? -1 : 1));
    const waiting = fewFor(rows, setting(db, batchThreshold));
    if (waiting.length + 3 > rows.length) return;
    const [rest, drafted] = [rows.slice(waiting.length, -2), rows.slice(-2)];
    const batch = putTogether(db, { at: paid, who: 'finance01' }, rest);
    if (putForward(db, paid + MINUTE, batch)) decide(db, { at: paid + 2 * MINUTE, who: 'finance02' }, batch);
    answer(world, rest, paid + 5 * MINUTE);
    const first = putTogether(db, { at: paid + 10 * MINUTE, who: 'finance02' }, waiting);
    putForward(db, paid + 11 * MINUTE, first);
    decide(db, { at: paid + 14 * MINUTE, who: 'finance01' }, first, '热钱包正在归集，稍后再打款');
    const second = putTogether(db, { at: paid + 17 * MINUTE, who: 'finance02' }, waiting);
    putForward(db, paid + 18 * MINUTE, second);
    putTogether(db, { at: paid + 20 * MINUTE, who: 'finance01' }, drafted);
  });
}
