import type { Walk } from './draws';

const list = (values: Iterable<{ id: number }>) => Array.from(values, ({ id }) => id);

/** Balances, ledger lines, and what is adjusted by hand. */
export const booksWalk: Walk = ({ db, random, one, some, version, ...draw }) => {
  const rows = () => db.adjusts.values();
  const isOpen = ({ status }: { status: number }) => status === 1 || status === 5;
  const request = () => {
    const { memberId, accountType, coin } = one(db.ledger.accounts());
    const amount = draw.amount();
    return { memberId, accountType, coin, direction: random.int(1, 4), amount };
  };
  const file = () => ({
    rows: Array.from({ length: random.int(0, 4) }, (_, line) => ({
      line,
      uid: one(db.members.values()).uid,
      account: random.pick(['1', 'funding', 'nowhere']),
      coin: random.pick(['usdt', 'BTC', 'NOPE']),
      direction: random.pick(['1', 'Debit', '9']),
      amount: draw.amount(),
      reason: draw.reason(),
    })),
    category: 'compensation',
  });
  const signed = () => ({ operPassword: draw.password(), requestId: draw.requestId() });
  return [
    {
      route: 'GET memberAsset/list',
      input: () => ({ ...draw.page(), group: random.pick([undefined, 'member']), showZero: 1 }),
    },
    { route: 'GET memberAsset/get', input: () => ({ id: one(db.ledger.accounts()).id }) },
    { route: 'GET memberAsset/summary', input: () => ({}) },
    { route: 'GET memberAsset/export', input: () => ({ coin: ['BTC'] }) },
    { route: 'PUT memberAsset/recheck', input: () => ({ ids: list(some(4, db.ledger.accounts())) }) },
    { route: 'GET memberAssetLog/list', input: () => ({ ...draw.page(), bizType: [103, 104] }) },
    { route: 'GET memberAssetLog/summary', input: () => ({ coin: ['USDT'] }) },
    { route: 'GET memberAssetLog/export', input: () => ({ bizType: [701] }) },
    { route: 'GET memberAssetAdjust/list', input: () => ({ ...draw.page(), status: [1] }) },
    { route: 'GET memberAssetAdjust/summary', input: () => ({}) },
    { route: 'GET memberAssetAdjust/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET memberAssetAdjust/export', input: () => ({ status: [2] }) },
    { route: 'GET memberAssetAdjust/preview', input: request },
    {
      route: 'POST memberAssetAdjust/add',
      often: 6,
      input: () => ({
        ...request(),
        category: random.pick(['compensation', 'correction', 'whim']),
        reason: draw.reason(),
        refNo: random.pick([undefined, one(db.withdraws.values()).orderNo, 'W1']),
        ...signed(),
      }),
    },
    { route: 'POST memberAssetAdjust/checkImport', input: file },
    { route: 'POST memberAssetAdjust/import', input: () => ({ ...file(), ...signed() }) },
    {
      route: 'POST memberAssetAdjust/review',
      often: 4,
      input: () => {
        const row = one(rows(), isOpen);
        return {
          id: row.id,
          versions: { [row.id]: version(row) },
          result: random.pick(['approve', 'approve', 'reject', 'hold', 'release']),
          remark: draw.reason(),
          ...signed(),
        };
      },
    },
    {
      route: 'PUT memberAssetAdjust/cancel',
      often: 2,
      by: () => [...rows()].flatMap((row) => (isOpen(row) ? row.createdBy : [])),
      input: (me) => {
        const row = one(rows(), (adjust) => isOpen(adjust) && adjust.createdBy === me);
        return { id: row.id, version: version(row) };
      },
    },
  ];
};
