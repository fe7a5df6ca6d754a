import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';

dayjs.extend(isoWeek);

/** Texts of one language for the tokens that are not digits. Lists of weekdays begin with Sunday. */
export interface DateWords {
  weekdays: { narrow: readonly string[]; short: readonly string[]; long: readonly string[] };
  /** Lists begin with the first quarter. */
  quarters: { short: readonly string[]; long: readonly string[] };
  week: (week: number) => string;
}

const DEFAULT_PATTERN = 'YYYY-mm-dd HH:MM:SS';
const TOKENS = /Y+|m+|d+|H+|M+|S+|q+|W+|Q+|Z+/g;

/**
 * Formats a time in the zone it is held in. `Y m d H M S` are padded to their width, `q` is the
 * quarter's digit, `W`, `WW`, `WWW` the weekday, `Q` the quarter's name and `QQQQ` its long form, `Z` the ISO
 * week and `ZZZ` its long form. Note `m` for the month and `M` for the minute. Only the first run of a token is
 * replaced. Without `DateWords`, tokens of words become digits.
 */
export function formatDate(date: Dayjs, pattern: string = DEFAULT_PATTERN, words?: DateWords): string {
  const done = new Set<string>();
  return pattern.replace(TOKENS, (run) => {
    const token = run.charAt(0);
    if (done.has(token)) return run;
    done.add(token);
    return written(date, token, run.length, words);
  });
}

function written(date: Dayjs, token: string, width: number, words: DateWords | undefined): string {
  const digits = (value: number) => String(value).padStart(width, '0');
  switch (token) {
    case 'Y':
      return digits(date.year());
    case 'm':
      return digits(date.month() + 1);
    case 'd':
      return digits(date.date());
    case 'H':
      return digits(date.hour());
    case 'M':
      return digits(date.minute());
    case 'S':
      return digits(date.second());
    case 'W':
      return weekdayWord(date.day(), width, words);
    case 'Q':
      return quarterWord(quarter(date), width, words);
    case 'Z':
      return width === 3 && words ? words.week(date.isoWeek()) : String(date.isoWeek());
    default:
      return String(quarter(date));
  }
}

function weekdayWord(day: number, width: number, words: DateWords | undefined): string {
  const { narrow, short, long } = words?.weekdays ?? { narrow: [], short: [], long: [] };
  const list = width === 1 ? narrow : width === 2 ? short : long;
  return list[day] ?? String(day);
}

function quarterWord(n: number, width: number, words: DateWords | undefined): string {
  const list = width === 4 ? words?.quarters.long : words?.quarters.short;
  return list?.[n - 1] ?? String(n);
}

function quarter(date: Dayjs): number {
  return Math.floor(date.month() / 3) + 1;
}
