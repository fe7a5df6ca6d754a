import type { Draws, Walk } from './draws';
import { withdrawn } from './withdrawn';

const THRESHOLD = 'recharge.review.secondThreshold';

/** The configuration: rules keep their figures, entries of the operators' own come and go. */
export const configWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, ...draw } = draws;
  const rows = () => [...db.configs.values()].filter(({ deleted }) => !deleted);
  return [
    { route: 'GET config/list', input: draw.page },
    { route: 'GET config/get', input: () => ({ id: one(rows()).id }) },
    {
      route: 'POST config/add',
      input: () => ({
        configKey: `other.walk${random.int(1, 99)}`,
        configName: { zh: '随机', en: 'walk', tw: '' },
        configValue: String(random.int(1, 99)),
        valueType: random.pick(['number', 'text', 'secret']),
        remark: '',
        operPassword: draw.password(),
      }),
    },
    {
      route: 'PUT config/edit',
      often: 5,
      input: () => {
        // A raised threshold waits for another operator; a lower one is in force at once.
        const isThreshold = random.chance(0.7);
        const row = one(rows(), ({ configKey }) => !isThreshold || configKey === THRESHOLD);
        const configValue = row.configKey === THRESHOLD ? String(random.int(1_000, 90_000)) : row.configValue;
        return { id: row.id, version: version(row), configValue, operPassword: draw.password() };
      },
    },
    {
      route: 'POST config/effect',
      input: () => {
        const row = one(rows(), ({ configKey }) => configKey === THRESHOLD);
        return { id: row.id, configValue: String(random.int(1_000, 90_000)) };
      },
    },
    {
      route: 'PUT config/confirmChange',
      often: 3,
      input: () => {
        const row = one(rows(), ({ pendingChange }) => pendingChange !== null);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'reject']),
          reason: draw.reason(),
          operPassword: draw.password(),
        };
      },
    },
    withdrawn(draws, 'PUT config/withdrawChange', rows),
    { route: 'PUT config/refreshCache', input: () => ({}) },
    {
      route: 'DELETE config/delete',
      input: () => ({
        ids: some(2, rows(), ({ configKey }) => configKey.startsWith('other.')).map(({ id }) => id),
      }),
    },
  ];
};
