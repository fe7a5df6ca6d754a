import type { DescribedCall } from '../../contract/described';
import { sourceOf } from '../recipes/values';
import type { Row } from '../faults';
import type { World } from '../world';

/** Most records of a list that one check tries. */
const MOST = 24;

/** Fields that tell records apart when it comes to what can be done with them. */
const TELLING = [
  'status',
  'tradeState',
  'allocType',
  'userStatus',
  'jobGroup',
  'configType',
  'channelType',
  'symbol',
];

const stateOf = (row: Row): string =>
  [...TELLING.map((name) => String(row[name])), String(row['pendingChange'] === null)].join(' ');

/** One record of each state first, then further ones. */
export function variety(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  const firsts = rows.filter((row) => !seen.has(stateOf(row)) && seen.add(stateOf(row)));
  return [...firsts, ...rows.filter((row) => !firsts.includes(row))].slice(0, MOST);
}

/** The list that the records of a call, or its values, are taken from; `null` where there is none. */
const listOf = (described: DescribedCall): string | null =>
  sourceOf(described.id) ?? described.of?.resource.name ?? null;

/** A record that a body can have its values from, with all of its fields; `null` without one. */
export async function sampleOf(world: World, described: DescribedCall): Promise<Row | null> {
  const name = listOf(described);
  if (name === null) return null;
  const [row] = await world.rows(name);
  return row ? world.record(name, row['id']) : null;
}

/** The records of a call in the versions that they have now, one of each state first. */
export async function* candidates(
  world: World,
  described: DescribedCall,
  fits: (row: Row) => boolean = () => true,
): AsyncGenerator<Row> {
  const name = listOf(described);
  if (name === null) return;
  for (const row of variety((await world.rows(name)).filter(fits))) {
    const now = await world.record(name, row['id']);
    if (now && fits(now)) yield now;
  }
}
