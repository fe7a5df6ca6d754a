import type { FilterValues } from '@/crud/filter/filter';
import { useMemberInForce } from './useMemberInForce';

/** The member in force of a filter, in words. */
export function MemberWords({ values }: { values: FilterValues }) {
  return useMemberInForce(values);
}
