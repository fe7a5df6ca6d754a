import { isRow, textOf } from '../faults';
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

/** Roles that decide about money. */
async function moneyRoles(world: World): Promise<string[]> {
  const params = await world.read('role.getParams', {});
  const menus = isRow(params) && Array.isArray(params['menus']) ? params['menus'].filter(isRow) : [];
  const deciding = new Set(menus.filter((menu) => menu['decidesMoney'] === true).map(({ id }) => textOf(id)));
  const found: string[] = [];
  for (const { id } of await world.rows('role')) {
    const menuIds = (await world.record('role', id))?.['menuIds'];
    if (Array.isArray(menuIds) && menuIds.some((one) => deciding.has(textOf(one)))) found.push(textOf(id));
  }
  return found;
}

/** A role that decides about money, for a user who has none. */
async function waitingRole(world: World, { roleIds }: Row): Promise<Row | null> {
  const deciding = await moneyRoles(world);
  const own = Array.isArray(roleIds) ? roleIds.map(textOf) : [];
  const [first] = deciding;
  return first === undefined || own.some((one) => deciding.includes(one))
    ? null
    : { roleIds: [...own, first] };
}

async function changeOf(world: World, name: string, record: Row): Promise<Row | null> {
  if (name === 'config') return waitingSetting(record);
  return name === 'user' ? waitingRole(world, record) : waitingChange(resourceOf(name), record);
}

/** Records of a list of which a change would wait, the first ones. */
export async function* waitingOnes(world: World, name: string): AsyncGenerator<Waiting> {
  for (const { id } of (await world.rows(name)).slice(0, 40)) {
    const record = await world.record(name, id);
    if (!record || record['pendingChange'] !== null) continue;
    const change = await changeOf(world, name, record);
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
  [
    'channel',
    'config',
    'contractSymbol',
    'deliveryContract',
    'deliveryCycle',
    'stakingProduct',
    'role',
    'user',
    'walletCode',
  ].flatMap((name) => [
    [`${name}.confirmChange`, confirmation(name)],
    [`${name}.withdrawChange`, [{ open: (world: World) => ask(world, name) }]],
  ]),
);
