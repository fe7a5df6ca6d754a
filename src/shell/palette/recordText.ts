/** Minimum length; shorter texts match too many records. */
const SHORTEST = 4;

const LONGEST = 128;

const FORMS: readonly RegExp[] = [
  // UIDs, phone numbers and parts of them.
  /^\+?\d+$/,
  // E-mail addresses.
  /^[^\s@]+@[^\s@]*$/,
  // Business numbers: one or two letters, the date, a sequence number.
  /^[A-Za-z]{1,2}\d{4,}$/,
  // Chain addresses and hashes.
  /^(?=.*\d)[A-Za-z\d:_-]{20,}$/,
  // IPv4 addresses, their beginnings, and ranges of them.
  /^\d{1,3}(\.\d{1,3}){1,3}\.?(\/\d{1,2})?$/,
];

/**
 * The typed text if it may identify a record (UID, e-mail, phone, business number, chain or IP address, or hash);
 * else an empty text.
 */
export function recordText(typed: string): string {
  const text = typed.trim();
  const fits = text.length >= SHORTEST && text.length <= LONGEST && FORMS.some((form) => form.test(text));
  return fits ? text : '';
}
