import type { DateTime } from '@/api/types';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The platform lives in UTC+8, without summer time. */
const ZONE = 8 * HOUR;

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
export const stampOf = (ms: number): DateTime =>
  new Date(ms + ZONE).toISOString().slice(0, 19).replace('T', ' ');

/** Milliseconds of a stamp; `NaN` when it is none. */
export const msOf = (stamp: DateTime): number => Date.parse(`${stamp.replace(' ', 'T')}+08:00`);

/** Start of the platform's day that holds this moment. */
export const dayStart = (ms: number): number => Math.floor((ms + ZONE) / DAY) * DAY - ZONE;

/** `20261120`, as in business numbers. */
export const compactDay = (ms: number): string => stampOf(ms).slice(0, 10).replaceAll('-', '');

/** True for a stamp that names a real moment. */
export const isStamp = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) && stampOf(msOf(text) || 0) === text;
