import { hasFeed } from '#mocks/core/prices';
import type { Channel, WalletCode } from '#mocks/core/rows';
import { addressOn } from '#mocks/core/seeds/chainText';
import { localTexts } from '#mocks/core/texts';
import type { Draws, Walk } from './draws';
import { withdrawn } from './withdrawn';

const list = (values: readonly { id: number }[]) => values.map(({ id }) => id);

/** An order of all rows, as they are. */
const orderOf = ({ random }: Draws, all: readonly { id: number; version: number }[]) => ({
  ids: random.shuffle(list(all)),
  versions: Object.fromEntries(all.map(({ id, version }) => [id, version])),
});

/** Ways to pay in. */
export const channelWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, ...draw } = draws;
  const rows = () => db.channels.values();
  const termsOf = ({ channelName, guide, ...rest }: Channel) => ({
    ...rest,
    channelName: localTexts(channelName),
    guide: localTexts(guide),
  });
  const moved = (row: Channel) => {
    const chain = db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode)?.chain ?? '';
    return {
      address: addressOn(chain, random),
      bankAccount: String(random.int(1e12, 9e12)),
      gatewayUrl: `https://pay${random.int(1, 99)}.example.com`,
    };
  };
  return [
    { route: 'GET rechargeChannel/list', input: draw.page },
    { route: 'GET rechargeChannel/summary', input: () => ({}) },
    { route: 'GET rechargeChannel/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET rechargeChannel/export', input: () => ({}) },
    {
      route: 'POST rechargeChannel/add',
      often: 2,
      input: () => ({
        ...termsOf(one(rows())),
        channelCode: `walk_${random.int(1, 99)}`,
        operPassword: draw.password(),
      }),
    },
    {
      route: 'PUT rechargeChannel/edit',
      often: 3,
      input: () => {
        const row = one(rows(), ({ channelType }) => channelType > 1);
        return {
          ...termsOf(row),
          version: version(row),
          ...(random.chance(0.7) ? moved(row) : {}),
          maxAmount: random.chance(0.9) ? row.maxAmount : '0',
          operPassword: draw.password(),
        };
      },
    },
    {
      route: 'POST rechargeChannel/effect',
      input: () => ({ id: one(rows()).id, autoReview: random.int(0, 1), reviewThreshold: draw.amount() }),
    },
    {
      route: 'PUT rechargeChannel/confirmChange',
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
    withdrawn(draws, 'PUT rechargeChannel/withdrawChange', rows),
    {
      route: 'PUT rechargeChannel/setStatus',
      input: () => {
        const row = one(rows());
        return { id: row.id, version: version(row), on: random.chance(0.9) ? 1 - row.status : row.status };
      },
    },
    { route: 'PUT rechargeChannel/sort', input: () => orderOf(draws, [...rows()]) },
    { route: 'DELETE rechargeChannel/delete', input: () => ({ ids: list(some(2, [...rows()].slice(-3))) }) },
  ];
};

/** Coins on chains. */
export const walletCodeWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, ...draw } = draws;
  const toggle = (field: 'status' | 'rechargeOn' | 'withdrawOn') => () => {
    const off = one(db.walletCodes, (row) => row[field] === 0);
    // What is switched off comes back soon: everything else needs it.
    const row = off[field] === 0 && random.chance(0.8) ? off : one(db.walletCodes);
    return { id: row.id, version: version(row), on: 1 - row[field], reason: draw.reason() };
  };
  const made = (): Partial<WalletCode> =>
    random.chance(0.5)
      ? { coin: 'WALK', protocol: `P${random.int(1, 5)}`, chain: 'ETH', ledgerDecimals: 6 }
      : { protocol: `P${random.int(1, 5)}` };
  return [
    { route: 'GET walletCode/list', input: draw.page },
    { route: 'GET walletCode/summary', input: () => ({}) },
    { route: 'GET walletCode/get', input: () => ({ id: one(db.walletCodes).id }) },
    { route: 'GET walletCode/export', input: () => ({}) },
    {
      route: 'POST walletCode/add',
      often: 2,
      input: () => {
        const row = { ...one(db.walletCodes), ...made() };
        return { ...row, walletCode: `${row.coin}-${row.protocol}`, chainDecimals: 18 };
      },
    },
    {
      route: 'PUT walletCode/edit',
      often: 3,
      input: () => {
        const row = one(db.walletCodes, ({ coin }) => !hasFeed(coin));
        return {
          ...row,
          version: version(row),
          minWithdraw: random.chance(0.9) ? row.minWithdraw : '0',
          priceUsdt: hasFeed(row.coin) ? undefined : random.pick([row.priceUsdt, '0.5', '0.6']),
          operPassword: draw.password(),
        };
      },
    },
    {
      route: 'PUT walletCode/confirmChange',
      often: 3,
      input: () => {
        const row = one(db.walletCodes, ({ pendingChange }) => pendingChange !== null);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'reject']),
          reason: draw.reason(),
          operPassword: draw.password(),
        };
      },
    },
    withdrawn(draws, 'PUT walletCode/withdrawChange', () => db.walletCodes),
    {
      route: 'POST walletCode/effect',
      input: () => ({
        id: one(db.walletCodes).id,
        ...(random.chance(0.5) ? { priceUsdt: random.pick(['0.5', '0.6']) } : {}),
      }),
    },
    { route: 'PUT walletCode/setStatus', often: 2, input: toggle('status') },
    { route: 'PUT walletCode/setRecharge', input: toggle('rechargeOn') },
    { route: 'PUT walletCode/setWithdraw', often: 2, input: toggle('withdrawOn') },
    { route: 'PUT walletCode/sort', input: () => orderOf(draws, db.walletCodes) },
    { route: 'PUT walletCode/refresh', input: () => ({ ids: list(some(3, db.walletCodes)) }) },
    {
      route: 'DELETE walletCode/delete',
      often: 2,
      // Those without a feed stay: their prices are what another operator confirms.
      input: () => ({ ids: list(some(2, db.walletCodes.filter(({ coin }) => hasFeed(coin)).slice(-3))) }),
    },
  ];
};
