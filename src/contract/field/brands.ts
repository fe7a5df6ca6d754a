declare const brand: unique symbol;

/** A text that was validated as a `Name`. */
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** The key of a record. Always text, because servers use integers beyond the safe range. */
export type Id = Branded<'Id'>;

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone (UTC+8). Empty where the server's text could not be read. */
export type DateTime = Branded<'DateTime'>;

/** `YYYY-MM-DD`. Empty where the server's text could not be read. */
export type Day = Branded<'Day'>;

export const ID = /^[\w-]{1,64}$/;

export const isId = (text: string): text is Id => ID.test(text);

const DATE = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d';

/** `2026-11-22 03:04:05` */
export const DATE_TIME = new RegExp(`^${DATE} ${CLOCK}$`);

/** `2026-11-22` */
export const DAY = new RegExp(`^${DATE}$`);

export const isDateTime = (text: string): text is DateTime => DATE_TIME.test(text);

export const isDay = (text: string): text is Day => DAY.test(text);

const isBlank = <Name extends string>(text: string): text is Branded<Name> => text === '';

/** The empty text for a branded value that could not be read. */
export function blank<Name extends string>(): Branded<Name> {
  const text = '';
  if (!isBlank<Name>(text)) throw new Error('not blank');
  return text;
}

/** Reads a key from a text or an integer; `null` for anything else. */
export function idOf(raw: unknown): Id | null {
  const text = typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : raw;
  return typeof text === 'string' && isId(text) ? text : null;
}
