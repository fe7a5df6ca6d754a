/** Shorter texts mean nothing in particular. */
const SHORTEST = 4;

const LONGEST = 128;

const FORMS: readonly RegExp[] = [
  // UIDs, phone numbers and parts of them.
  /^\+?\d+$/,
  // E-mail addresses.
  /^[^\s@]+@[^\s@]*$/,
  // Business numbers: one or two letters, the day, a running number.
  /^[A-Za-z]{1,2}\d{4,}$/,
  // Chain addresses and hashes.
  /^(?=.*\d)[A-Za-z\d:_-]{20,}$/,
];

/** What was typed if it may name a record (a UID, an e-mail, a phone, a number, an address, a hash); else nothing. */
export function recordText(typed: string): string {
  const text = typed.trim();
  const fits = text.length >= SHORTEST && text.length <= LONGEST && FORMS.some((form) => form.test(text));
  return fits ? text : '';
}
