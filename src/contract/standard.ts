import { bulkAnswer, del, put, read } from './call';
import { password, versions } from './field/body';
import { count, flag, version } from './field/numbers';
import { id, ids } from './field/texts';
import type { RefusalName } from './refusals';
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
export const exports = <const B extends string>(base: B) => ({ export: read(`${base}/export`, {}) }) as const;

/** Every way to read a resource: list, single record, figures and export. */
export const reads = <const B extends string>(base: B) =>
  ({ ...lists(base), ...summarises(base), ...exports(base) }) as const;

/** Body of a deletion. */
export const removal = { ids: ids() };

/** Deletes records, several at once. */
export const removes = <const B extends string>(
  base: B,
  touches: readonly ResourceName[] = [],
  refusals: readonly RefusalName[] = [],
) =>
  ({
    remove: del(`${base}/delete`, {
      body: removal,
      answer: bulkAnswer,
      again: 'notFound',
      refusals: ['inUse', 'wrongState', ...refusals],
      touches,
    }),
  }) as const;

/** Deletes lines of a log that are old enough: some of them, or all with the operator's password. */
export const clears = <const B extends string>(base: B) =>
  ({
    ...removes(base),
    clear: del(`${base}/clear`, {
      body: { operPassword: password() },
      answer: { removed: count() },
      again: 'same',
    }),
  }) as const;

/** Body that switches a record on or off. */
export const switching = { id: id(), version: version(), on: flag('sys_normal_disable') };

/** Switches records on and off. */
export const switches = <const B extends string>(
  base: B,
  touches: readonly ResourceName[],
  refusals: readonly RefusalName[] = [],
) =>
  ({
    setStatus: put(`${base}/setStatus`, {
      body: switching,
      refusals: ['wrongState', ...refusals],
      touches,
    }),
  }) as const;

/** Body of an order. */
export const ordering = { ids: ids({ max: 500 }), versions: versions() };

/** Sets the order of all records, 500 at most; each is named once, in the version that was seen. */
export const orders = <const B extends string>(base: B, touches: readonly ResourceName[] = []) =>
  ({
    sort: put(`${base}/sort`, {
      body: ordering,
      touches,
    }),
  }) as const;
