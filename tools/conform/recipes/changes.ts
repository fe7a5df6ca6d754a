import type { Row } from '../faults';
import { resourceOf } from '../world';
import type { World } from '../world';
import { waitingChange, waitingSetting } from './guardedChange';
import type { Recipe } from './recipe';
import { didIt } from './requests';

/** A record, and a change of it that waits for another operator. */
export interface Waiting {
  record: Row;
  change: Row;
}

const changeOf = (name: string, record: Row): Row | null =>
  name === 'config' ? waitingSetting(record) : waitingChange(resourceOf(name), record);

/** Records of a list of which a change would wait, the first ones. */
export async function* waitingOnes(world: World, name: string): AsyncGenerator<Waiting> {
  for (const { id } of (await world.rows(name)).slice(0, 40)) {
    const record = await world.record(name, id);
    if (!record || record['pendingChange'] !== null) continue;
    const change = changeOf(name, record);
    if (change) yield { record, change };
  }
}

/** Asks for the first change that the server takes. @returns the record with the change that waits */
async function ask(world: World, name: string): Promise<Row | null> {
  let tries = 5;
  for await (const { record, change } of waitingOnes(world, name)) {
    if (tries-- === 0) return null;
    const values = { ...change, operPassword: world.main.password };
    if (!(await didIt(world, `${name}.edit`, record, values))) continue;
    const asked = await world.record(name, record['id']);
    if (asked && asked['pendingChange'] !== null) return asked;
  }
  return null;
}

/** Whoever asked for a change does not confirm it; another operator rejects it. */
const confirmation = (name: string): readonly Recipe[] => [
  {
    open: (world) => ask(world, name),
    maker: { result: 'approve' },
    by: 'second',
    drop: (world, record) => didIt(world, `${name}.withdrawChange`, record),
  },
];

export const changeRecipes: Readonly<Record<string, readonly Recipe[]>> = Object.fromEntries(
  ['channel', 'config', 'contractSymbol', 'deliveryCycle', 'walletCode'].flatMap((name) => [
    [`${name}.confirmChange`, confirmation(name)],
    [`${name}.withdrawChange`, [{ open: (world: World) => ask(world, name) }]],
  ]),
);
