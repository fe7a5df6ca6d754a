const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PLATFORM_OFFSET = 8 * HOUR;
const PLATFORM_TEXT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** A moment as the platform writes it: `YYYY-MM-DD HH:mm:ss` at UTC+8, wherever the browser is. */
export function toPlatform(date: Date): string {
  return utcText(new Date(date.getTime() + PLATFORM_OFFSET));
}

/** Now, as the platform writes it. */
export function platformNow(): string {
  return toPlatform(new Date());
}

/** So many days ago, as the platform writes it. */
export const platformDaysAgo = (days: number): string => toPlatform(new Date(Date.now() - days * DAY));

/** The hour of the platform's day, 0 to 23. */
export const platformHour = (date: Date): number => new Date(date.getTime() + PLATFORM_OFFSET).getUTCHours();

/** The moment of a platform text; null unless it is a real date in exactly that form. */
export function parsePlatform(text: string): Date | null {
  if (!PLATFORM_TEXT.test(text)) return null;
  const date = new Date(`${text.replace(' ', 'T')}+08:00`);
  // Engines accept 30 February and roll it over to March.
  return !Number.isNaN(date.getTime()) && toPlatform(date) === text ? date : null;
}

/** The same moment at UTC, in the same form; null when the text is not a platform time. */
export function toUtc(text: string): string | null {
  const date = parsePlatform(text);
  return date && utcText(date);
}

function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** The eight parts of a day with a greeting of their own. */
export type GreetingBand = 'dawn' | 'early' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'evening' | 'night';

const BANDS: readonly (readonly [before: number, band: GreetingBand])[] = [
  [6, 'dawn'],
  [9, 'early'],
  [12, 'morning'],
  [14, 'noon'],
  [17, 'afternoon'],
  [19, 'dusk'],
  [22, 'evening'],
];

/** @param hour 0 to 23 */
export function greetingBand(hour: number): GreetingBand {
  return BANDS.find(([before]) => hour < before)?.[1] ?? 'night';
}

/**
 * An elapsed time, to be put into words by the messages. `date` means that the date itself is shown; `n` is 0
 * for `date` and `now`.
 */
export interface Ago {
  unit: 'now' | 'seconds' | 'minutes' | 'hours' | 'days' | 'date';
  n: number;
}

/** `now` below 10 s; `date` from three days on and for the future. */
export function ago(date: Date, now: Date): Ago {
  const elapsed = now.getTime() - date.getTime();
  if (Math.abs(elapsed) < 10 * SECOND) return { unit: 'now', n: 0 };
  if (elapsed < 0 || elapsed >= 3 * DAY || Number.isNaN(elapsed)) return { unit: 'date', n: 0 };
  if (elapsed < MINUTE) return { unit: 'seconds', n: Math.floor(elapsed / SECOND) };
  if (elapsed < HOUR) return { unit: 'minutes', n: Math.floor(elapsed / MINUTE) };
  if (elapsed < DAY) return { unit: 'hours', n: Math.floor(elapsed / HOUR) };
  return { unit: 'days', n: Math.floor(elapsed / DAY) };
}
