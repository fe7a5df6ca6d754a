/** The words of one language for the tokens that are not digits. Lists of weekdays begin with Sunday. */
export interface DateWords {
  weekdays: { narrow: readonly string[]; short: readonly string[]; long: readonly string[] };
  /** From the first quarter on. */
  quarters: { short: readonly string[]; long: readonly string[] };
  week: (week: number) => string;
}

const DEFAULT_PATTERN = 'YYYY-mm-dd HH:MM:SS';
const TOKENS = /Y+|m+|d+|H+|M+|S+|q+|W+|Q+|Z+/g;

/**
 * Writes a date in the local zone (spec §9). `Y m d H M S` are padded to their width, `q` is the
 * quarter's digit, `W`, `WW`, `WWW` the weekday, `Q` the quarter's word and `QQQQ` its long form,
 * `Z` the ISO week and `ZZZ` its long form. Note `m` for the month and `M` for the minute. Only the
 * first run of a token counts. Without words, word tokens become digits.
 */
export function formatDate(date: Date, pattern: string = DEFAULT_PATTERN, words?: DateWords): string {
  const done = new Set<string>();
  return pattern.replace(TOKENS, (run) => {
    const token = run.charAt(0);
    if (done.has(token)) return run;
    done.add(token);
    return written(date, token, run.length, words);
  });
}

function written(date: Date, token: string, width: number, words: DateWords | undefined): string {
  const digits = (value: number) => String(value).padStart(width, '0');
  switch (token) {
    case 'Y':
      return digits(date.getFullYear());
    case 'm':
      return digits(date.getMonth() + 1);
    case 'd':
      return digits(date.getDate());
    case 'H':
      return digits(date.getHours());
    case 'M':
      return digits(date.getMinutes());
    case 'S':
      return digits(date.getSeconds());
    case 'W':
      return weekdayWord(date.getDay(), width, words);
    case 'Q':
      return quarterWord(quarter(date), width, words);
    case 'Z':
      return width === 3 && words ? words.week(isoWeek(date)) : String(isoWeek(date));
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

function quarter(date: Date): number {
  return Math.floor(date.getMonth() / 3) + 1;
}

/** Week 1 is the one that holds the year's first Thursday. */
function isoWeek(date: Date): number {
  const thursday = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * DAY)) + 1;
}

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

/** The moment a platform text stands for; null unless it is a real date in exactly that form. */
export function parsePlatform(text: string): Date | null {
  if (!PLATFORM_TEXT.test(text)) return null;
  const date = new Date(`${text.replace(' ', 'T')}+08:00`);
  // Engines roll 30 February over instead of refusing it.
  return !Number.isNaN(date.getTime()) && toPlatform(date) === text ? date : null;
}

/** The same moment at UTC, in the same form; null when the text is not a platform time. */
export function toUtc(text: string): string | null {
  const date = parsePlatform(text);
  return date && utcText(date);
}

/** Whole minutes from one platform time to another, negative when `to` is earlier; null when one is unreadable. */
export function minutesBetween(from: string, to: string): number | null {
  const [start, end] = [parsePlatform(from), parsePlatform(to)];
  return start && end && Math.trunc((end.getTime() - start.getTime()) / MINUTE);
}

function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** The eight bands of a day that have a greeting of their own. */
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

/** How long ago, for the dictionary to word; `date` asks for the date itself, `n` is 0 for it and for `now`. */
export interface Ago {
  unit: 'now' | 'seconds' | 'minutes' | 'hours' | 'days' | 'date';
  n: number;
}

/** Below 10 s it is `now`, from three days on, and for the future, `date`. */
export function ago(date: Date, now: Date): Ago {
  const elapsed = now.getTime() - date.getTime();
  if (Math.abs(elapsed) < 10 * SECOND) return { unit: 'now', n: 0 };
  if (elapsed < 0 || elapsed >= 3 * DAY || Number.isNaN(elapsed)) return { unit: 'date', n: 0 };
  if (elapsed < MINUTE) return { unit: 'seconds', n: Math.floor(elapsed / SECOND) };
  if (elapsed < HOUR) return { unit: 'minutes', n: Math.floor(elapsed / MINUTE) };
  if (elapsed < DAY) return { unit: 'hours', n: Math.floor(elapsed / HOUR) };
  return { unit: 'days', n: Math.floor(elapsed / DAY) };
}
