import type { Field, Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';
import type { ListContract } from './lists';
import { Refusal } from './refusal';
import type { Texts } from './rows';
import type { User } from './systemRows';

/** True for operators who see the team of one member and nothing else. */
export const isScoped = ({ user }: { user: Pick<User, 'bindMemberId'> }): boolean => user.bindMemberId !== '';

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const each = (value: unknown, of: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(of) : value;

function fieldWithoutStaff({ kind, options }: Field, value: unknown): unknown {
  const { shape, of } = options;
  if (shape && kind === 'records') return each(value, (one) => withoutStaff(shape, one));
  if (shape) return withoutStaff(shape, value);
  if (of && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutStaff(of, one)]));
  }
  return of ? each(value, (one) => withoutStaff(of, one)) : value;
}

/**
 * An answer as operators get it whose data are restricted to a member's team: without the fields that are for the staff
 * alone, and without whatever the contract does not describe.
 */
export function withoutStaff(described: Shape | Field, value: unknown): unknown {
  if (isField(described)) return fieldWithoutStaff(described, value);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = described[name];
      return field && !field.options.staffOnly ? [[name, withoutStaff(field, one)]] : [];
    }),
  );
}

/** Names of the filters and orders of a list that compare fields for the staff alone. */
export function staffFilters({ row, filters = {} }: Pick<Resource, 'row' | 'filters'>): string[] {
  const named = Object.entries(filters).filter(([name, { field }]) =>
    [field, row[name]].some((one) => one?.options.staffOnly === true),
  );
  return named.map(([name]) => name);
}

/** A list as those see it who get nothing that is for the staff alone. */
export function withoutStaffs(list: ListContract): ListContract {
  const hidden = staffFilters(list);
  const filters = Object.entries(list.filters ?? {}).filter(([name]) => !hidden.includes(name));
  const sorts = list.sorts?.filter((name) => !list.row[name]?.options.staffOnly);
  return { ...list, filters: Object.fromEntries(filters), sorts };
}

const SOMEONE_ELSE: Texts = ['其他人员', 'Someone else', '其他人員'];

/** The same refusal without the name of an operator. */
export function refusalWithoutStaff(refusal: Refusal): Refusal {
  const { code, params, data } = refusal;
  const kept = isRecord(data)
    ? Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'reviewerName'))
    : data;
  return new Refusal(code, 'who' in params ? { ...params, who: SOMEONE_ELSE } : params, kept);
}
