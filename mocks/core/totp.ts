import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Milliseconds that a code is for. */
const STEP = 30_000;

/** Bytes of a key: as long as the hash. */
const KEY_LENGTH = 20;

/** Base 32 as authenticators read it (RFC 4648, without padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The number of the interval that a moment is in, since 1970. */
export const stepAt = (ms: number): number => Math.floor(ms / STEP);

/** The code of one interval (RFC 6238 with SHA-1, over RFC 4226). */
export function codeOf(key: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const newSecret = (): string => toBase32(randomBytes(KEY_LENGTH));

/** The interval that a code belongs to: the present one or its neighbours, as clocks differ. `undefined`: a wrong code */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const key = fromBase32(secret);
  return [0, -1, 1].map((by) => stepAt(now) + by).find((step) => codeOf(key, step) === code);
}

/** What an authenticator reads from a QR code. */
export function uriOf(userName: string, secret: string): string {
  const issuer = 'Exchange Console';
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
