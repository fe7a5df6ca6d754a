import type { Recipe } from './recipe';
import { didIt, endAll, isFresh, makeLike } from './requests';

/** Takes back adjustments of the run that wait. */
const cancelled: NonNullable<Recipe['undo']> = (world, { body }) =>
  endAll(world, body, 'adjust', 'adjust.cancel');

/** An adjustment of one unit that the main operator asks for. */
const ownAdjustment: Pick<Recipe, 'open' | 'drop'> = {
  open: (world) => makeLike(world, 'adjust.add'),
  drop: (world, record) => didIt(world, 'adjust.cancel', record),
};

/** A recharge by hand of one unit that the main operator enters. */
const ownRecharge: Pick<Recipe, 'open' | 'drop'> = {
  open: (world) => makeLike(world, 'recharge.add'),
  drop: (world, record) => didIt(world, 'recharge.remove', record),
};

/** Recharges and adjustments. */
export const financeRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'adjust.add': [{ undo: cancelled }],
  'adjust.import': [{ undo: cancelled }],
  'adjust.cancel': [{ open: ownAdjustment.open }],
  'adjust.review': [{ ...ownAdjustment, maker: { result: 'approve' }, by: 'second' }],
  question: [
    {
      ...ownAdjustment,
      // The kind is part of what is sent, and no field of the record.
      open: async (world) => {
        const made = await makeLike(world, 'adjust.add');
        return made && { ...made, kind: 'adjust' };
      },
      maker: { kind: 'adjust' },
      by: 'second',
    },
  ],
  'review.claim': [{ ...ownAdjustment, maker: { kind: 'adjust' }, by: 'nobody' }],
  'recharge.add': [{ undo: (world, { body }) => endAll(world, body, 'recharge', 'recharge.remove') }],
  'recharge.review': [
    { ...ownRecharge, maker: { result: 'approve' }, by: 'nobody' },
    {
      fits: isFresh,
      undo: (world, { record }) => didIt(world, 'recharge.review', record, { result: 'release' }),
    },
  ],
};
