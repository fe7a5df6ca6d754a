import { bulkAnswer, del, read } from './call';
import { ids } from './field/texts';
import type { ResourceName } from './resources';

/** The list, and the single record where the list does not show all there is about it. */
export const lists = <const B extends string>(base: B) =>
  ({ list: read(`${base}/list`, {}), get: read(`${base}/get`, { permission: `${base}/list` }) }) as const;

/** A list that shows all there is about its records. */
export const flatList = <const B extends string>(base: B) => ({ list: read(`${base}/list`, {}) }) as const;

/** Figures over the whole filter; they go with the list. */
export const summarises = <const B extends string>(base: B) =>
  ({ summary: read(`${base}/summary`, { permission: `${base}/list` }) }) as const;

/** All rows of a filter; more than 10,000 are refused. */
export const exports = <const B extends string>(base: B) =>
  ({ export: read(`${base}/export`, { refusals: ['tooMuch'] }) }) as const;

/** Removes records, several at once. */
export const removes = <const B extends string>(base: B, touches: readonly ResourceName[] = []) =>
  ({
    remove: del(`${base}/delete`, {
      body: { ids: ids() },
      answer: bulkAnswer,
      refusals: ['inUse', 'wrongState'],
      touches,
    }),
  }) as const;
