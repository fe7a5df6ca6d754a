import { isDecimal, parse } from '../money';
import type { Money } from '../money';
import type { SettingType, SettingValues } from './types';

interface Limits {
  min?: number;
  max?: number;
  choices?: readonly string[];
}

/** Reads a stored text; `undefined` where it is not what it should be. */
type Read<T> = (text: string, limits: Limits) => T | undefined;

const isWithin = (value: number, { min = 0, max = Number.MAX_SAFE_INTEGER }: Limits): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const whole: Read<number> = (text, limits) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return isWithin(value, limits) ? value : undefined;
};

const money: Read<Money> = (text, { min = 0, max }) => {
  if (!isDecimal(text)) return undefined;
  const value = parse(text);
  if (value < parse(String(min))) return undefined;
  return max !== undefined && value > parse(String(max)) ? undefined : value;
};

/** The entries of a JSON object; `undefined` for anything else. */
function entriesOf(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  } catch {
    // Not JSON at all: as unreadable as the wrong kind of it.
  }
  return undefined;
}

/** A map all of whose values can be read: a part of a map would be another rule than the one that was set. */
const mapOf =
  <T>(one: (value: unknown, limits: Limits) => T | undefined): Read<ReadonlyMap<string, T>> =>
  (text, limits) => {
    const found = new Map<string, T>();
    for (const [name, value] of entriesOf(text) ?? []) {
      const read = one(value, limits);
      if (read === undefined) return undefined;
      found.set(name, read);
    }
    return found.size > 0 ? found : undefined;
  };

/** How each type of setting is read. */
export const readers: { [T in SettingType]: Read<SettingValues[T]> } = {
  count: whole,
  minutes: whole,
  hours: whole,
  flag: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  choice: (text, { choices = [] }) => (choices.includes(text) ? text : undefined),
  money,
  amounts: mapOf((value, limits) => (typeof value === 'string' ? money(value, limits) : undefined)),
  points: mapOf((value, limits) =>
    typeof value === 'number' && isWithin(value, limits) ? value : undefined,
  ),
  codes: (text) => {
    const codes = text === '' ? [] : text.split(',').map((code) => code.trim());
    return codes.every((code) => /^\w+$/.test(code)) ? codes : undefined;
  },
};
