import type { Walk } from './draws';

/** Filters are shared on lists and deleted again. */
export const sharedFilterWalk: Walk = ({ db, random, some }) => {
  const list = () => random.pick(['withdraw', 'recharge', 'member', 'nothing']);
  return [
    { route: 'GET common/sharedFilters', input: () => ({ list: list() }) },
    {
      route: 'POST common/shareFilter',
      often: 2,
      input: () => ({ list: list(), name: `随机 ${random.int(1, 9)}`, search: '?status[]=1' }),
    },
    {
      route: 'DELETE common/unshareFilter',
      // There are none at first.
      input: () => ({
        ids: db.sharedFilters.size === 0 ? [1] : some(2, db.sharedFilters.values()).map(({ id }) => id),
      }),
    },
  ];
};
