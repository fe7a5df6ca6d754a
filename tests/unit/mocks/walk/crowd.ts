import { can } from '#mocks/core/access';
import type { User } from '#mocks/core/systemRows';
import { signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import type { Draws, WalkCall } from './draws';

/** Operators of every role; those who decide are met more often than those who look on. */
const PEOPLE: readonly (readonly [userName: string, often: number])[] = [
  ['admin', 5],
  ['admin02', 3],
  ['finance01', 3],
  ['finance02', 3],
  ['risk001', 3],
  ['risk002', 3],
  ['service01', 2],
  ['operate01', 3],
  ['auditor01', 1],
  ['agent01', 1],
  ['common', 1],
];

export interface Person {
  who: Operator;
  user: User | undefined;
}

export type Crowd = (readonly [person: Person, often: number])[];

export async function crowdOf(place: Bench): Promise<Crowd> {
  const users = [...place.db.users.values()];
  const crowd: Crowd = [];
  for (const [name, often] of PEOPLE) {
    const user = users.find(({ userName }) => userName === name);
    crowd.push([{ who: await signedIn(place, name), user }, often]);
  }
  return crowd;
}

/** Somebody, mostly one of those who may and, where it counts, who has made what the call is about. */
export function callerOf({ db, random }: Draws, crowd: Crowd, { route, by }: WalkCall): Person {
  if (!random.chance(0.7)) return random.weighted(crowd);
  const [, path = ''] = route.split(' ');
  const able = crowd.filter(([{ user }]) => user && can(db, user, path));
  const makers = by?.() ?? [];
  const own = able.filter(([{ user }]) => makers.includes(user?.userName ?? ''));
  return random.weighted(own.length > 0 ? own : able);
}
