import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, isFresh } from './requests';

const [SECOND_REVIEW, APPROVED] = [2, 3];

/** Most withdraws that are approved in search of one. */
const TRIES = 12;

/** Ends what an approval has begun: the withdraw is reviewed from the start. */
const takenBack = async (world: World, record: Row): Promise<boolean> =>
  record['status'] === APPROVED
    ? didIt(world, 'withdraw.review', record, { result: 'return' })
    : (await didIt(world, 'withdraw.review', record, { result: 'hold' })) &&
      didIt(world, 'withdraw.review', record, { result: 'release' });

/** Has the main operator approve withdraws until one of them is in this state. */
const approvedTo = (state: number): Pick<Recipe, 'open' | 'drop'> => ({
  open: async (world) => {
    for (const row of (await world.rows('withdraw')).filter(isFresh).slice(0, TRIES)) {
      if (!(await didIt(world, 'withdraw.review', row, { result: 'approve' }))) continue;
      const now = await world.record('withdraw', row['id']);
      if (now?.['status'] === state) return now;
      if (now) await takenBack(world, now);
    }
    return null;
  },
  drop: takenBack,
});

/** A payout whose result can be proposed. */
const mayBeProposed: NonNullable<Recipe['fits']> = ({ status, proposal }) =>
  (status === 4 || status === 11) && proposal === null;

/** The proposer takes the result of a payout back. */
const dismissed = async (world: World, record: Row): Promise<boolean> =>
  didIt(world, 'withdraw.result', record, { result: 'dismiss', txHash: undefined, proof: undefined });

export const withdrawRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'withdraw.review': [
    { ...approvedTo(SECOND_REVIEW), maker: { result: 'approve' }, by: 'nobody' },
    {
      fits: isFresh,
      undo: (world, { record }) => didIt(world, 'withdraw.review', record, { result: 'release' }),
    },
  ],
  'withdraw.override': [
    { ...approvedTo(SECOND_REVIEW), maker: {}, by: 'nobody' },
    {
      fits: ({ status, blockedBy }) => status === 1 && Array.isArray(blockedBy) && blockedBy.length > 0,
      irreversible: true,
    },
  ],
  'withdraw.pay': [
    { ...approvedTo(APPROVED), maker: {}, by: 'nobody', irreversible: true },
    { fits: ({ status }) => status === APPROVED, irreversible: true },
  ],
  'withdraw.result': [
    {
      open: async (world) => {
        for (const row of (await world.rows('withdraw')).filter(mayBeProposed)) {
          if (await didIt(world, 'withdraw.result', row)) return world.record('withdraw', row['id']);
        }
        return null;
      },
      maker: { result: 'confirm', txHash: undefined, proof: undefined },
      by: 'nobody',
      drop: dismissed,
    },
    { fits: mayBeProposed, undo: (world, { record }) => dismissed(world, record) },
  ],
};
