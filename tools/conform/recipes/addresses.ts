import { mayCall } from '../checks/permissions';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, rowsOf } from './requests';

const isUnused: Recipe['fits'] = ({ status, useCount, sharedMembers }) =>
  status === 2 && useCount === 0 && sharedMembers === 1;

/** Takes an address from the blacklist, which whoever put it there may not. */
const unlist = async (world: World, record: { [name: string]: unknown }): Promise<boolean> => {
  const other = world.people.find(
    (one) => one.userName !== world.main.userName && mayCall(one, callOf('withdrawAddress.unblacklist')),
  );
  return other !== undefined && didIt(world, 'withdrawAddress.unblacklist', record, {}, other);
};

/** An address on an account-based chain that nothing was ever paid to. */
const someAddress = (): string => `0x${crypto.randomUUID().replaceAll('-', '').padEnd(40, '0')}`;

export const addressRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'rechargeAddress.generate': [
    {
      undo: async (world, { body }) => {
        const [made] = await rowsOf(world, 'rechargeAddress', { walletCode: body['walletCode'] });
        return made !== undefined && didIt(world, 'rechargeAddress.remove', made);
      },
    },
  ],
  'rechargeAddress.import': [
    {
      fits: ({ address }) => /^0x[0-9a-f]{40}$/i.test(String(address)),
      values: () => ({ rows: [{ line: 1, address: someAddress() }] }),
      undo: async (world, { body }) => {
        const rows = await rowsOf(world, 'rechargeAddress', { walletCode: body['walletCode'] });
        const made = rows.find(({ address }) => JSON.stringify(body).includes(String(address)));
        return made !== undefined && didIt(world, 'rechargeAddress.remove', made);
      },
    },
  ],
  'rechargeAddress.collect': [{ fits: ({ toCollect }) => toCollect === true, irreversible: true }],
  'withdrawAddress.blacklist': [
    { fits: isUnused, undo: (world, { record }) => unlist(world, record), endsBySecond: true },
  ],
  'withdrawAddress.unblacklist': [
    {
      open: async (world) => {
        for (const row of (await world.rows('withdrawAddress')).filter(isUnused)) {
          if (await didIt(world, 'withdrawAddress.blacklist', row))
            return world.record('withdrawAddress', row['id']);
        }
        return null;
      },
      maker: {},
      by: 'second',
      endsBySecond: true,
    },
  ],
};
