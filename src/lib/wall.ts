import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { toPlatform } from './dates';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** Format of a time on the platform. */
export const TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** Format of a day on the platform. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/**
 * A platform time as a value to calculate with and to format; null when the text is not a time. It is held as
 * UTC, because in the browser's own zone the hour may be skipped by daylight saving.
 */
export function toWall(text: string | undefined, format: string = TIME_FORMAT): Dayjs | null {
  const time = text ? dayjs.utc(text, format) : null;
  return time?.isValid() ? time : null;
}

/** The platform's wall-clock time at a moment, now by default. */
export function wallAt(date: Date = new Date()): Dayjs {
  return dayjs.utc(toPlatform(date), TIME_FORMAT);
}
