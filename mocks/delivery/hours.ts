import { DAY, dayStart, stampOf } from '../core/time';
import type { ContractRow } from './rows';

type Hours = ContractRow['tradingHours'];

/** Monday is 1, as in trading hours; the first of January 1970 was a Thursday. */
const dayOf = (at: number): number => {
  const days = Math.round(Date.parse(`${stampOf(dayStart(at)).slice(0, 10)}T00:00:00Z`) / DAY);
  return ((days + 3) % 7) + 1;
};

/** True while orders are taken; without hours always. */
export function isOpenAt(hours: Hours, at: number): boolean {
  const [day, time] = [dayOf(at), stampOf(at).slice(11, 16)];
  return hours.length === 0 || hours.some((one) => one.day === day && one.from <= time && time < one.to);
}
