import { bulkAnswer, del, read } from './call';
import { ids } from './field/texts';
import type { ResourceName } from './resources';

/** The list, and the single record for resources with more fields than the row. */
export const lists = <const B extends string>(base: B) =>
  ({ list: read(`${base}/list`, {}), get: read(`${base}/get`, { permission: `${base}/list` }) }) as const;

/** The list of a resource whose row has all fields. */
export const flatList = <const B extends string>(base: B) => ({ list: read(`${base}/list`, {}) }) as const;

/** Figures over the whole filter, with the permission of the list. */
export const summarises = <const B extends string>(base: B) =>
  ({ summary: read(`${base}/summary`, { permission: `${base}/list` }) }) as const;

/** All rows of a filter; more than 10,000 are refused. */
export const exports = <const B extends string>(base: B) =>
  ({ export: read(`${base}/export`, { refusals: ['tooMuch'] }) }) as const;

/** Deletes records, several at once. */
export const removes = <const B extends string>(base: B, touches: readonly ResourceName[] = []) =>
  ({
    remove: del(`${base}/delete`, {
      body: { ids: ids() },
      answer: bulkAnswer,
      refusals: ['inUse', 'wrongState'],
      touches,
    }),
  }) as const;
