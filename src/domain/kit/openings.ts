import { recordKinds } from '@/contract/records';
import type { ResourceName } from '@/contract/resources';
import type { FilterValues } from '@/crud/filter/filter';

/** The last seven whole days, today included. */
const lastWeek = (): FilterValues => ({ 'dateRange[]': ['last7'] });

const today = (): FilterValues => ({ 'dateRange[]': ['today'] });

const openings: Partial<Record<ResourceName, () => FilterValues>> = {
  // Reviewers mostly need the pending requests, so they are shown first.
  auth: () => ({ 'status[]': recordKinds.auth.waiting.map(String) }),
  // Without a range it would be every change of every balance.
  ledger: lastWeek,
  // Without a range it would be every deal of every member.
  contractDeal: today,
};

const known = new Map<string, () => FilterValues>(Object.entries(openings));

/** The filters of a list that is opened without any; `undefined` when it shows everything. */
export const openingOf = (resource: string): (() => FilterValues) | undefined => known.get(resource);
