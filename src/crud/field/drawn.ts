import type { Kind, Shape } from '@/contract/field/field';
import { namesOf } from '@/contract/resource';

/** Kinds that no cell draws by themselves: technical values, and records within the record. */
const UNDRAWN = new Set<Kind>([
  'version',
  'member',
  'link',
  'reason',
  'password',
  'requestId',
  'ids',
  'versions',
  'record',
  'records',
  'map',
  'list',
  'any',
]);

/** Fields that the member's cell shows. */
const MEMBER = ['memberId', 'uid', 'account'];

/** Names of the fields that others name: their goals, the kinds of their references, their explorer pages. */
const helpersIn = (shape: Shape): Set<string | undefined> =>
  new Set(Object.values(shape).flatMap(({ options: { goal, type, explorer } }) => [goal, type, explorer]));

/** The fields that only help to draw others or to decide about them. */
export function unlistedIn(shape: Shape): Set<string | undefined> {
  const unlisted = Object.keys(shape).filter((name) => shape[name]?.options.unlisted);
  return new Set([...helpersIn(shape), ...unlisted]);
}

/**
 * The items that a record is drawn with when a screen names none: its fields in the order of the contract, the member
 * as one, the id last.
 */
export function drawnItems(shape: Shape): string[] {
  const isMembers = MEMBER.every((name) => name in shape);
  const unlisted = unlistedIn(shape);
  const names = Object.entries(shape)
    .filter(([name, { kind }]) => !UNDRAWN.has(kind) && kind !== 'id' && !unlisted.has(name))
    .map(([name]) => name)
    .filter((name) => !isMembers || !MEMBER.includes(name));
  return [...(isMembers ? ['member'] : []), ...names, ...('id' in shape ? ['id'] : [])];
}

/** Names of the fields of a block that are drawn by themselves, in its order. */
export const drawnNames = <S extends Shape>(block: S): (keyof S & string)[] => {
  const drawn = drawnItems(block);
  return namesOf(block).filter((name) => drawn.includes(name));
};
