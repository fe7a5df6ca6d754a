import type { Past } from '../../core/seeds/world';
import { DAY, dayStart, HOUR, MINUTE } from '../../core/time';
import { awardDay, dayBefore } from '../daily';
import { checkIn } from '../visits';
import { scheduleClawbacks } from './clawbacks';
import { scheduleContests } from './contests';
import { scheduleManual } from './manual';
import { sideline } from './sideline';
import { scheduleStories } from './stories';

/** The programmes are that old, in days. */
const DAYS = 178;

const CHECK_INS = 431;

/** Members check in during this time, the later the more of them, in days. */
const CHECK_IN_DAYS = 90;

/** Each night the awards of the day before, as the job makes them. */
function scheduleNights(past: Past): void {
  const { db, agenda } = past;
  const { isAside } = sideline(past);
  for (let days = DAYS; days >= 0; days--) {
    const at = dayStart(db.now()) - days * DAY + 30 * MINUTE;
    agenda.add(at, () =>
      db.at(at, () => void awardDay(db, dayBefore(at), ({ memberId }) => isAside(memberId))),
    );
  }
}

function scheduleCheckIns(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('awardCheckIn');
  const { anyOf } = sideline(past);
  for (let turn = 0; turn < CHECK_INS; turn++) {
    const at = db.now() - Math.floor(random.next() ** 2 * CHECK_IN_DAYS * DAY) - HOUR;
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
