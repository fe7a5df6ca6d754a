import type { Past } from '../../core/seeds/world';
import { DAY, dayStart, HOUR, MINUTE } from '../../core/time';
import { awardDay, dayBefore } from '../daily';
import { checkIn } from '../visits';
import { scheduleClawbacks } from './clawbacks';
import { scheduleContests } from './contests';
import { scheduleManual } from './manual';
import { PROGRAMME_DAYS, sideline } from './sideline';
import { scheduleStories } from './stories';

/** Nights since the platform began. */
const NIGHTS = 178;

/** So many times somebody comes by; who has checked in on that day already does not do so again. */
const CHECK_INS = 1320;

/** Each night the awards of the day before, as the job makes them. */
function scheduleNights(past: Past): void {
  const { db, agenda } = past;
  const { mayGet } = sideline(past);
  for (let days = NIGHTS; days >= 0; days--) {
    const at = dayStart(db.now()) - days * DAY + 30 * MINUTE;
    agenda.add(at, () => db.at(at, () => void awardDay(db, dayBefore(at), mayGet)));
  }
}

function scheduleCheckIns(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('awardCheckIn');
  const { anyOf } = sideline(past);
  for (let turn = 0; turn < CHECK_INS; turn++) {
    const at = db.now() - Math.floor(random.next() ** 1.5 * PROGRAMME_DAYS * DAY) - HOUR;
    agenda.add(at, () =>
      db.at(at, () => {
        const member = anyOf(random);
        if (member) checkIn(db, member.id);
      }),
    );
  }
}

/** Puts the awards of the past months on the agenda, with what became of them. */
export function scheduleAwards(past: Past): void {
  scheduleNights(past);
  scheduleCheckIns(past);
  scheduleContests(past);
  scheduleManual(past);
  scheduleClawbacks(past);
  scheduleStories(past);
}
