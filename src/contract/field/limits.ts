import type { Field } from './field';

/** Characters of a text of a body without a limit of its own: of one line, and of several. */
const LINE = 100;
const LINES = 200;

/** Characters of one word of a list. */
const WORD = 64;

/** Entries of a list of a body without a limit of its own. */
const MOST_ENTRIES = 1000;

/** The largest count of a body without a limit of its own. */
const LARGEST_COUNT = 2_147_483_647;

/** Decimals of an amount of a body without a limit of its own. */
export const MOST_DECIMALS = 18;

/** Characters of a reason, after trimming, unless its field says otherwise. */
export const LEAST_REASON = 5;

interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * Characters of a text of a body, after trimming. A line that is required has at least one; one that may be left out may
 * be empty unless it has a minimum, and so may a reason.
 */
export function textLimits({ kind, options, optional = false }: Field): Limits {
  const { min = 0, max, multiline = false } = options;
  const least = multiline || optional || kind === 'reason' ? 0 : 1;
  const isEmptied = kind === 'reason' && optional;
  return { min: isEmptied ? 0 : Math.max(min, least), max: max ?? (multiline ? LINES : LINE) };
}

/** Whether a body may leave a field out: optional ones, and remarks that need no characters. */
export const mayBeMissing = (field: Field): boolean =>
  field.optional === true ||
  (field.options.multiline === true && textLimits(field).min === 0 && field.kind === 'text');

/** A required multi-line text of at least so many characters is a reason: what is too short is refused as one. */
export const isReason = ({
  kind,
  optional = false,
  options: { multiline = false, min = 0 },
}: Field): boolean => kind === 'reason' || (multiline && !optional && min >= LEAST_REASON);

/** Pattern of a text of a body; a text that may be empty fits it when it is. */
export function textPattern(field: Field): RegExp | undefined {
  const { pattern, min = 0 } = field.options;
  if (field.kind === 'reason' && field.optional) return new RegExp(`^$|^[^]{${min},}$`);
  if (pattern === undefined || textLimits(field).min > 0) return pattern;
  return new RegExp(`^$|${pattern.source}`, pattern.flags);
}

/**
 * Pictures of a body: none, the data of one (PNG, JPEG, WebP or GIF), an https address, or a path of the server itself.
 * Whatever could run, such as a script or a drawing with one, is no picture.
 */
export const PICTURE =
  /^$|^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$|^https:\/\/[^\s\\]+$|^\/(?![/\\])[^\s\\]*$/;

/** Entries of a list of a body. */
export const listLimits = ({ kind, options: { max } }: Field): Limits => ({
  min: kind === 'ids' ? 1 : 0,
  max: max ?? MOST_ENTRIES,
});

/** Characters of one entry of a list of words. */
export const wordLimits = ({ options: { longest = WORD } }: Field): Limits => ({ min: 1, max: longest });

/** Values of a count of a body. */
export const countLimits = ({ options: { min = 0, max = LARGEST_COUNT } }: Field): Limits => ({ min, max });

/** Pattern of an amount of a body: below zero for a change only, zero where it means something. */
export function amountPattern({ kind, options }: Field, scale = options.scale ?? MOST_DECIMALS): RegExp {
  const { signed = false, zero = kind === 'percent' } = options;
  const sign = signed ? '-?' : '';
  const positive = zero ? '' : '(?!0(\\.0+)?$)';
  return new RegExp(`^${sign}${positive}(0|[1-9]\\d{0,17})(\\.\\d{1,${scale}})?$`);
}
