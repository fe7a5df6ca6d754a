import type { Field } from '@/contract/field/field';
import { guardsOf, waitingNames } from '@/contract/guard';
import { brokenRule } from '@/contract/rule';
import type { Resource } from '@/contract/resource';
import { isSendable } from '../bodies/sendable';
import type { Row } from '../faults';

const ZEROS = /^0(\.0+)?$/;

/** A decimal twice as large; what cannot be doubled becomes one. */
function doubled(text: string): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (ZEROS.test(text)) return '1';
  const digits = String(BigInt(whole + fraction) * 2n).padStart(fraction.length + 1, '0');
  const at = digits.length - fraction.length;
  return `${sign}${digits.slice(0, at)}${fraction ? `.${digits.slice(at)}` : ''}`;
}

/** Other values of a field, of which one may be what has to wait. */
function othersOf({ kind }: Field, value: unknown): unknown[] {
  if (kind === 'count' && typeof value === 'number') return [value + 1, value - 1, value * 2];
  if (kind === 'flag') return [value === 1 ? 0 : 1];
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return [doubled(value)];
  return [];
}

/** A change of a record that waits for another operator, as its contract describes what waits; `null` without one. */
export function waitingChange(resource: Resource, record: Row): Row | null {
  const { row, rules = [], calls } = resource;
  const guards = guardsOf(row, record);
  const taken = calls['edit']?.body ?? {};
  for (const [name, { field }] of Object.entries(guards)) {
    const input = taken[name];
    if (!field || !input) continue;
    for (const value of othersOf(field, record[name])) {
      const after = { ...record, [name]: value };
      const waits = waitingNames(guards, record, after).includes(name);
      if (waits && isSendable(input, value) && !brokenRule(rules, after)) return { [name]: value };
    }
  }
  return null;
}

/** The same of a setting, whose own record says which direction waits. */
export function waitingSetting({ valueType, configValue, danger, least, most }: Row): Row | null {
  if (valueType !== 'number' || danger === 'none' || !/^\d{1,9}$/.test(String(configValue))) return null;
  const value = Number(configValue) + (danger === 'lower' ? -1 : 1);
  const isOutside =
    (typeof least === 'number' && value < least) || (typeof most === 'number' && value > most) || value < 0;
  return isOutside ? null : { configValue: String(value) };
}
