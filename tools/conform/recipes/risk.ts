import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn } from './requests';

/** A rule of its own about an address that nobody comes from. */
async function ownRule(world: World): Promise<Row | null> {
  const [like] = await world.rows('ipRule');
  const id = like && idIn(await does(world, 'ipRule.add', { ...like, id: undefined }));
  return id === undefined ? null : world.record('ipRule', id);
}

const dropRule = (world: World, { id }: Row): Promise<boolean> => didIt(world, 'ipRule.remove', { id });

/** Rules about addresses, and locks. */
export const riskRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'ipRule.add': [{ undo: (world, { data }) => didIt(world, 'ipRule.remove', { id: idIn(data) }) }],
  'ipRule.edit': [{ open: ownRule, undo: (world, { record }) => dropRule(world, record), drop: dropRule }],
  'ipRule.setStatus': [
    { open: ownRule, undo: (world, { record }) => dropRule(world, record), drop: dropRule },
  ],
  'ipRule.remove': [{ open: ownRule, drop: dropRule }],
  'ipRule.block': [{ irreversible: true }],
  'loginError.unlock': [{ fits: ({ locked }) => locked === 1, irreversible: true }],
};
