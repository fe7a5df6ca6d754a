import * as v from 'valibot';
import { blank, DATE_TIME, DAY, isDateTime, isDay } from './brands';
import type { DateTime, Day } from './brands';
import type { Field } from './field';
import { field } from './shared';

/** `2026-11-22T03:04:05`, with or without fractions and an offset. */
const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;

/** Hours that the platform's zone is ahead of UTC. */
const PLATFORM_HOURS = 8;

/** Converts a time with an offset to the platform's zone; one without is already in it. */
function toPlatformStamp(text: string): string {
  const [, day = '', time = '', offset] = ISO.exec(text.trim()) ?? [];
  if (offset === undefined) return day === '' ? text : `${day} ${time}`;
  const at = Date.parse(`${day}T${time}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  if (Number.isNaN(at)) return text;
  return new Date(at + PLATFORM_HOURS * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** A time in the platform's zone. */
export const time = (): Field<'time', DateTime, string> =>
  field(
    'time',
    v.pipe(v.string(), v.regex(DATE_TIME)),
    v.pipe(v.string(), v.maxLength(40), v.transform(toPlatformStamp), v.guard(isDateTime)),
    blank<'DateTime'>(),
    {},
    (raw) => typeof raw === 'string' && isDateTime(raw),
  );

/** A day without a time. */
export const day = (): Field<'day', Day, string> =>
  field(
    'day',
    v.pipe(v.string(), v.regex(DAY)),
    v.pipe(v.string(), v.guard(isDay)),
    blank<'Day'>(),
    {},
    (raw) => typeof raw === 'string' && isDay(raw),
  );
