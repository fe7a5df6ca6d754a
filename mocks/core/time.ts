import type { DateTime } from '@/api/types';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The platform lives in UTC+8, without summer time. */
const ZONE = 8 * HOUR;

/** Days as they are written, by their number: thousands of stamps share few of them. */
const days = new Map<number, string>();

function dayText(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  days.set(day, text);
  return text;
}

const PAIRS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
export function stampOf(ms: number): DateTime {
  const day = Math.floor((ms + ZONE) / DAY);
  const seconds = Math.floor((ms + ZONE - day * DAY) / 1000);
  const minutes = Math.floor(seconds / 60);
  const time = `${PAIRS[Math.floor(minutes / 60)]}:${PAIRS[minutes % 60]}:${PAIRS[seconds % 60]}`;
  return `${dayText(day)} ${time}`;
}

/** The latest of these stamps; `null` without one. */
export const latest = (stamps: readonly (DateTime | null)[]): DateTime | null =>
  stamps.reduce((last, stamp) => (stamp !== null && stamp > (last ?? '') ? stamp : last), null);

/** Beginnings of days in milliseconds, by how days are written. */
const midnights = new Map<string, number>();

function midnightOf(day: string): number {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  const midnight = Date.parse(`${day}T00:00:00+08:00`);
  midnights.set(day, midnight);
  return midnight;
}

const ZERO = '0'.charCodeAt(0);

/** The number that two digits of a text are. */
const pairAt = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

/** Milliseconds of a stamp; `NaN` when it is none. */
export const msOf = (stamp: DateTime): number =>
  midnightOf(stamp.slice(0, 10)) +
  pairAt(stamp, 11) * HOUR +
  pairAt(stamp, 14) * MINUTE +
  pairAt(stamp, 17) * 1000;

/** Start of the platform's day that holds this moment. */
export const dayStart = (ms: number): number => Math.floor((ms + ZONE) / DAY) * DAY - ZONE;

/** `20261120`, as in business numbers. */
export const compactDay = (ms: number): string => dayText(Math.floor((ms + ZONE) / DAY)).replaceAll('-', '');

/** True for a stamp that names a real moment. */
export const isStamp = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && stampOf(msOf(text) || 0) === text;
