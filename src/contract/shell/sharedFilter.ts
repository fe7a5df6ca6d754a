import { bulkAnswer, del, post, read } from '../call';
import { requestId } from '../field/body';
import { records } from '../field/nested';
import { bool } from '../field/numbers';
import { staffOnly } from '../field/shared';
import { id, ids, text } from '../field/texts';
import { time } from '../field/times';
import type { AnswerOf } from '../resource';

/** Most filters that are shared on one list. */
export const MOST_SHARED = 20;

const terms = {
  name: text({ min: 1, max: 30 }),
  /**
   * What the address of the list has behind its path, with the question mark: `filteringPart` of the resource leaves all of it.
   */
  search: text({ min: 2, max: 2000, pattern: /^\?/ }),
};

/** The list, by the name of its resource. */
const list = () => text({ min: 1, max: 40 });

/** Filters that colleagues share on a list, in the order of their names; for those who may read the list. */
export const sharedFilters = read('common/sharedFilters', {
  query: { list: list() },
  answer: records({
    id: id(),
    ...terms,
    /** Nickname of the operator who shares it. */
    author: staffOnly(text()),
    createdAt: time(),
    /** Whether the operator who asks may delete it. */
    removable: bool(),
  }),
  access: 'free',
  refusals: ['forbidden'],
});

/** A shared filter as the client reads it. */
export type SharedFilter = AnswerOf<typeof sharedFilters>[number];

/** Shares a filter with everybody who may read the list, which the author may too. Nobody changes it afterwards. */
export const shareFilter = post('common/shareFilter', {
  body: { list: list(), ...terms, requestId: requestId() },
  answer: { id: id() },
  /** `overLimit`: the list has `MOST_SHARED` already. */
  refusals: ['forbidden', 'notUnique', 'overLimit'],
});

/** Deletes shared filters: the own ones, and those of others with the permission to edit roles. */
export const unshareFilter = del('common/unshareFilter', {
  body: { ids: ids() },
  answer: bulkAnswer,
  again: 'notFound',
  access: 'free',
  staffOnly: true,
  refusals: ['forbidden'],
});
