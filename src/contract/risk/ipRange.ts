import { isCountry } from '../countries';

/** The shortest prefix of a range: a shorter one would be a good part of the net. */
const SHORTEST = 8;
const LONGEST = 32;

const PART = /^(0|[1-9]\d{0,2})$/;

/** An IPv4 address as a number; `null` for any other text. */
export function numberOfIp(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => PART.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Addresses that a rule is about: all from the first to the last, or those of a country. */
export interface IpRange {
  /** Leading bits that all of them share; 0 for a country. */
  bits: number;
  country: string;
  first: number;
  last: number;
}

/** Reads an address, a range in CIDR notation from /8 to /32, or the code of a country; `null` for anything else. */
export function rangeOf(value: string): IpRange | null {
  if (isCountry(value)) return { bits: 0, country: value, first: 0, last: 0 };
  const [ip = '', length = String(LONGEST), ...rest] = value.split('/');
  const [start, bits] = [numberOfIp(ip), Number(length)];
  if (start === null || rest.length > 0 || !/^\d{1,2}$/.test(length)) return null;
  if (bits < SHORTEST || bits > LONGEST) return null;
  const size = 2 ** (LONGEST - bits);
  const first = Math.floor(start / size) * size;
  return { bits, country: '', first, last: first + size - 1 };
}

const textOfIp = (ip: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(ip / 2 ** shift) % 256).join('.');

/** A range in the one way it is stored: the first of its addresses, and no `/32`. */
export function plainRange(value: string): string {
  const range = rangeOf(value);
  if (!range || range.country !== '') return value;
  return range.bits === LONGEST ? textOfIp(range.first) : `${textOfIp(range.first)}/${range.bits}`;
}

/** Where somebody comes from; the country is empty when unknown. */
export interface From {
  ip: string;
  country: string;
}

/** True for what comes from the range. */
export function isFrom({ bits, country, first, last }: IpRange, from: From): boolean {
  if (bits === 0) return country === from.country;
  const ip = numberOfIp(from.ip);
  return ip !== null && ip >= first && ip <= last;
}
