import { descriptionOf } from '#mocks/gen/change';
import { TABLES } from '#mocks/gen/tables';
import type { Draws, Walk } from './draws';

/** Descriptions of resources: imported, edited, brought up to date, taken away as code, deleted. */
export const genWalk: Walk = ({ db, random, one, some, version, page }: Draws) => {
  const rows = () => {
    const all = [...db.gens.values()];
    const live = all.filter(({ deleted }) => !deleted);
    return live.length > 0 ? live : all;
  };
  /** The terms of one of them, now and then with a field twice. */
  const terms = () => {
    const { tableName: _, ...rest } = descriptionOf(one(db.gens.values()));
    return random.chance(0.9) ? rest : { ...rest, fields: [...rest.fields, ...rest.fields] };
  };
  return [
    { route: 'GET gen/list', input: page },
    { route: 'GET gen/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET gen/preview', input: () => ({ id: one(rows()).id }) },
    { route: 'GET gen/dbTables', input: () => ({}) },
    {
      route: 'GET gen/columns',
      input: () => ({ tableName: random.pick([...Object.keys(TABLES), 'nothing']) }),
    },
    {
      route: 'POST gen/import',
      often: 2,
      input: () => ({
        descriptions: [
          {
            ...terms(),
            resourceName: `walk${random.int(1, 99)}`,
            tableName: random.pick(['', 'biz_partner', 'nothing']),
          },
        ],
      }),
    },
    {
      route: 'PUT gen/edit',
      input: () => {
        const row = one(rows());
        return { ...terms(), resourceName: row.resourceName, id: row.id, version: version(row) };
      },
    },
    {
      route: 'PUT gen/sync',
      often: 4,
      input: () => {
        const row = one(rows());
        return { id: row.id, version: version(row), fields: terms().fields };
      },
    },
    { route: 'POST gen/code', input: () => ({ ids: some(2, rows()).map(({ id }) => id) }) },
    {
      route: 'DELETE gen/delete',
      input: () => ({ ids: some(2, rows(), ({ id }) => id > 1).map(({ id }) => id) }),
    },
  ];
};
