/** Characters of codes: digits and capital letters without those that look like others (0 and O, 1, I and L). */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How many characters there are to choose from; a prime, on which the check character rests. */
const MODULUS = CODE_ALPHABET.length;

/** A generator of the numbers below the modulus: its first thirty powers all differ. */
const RADIX = 3;

/** Characters of a code, the check character included. */
export const CODE_LENGTH = { min: 8, max: 16 } as const;

/** A prefix: capital letters of the alphabet. */
export const PREFIX = /^[A-HJKMNP-Z]{1,6}$/;

/** A code as it is stored: without blanks and hyphens, in capital letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * The weighted sum of a code's characters: the last one counts once, each one before it three times as much as the one
 * behind. `NaN` where a character is none of the alphabet.
 */
function sumOf(code: string): number {
  return Array.from(code).reduce((sum, char) => {
    const value = CODE_ALPHABET.indexOf(char);
    return value < 0 ? Number.NaN : (sum * RADIX + value) % MODULUS;
  }, 0);
}

/**
 * The check character of a code, from the characters before it. This is a pure system of ISO 7064 with the modulus 31 and
 * the radix 3: the weighted sum of a whole code leaves 1. Because 31 is a prime and the first thirty powers of 3 differ, one
 * wrong character is always found, and so is any exchange of two different characters, next to each other or not.
 */
export function checkCharacter(body: string): string {
  const wanted = (1 - sumOf(body) * RADIX) % MODULUS;
  return CODE_ALPHABET.charAt(wanted < 0 ? wanted + MODULUS : wanted);
}

/** True for a text that can be a code: of a code's length and alphabet, with the right check character. */
export const isCodeText = (code: string): boolean =>
  code.length >= CODE_LENGTH.min && code.length <= CODE_LENGTH.max && sumOf(code) === 1;

/** Of so many tries at a code that exists, one succeeds on average, at the least. */
const SAFE_TRIES = 1_000_000;

/** The shortest length at which codes of such a prefix cannot be guessed, however many of them there are. */
export function shortestLength(codeCount: number, prefix: string): number {
  let drawn = 1;
  while (MODULUS ** drawn < codeCount * SAFE_TRIES) drawn += 1;
  return Math.max(CODE_LENGTH.min, prefix.length + drawn + 1);
}

/** Characters in the middle of a code that nobody is shown, at the least. */
const HIDDEN = 6;

/**
 * A code as operators see it, such as `ABCD****9K`. At least six characters are hidden, so that fewer are shown of a short
 * code, and the number of stars does not tell how many.
 */
export function maskedCode(code: string): string {
  const shown = Math.max(0, Math.min(4, code.length - 2 - HIDDEN));
  return `${code.slice(0, shown)}****${code.slice(-2)}`;
}
