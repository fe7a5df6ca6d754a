import type { Draws, Walk } from './draws';

/** What the platform does by itself: jobs are paused, run by hand, added and deleted. */
export const jobWalk: Walk = ({ db, random, one, some, version, page, password, onOff }: Draws) => {
  const rows = () => [...db.jobs.values()].filter(({ deleted }) => !deleted);
  const terms = () => ({
    jobName: { zh: '随机', en: 'walk', tw: '' },
    cronExpression: random.pick(['0 0/5 * * * *', '0 30 3 * * *', 'never']),
    misfirePolicy: random.int(1, 4),
    params: random.pick(['', '{"days":60}', '[]']),
    concurrent: onOff(),
    remark: '',
  });
  return [
    { route: 'GET job/list', input: page },
    { route: 'GET job/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET job/next', input: () => ({ cron: random.pick(['0 0/5 * * * *', 'never']) }) },
    {
      route: 'POST job/add',
      often: 2,
      input: () => ({ ...terms(), invokeTarget: random.pick(['balanceRead', 'freezeEnd', 'nothing']) }),
    },
    {
      route: 'PUT job/edit',
      input: () => {
        const row = one(rows(), ({ key }) => key.startsWith('added'));
        return { ...terms(), id: row.id, version: version(row), operPassword: password() };
      },
    },
    {
      route: 'PUT job/setStatus',
      input: () => {
        const row = one(rows(), ({ key }) => key.startsWith('added'));
        return { id: row.id, version: version(row), on: onOff(), operPassword: password() };
      },
    },
    { route: 'POST job/run', input: () => ({ id: one(rows()).id }) },
    {
      route: 'DELETE job/delete',
      input: () => ({ ids: some(2, rows(), ({ key }) => key.startsWith('added')).map(({ id }) => id) }),
    },
    { route: 'GET jobLog/list', input: page },
    {
      route: 'DELETE jobLog/delete',
      input: () => ({ ids: db.jobLogs.length > 0 ? some(3, db.jobLogs).map(({ id }) => id) : [] }),
    },
    { route: 'DELETE jobLog/clear', input: () => ({ operPassword: password() }) },
  ];
};
