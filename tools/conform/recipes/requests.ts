import { bodyFor } from '../bodies/body';
import { wordsIn } from '../bodies/made';
import { isRow } from '../faults';
import type { Row } from '../faults';
import { alwaysOf, callOf, listRows, resourceOf } from '../world';
import type { Person, World } from '../world';
import { told } from './values';

/** Makes a call on the way to something else, about a record as it is now. @returns the data of a success, else `undefined` */
export async function does(
  world: World,
  id: string,
  record: Row,
  values: Row = {},
  person: Person = world.main,
): Promise<unknown> {
  const { call, of } = callOf(id);
  const now = of && record['id'] !== undefined ? await world.record(of.resource.name, record['id']) : record;
  const further = { ...(await told(world, id, record)), ...values };
  const body = await bodyFor(world, call, { person, record: now ?? record, values: further });
  if (!body) return undefined;
  const { envelope } = await world.call(id, body, person);
  return envelope?.code === 0 ? (envelope.data ?? true) : undefined;
}

/** Whether it was done. */
export const didIt = async (...given: Parameters<typeof does>): Promise<boolean> =>
  (await does(...given)) !== undefined;

/** Records of a list as they are now. */
export async function rowsOf(world: World, name: string, question: Row = {}): Promise<Row[]> {
  const given = { ...alwaysOf(resourceOf(name)), pageSize: 100, ...question };
  return listRows(await world.read(`${name}.list`, given));
}

/** Records whose texts have these words. */
async function rowsWith(world: World, name: string, words: string): Promise<Row[]> {
  return (await rowsOf(world, name)).filter((row) => JSON.stringify(row).includes(words));
}

/** Makes a record like one of the list, with words of its own by which it is found again. */
export async function makeLike(world: World, id: string): Promise<Row | null> {
  const { call, of } = callOf(id);
  if (!of) return null;
  for (const row of (await world.rows(of.resource.name)).slice(0, 8)) {
    const body = await bodyFor(world, call, { record: row, values: await told(world, id, row) });
    if (!body) return null;
    const { envelope } = await world.call(id, body);
    if (envelope?.code !== 0) continue;
    const [made] = await rowsWith(world, of.resource.name, wordsIn(body));
    return made ?? null;
  }
  return null;
}

/** Ends every record whose texts have the words of a body. @returns false where one is left, or none was there */
export async function endAll(world: World, body: Row, name: string, call: string): Promise<boolean> {
  const ends = [];
  for (const row of await rowsWith(world, name, wordsIn(body))) ends.push(await didIt(world, call, row));
  return ends.length > 0 && ends.every(Boolean);
}

/** A record that waits for its first review, and that no operator holds. */
export const isFresh = ({ status, claimBy = '', firstReviewer = '' }: Row): boolean =>
  status === 1 && claimBy === '' && firstReviewer === '';

/** The id in the data of an answer. */
export const idIn = (data: unknown): unknown => (isRow(data) ? data['id'] : undefined);
