import { AwardType } from '../../../src/contract/campaign/award';
import type { Db } from '../../core/db';
import type { Member } from '../../core/rows';
import type { Past } from '../../core/seeds/world';
import { compactDay, DAY, dayStart, HOUR, MINUTE } from '../../core/time';
import { addAward } from '../make';
import { isPending } from '../store';
import type { AwardRow } from '../store';
import { contestBasis } from '../terms';
import { reviewedAt } from './decided';
import { sideline } from './sideline';

/** Prizes in TON by rank; every fourth contest is a large one. */
const PRIZES = ['60', '40', '25', '12', '10', '8'];
const LARGE = ['300', '90', '45', '15', '12', '10'];

const WEEKS = 6;

/** Gives the prizes of a contest that has just ended. */
function prizes(db: Db, winners: readonly Member[], amounts: readonly string[]): AwardRow[] {
  const refNo = `TC${compactDay(db.now())}`;
  return winners.slice(0, amounts.length).map((member, place) =>
    addAward(db, {
      awardType: AwardType.contest,
      coin: 'TON',
      amount: amounts[place] ?? '0',
      rateInfo: contestBasis(place + 1),
      memberId: member.id,
      refNo,
    }),
  );
}

/** A contest a week, whose larger prizes were reviewed the same day. */
export function scheduleContests(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('awardContest');
  const { all } = sideline(past);
  for (let week = WEEKS; week >= 1; week--) {
    const at = dayStart(db.now()) - (week * 7 - 2) * DAY + 10 * HOUR;
    agenda.add(at, () => {
      const winners = random.shuffle(db.at(at, all));
      const made = db.at(at, () => prizes(db, winners, week % 4 === 0 ? LARGE : PRIZES));
      for (const row of made.filter(isPending)) {
        const decided = at + random.int(40, 400) * MINUTE;
        agenda.add(decided, () => reviewedAt(past, random, row, decided));
      }
    });
  }
}

/** The prizes of the contest that ended last, which still wait: a large one. */
export const latestPrizes = (db: Db, winners: readonly Member[]): AwardRow[] =>
  prizes(db, winners, LARGE.slice(0, 3));
