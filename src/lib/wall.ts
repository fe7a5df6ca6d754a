import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { toPlatform } from './dates';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** How the platform writes a time. */
export const TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** How the platform writes a day. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/**
 * What the platform's clock shows, as a value to calculate and draw with; null when the text is not a time.
 * It is held as UTC, because the browser's own zone may skip the hour in question.
 */
export function toWall(text: string | undefined, format: string = TIME_FORMAT): Dayjs | null {
  const time = text ? dayjs.utc(text, format) : null;
  return time?.isValid() ? time : null;
}

/** What the platform's clock shows at a moment, now by default. */
export function wallAt(date: Date = new Date()): Dayjs {
  return dayjs.utc(toPlatform(date), TIME_FORMAT);
}
