import { addressOn } from '#mocks/core/seeds/chainText';
import { parse } from '#mocks/core/money';
import type { Draws, Walk } from './draws';

const list = (values: readonly { id: number }[]) => values.map(({ id }) => id);

/** Where members pay to. */
export const rechargeAddressWalk: Walk = ({ db, random, one, some, version, ...draw }: Draws) => {
  const rows = () => db.rechargeAddresses.values();
  const name = 'memberRechargeAddress';
  const place = () => {
    const wallet = one(db.walletCodes, ({ status }) => status === 1);
    return {
      walletCode: wallet.walletCode,
      address: random.chance(0.9) ? addressOn(wallet.chain, random) : one(rows()).address,
      memo: wallet.memoRequired ? String(random.int(1000, 9_999_999)) : '',
    };
  };
  const file = () => {
    const { walletCode, ...first } = place();
    const lines = [first, place(), { address: 'nonsense', memo: '' }];
    return { walletCode, rows: lines.map(({ address, memo }, line) => ({ line, address, memo })) };
  };
  return [
    { route: `GET ${name}/list`, input: () => ({ ...draw.page(), allocType: ['2'] }) },
    { route: `GET ${name}/summary`, input: () => ({}) },
    { route: `GET ${name}/get`, input: () => ({ id: one(rows()).id }) },
    { route: `GET ${name}/export`, input: () => ({ allocType: ['3'] }) },
    { route: `POST ${name}/add`, input: () => ({ ...place(), remark: '手工登记' }) },
    {
      route: `PUT ${name}/edit`,
      often: 2,
      input: () => {
        const row = one(rows(), ({ allocType, deleted }) => allocType === 2 && !deleted);
        return { id: row.id, version: version(row), memberId: random.int(1, 330), remark: 'x' };
      },
    },
    {
      route: `PUT ${name}/setStatus`,
      often: 2,
      input: () => {
        const row = one(rows(), ({ allocType, deleted }) => allocType < 3 && !deleted);
        return { id: row.id, version: version(row), status: 1 - row.status, reason: draw.reason() };
      },
    },
    {
      route: `POST ${name}/generate`,
      input: () => ({
        walletCode: place().walletCode,
        count: random.pick([0, 1, 3]),
        requestId: draw.requestId(),
      }),
    },
    { route: `POST ${name}/checkImport`, input: file },
    { route: `POST ${name}/import`, input: () => ({ ...file(), requestId: draw.requestId() }) },
    {
      route: `POST ${name}/collect`,
      input: () => ({
        ids: list(some(3, rows(), ({ chainBalance }) => parse(chainBalance) > 0n)),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: `DELETE ${name}/delete`,
      input: () => ({ ids: list(some(2, rows(), ({ allocType }) => allocType === 2)) }),
    },
  ];
};

/** Where members are paid to. */
export const withdrawAddressWalk: Walk = ({ db, random, one, some, version, ...draw }: Draws) => {
  const rows = () => db.withdrawAddresses.values();
  const name = 'memberWithdrawAddress';
  const target = (...states: number[]) => {
    const row = one(rows(), ({ status, deleted }) => !deleted && states.includes(status));
    return { row, id: row.id, version: version(row), reason: draw.reason() };
  };
  const used = () =>
    new Set([...db.withdraws.values()].map(({ memberId, toAddress }) => `${memberId} ${toAddress}`));
  return [
    { route: `GET ${name}/list`, input: () => ({ ...draw.page(), status: [random.int(1, 4)] }) },
    { route: `GET ${name}/summary`, input: () => ({}) },
    { route: `GET ${name}/get`, input: () => ({ id: one(rows()).id }) },
    { route: `GET ${name}/export`, input: () => ({ status: [4] }) },
    { route: `GET ${name}/members`, input: () => ({ address: one(rows()).address }) },
    {
      route: `PUT ${name}/edit`,
      input: () => {
        const { row: _row, ...body } = target(1, 2, 3, 4);
        return { ...body, riskNote: '来源待查', remark: '' };
      },
    },
    {
      route: `PUT ${name}/setStatus`,
      often: 2,
      input: () => {
        const { row, ...body } = target(2, 3);
        return { ...body, status: row.status === 2 ? 3 : 2 };
      },
    },
    {
      route: `PUT ${name}/blacklist`,
      often: 2,
      input: () => {
        const { row: _row, ...body } = target(1, 2, 3);
        const holdAll = random.pick([undefined, 0, 1]);
        return { ...body, holdAll, operPassword: draw.password(), requestId: draw.requestId() };
      },
    },
    {
      route: `PUT ${name}/unblacklist`,
      often: 4,
      input: () => {
        const { row: _row, ...body } = target(4);
        return { ...body, release: random.pick([undefined, 0, 1]) };
      },
    },
    { route: `GET ${name}/previewBlacklist`, input: () => ({ id: one(rows()).id }) },
    { route: `GET ${name}/previewUnblacklist`, input: () => ({ id: one(rows()).id }) },
    {
      route: `DELETE ${name}/delete`,
      input: () => {
        const places = random.chance(0.9) ? used() : new Set<string>();
        return { ids: list(some(2, rows(), (row) => !places.has(`${row.memberId} ${row.address}`))) };
      },
    },
  ];
};
