import type { Draws, Walk } from './draws';

/** Dictionaries: what came with the product keeps its values, others come and go. */
export const dictWalk: Walk = ({ db, random, one, some, version, page }: Draws) => {
  const types = () => [...db.dictTypes.values()];
  const entries = () => [...db.dictEntries.values()];
  const ownTypes = () => types().filter(({ dictType }) => dictType.startsWith('walk_'));
  const ownEntries = () => entries().filter(({ dictType }) => dictType.startsWith('walk_'));
  const orAny = <Row>(own: Row[], all: Row[]): Row[] => (own.length > 0 ? own : all);
  const label = () => ({
    dictLabel: random.chance(0.9) ? '随机' : '',
    listClass: random.pick(['green', 'red', 'no-such-colour']),
    dictSort: random.int(0, 100),
    isDefault: random.int(0, 1),
    status: 1,
  });
  return [
    { route: 'GET dict/type/list', input: page },
    { route: 'GET dict/type/get', input: () => ({ id: one(types()).id }) },
    { route: 'GET dict/type/optionSelect', input: () => ({}) },
    {
      route: 'POST dict/type/add',
      often: 4,
      input: () => ({ dictType: `walk_${random.int(1, 99)}`, dictName: '随机', status: 1 }),
    },
    {
      route: 'PUT dict/type/edit',
      input: () => {
        const row = one(types());
        return { id: row.id, version: version(row), dictName: row.dictName, status: 1 };
      },
    },
    {
      route: 'DELETE dict/type/delete',
      input: () => ({ ids: some(2, orAny(ownTypes(), types())).map(({ id }) => id) }),
    },
    { route: 'GET dict/data/list', input: () => ({ ...page(), dictType: one(types()).dictType }) },
    { route: 'GET dict/data/get', input: () => ({ dictCode: one(entries()).id }) },
    {
      route: 'POST dict/data/add',
      often: 5,
      input: () => ({
        ...label(),
        dictType: one(orAny(ownTypes(), types())).dictType,
        dictValue: `w${random.int(1, 99)}`,
      }),
    },
    {
      route: 'PUT dict/data/edit',
      input: () => {
        const row = one(orAny(ownEntries(), entries()));
        return { ...label(), id: row.id, version: version(row) };
      },
    },
    {
      route: 'DELETE dict/data/delete',
      input: () => ({ ids: some(2, orAny(ownEntries(), entries())).map(({ id }) => id) }),
    },
  ];
};
