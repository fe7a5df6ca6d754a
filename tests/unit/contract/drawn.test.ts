import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { randomStream } from '#mocks/core/random';
import type { Random } from '#mocks/core/random';
import { bench, signedIn } from '../mocks/operator';
import type { Bench } from '../mocks/operator';
import { inputs, resolved } from './matrix/document';
import type { Input, Schema } from './matrix/document';
import { sender } from './matrix/sender';
import { fitting, wrongFor } from './matrix/values';

const REQUESTS = 1_700;

const PEOPLE = ['admin', 'agent01', 'auditor01'] as const;

/** Keys of records, of whatever kind. */
const keysOf = ({ db }: Bench): number[] =>
  Object.values(db).flatMap((table: unknown) =>
    table instanceof Map ? [...table.keys()].filter((key) => typeof key === 'number') : [],
  );

const keys = keysOf(bench());

/** A backend of its own, and the calls of somebody who has signed in. */
async function begin(name: string) {
  const place = bench();
  return { place, send: sender(place, (await signedIn(place, name)).token) };
}

/** A value that a field takes: mostly one that could be, sometimes one that could not. */
function drawn(random: Random, given: Schema): unknown {
  const schema = resolved(given);
  if (random.chance(0.08)) return random.pick(wrongFor(schema));
  switch (given['x-kind'] ?? '') {
    case 'id':
    case 'member':
      return random.pick(keys);
    case 'ids':
      return Array.from({ length: random.int(1, 3) }, () => random.pick(keys));
    case 'password':
      return random.chance(0.9) ? DEMO_PASSWORD : 'wrong';
    case 'requestId':
      return `drawn-${random.int(1, 1e9)}`;
    default:
      return schema.enum ? random.pick(schema.enum) : fitting(schema);
  }
}

function request(random: Random, { schema }: Input): object {
  const { properties = {}, required = [] } = schema;
  const named = Object.entries(properties).filter(([name]) =>
    random.chance(required.includes(name) ? 0.97 : 0.25),
  );
  return Object.fromEntries(named.map(([name, one]) => [name, drawn(random, one)]));
}

const asked = new Set<string>();

test.each(PEOPLE)(
  '%s: no call falls over, and none is refused with a code that it does not declare',
  async (name) => {
    const random = randomStream(1, `drawn ${name}`);
    let { place, send } = await begin(name);
    const faults = new Set<string>();
    const codes = new Map<number, number>();
    for (let made = 0; made < REQUESTS; made++) {
      const input = random.pick(inputs);
      asked.add(input.route);
      const given = request(random, input);
      const { code } = await send(input, given).catch((error: unknown) => {
        faults.add(`${input.route} ${JSON.stringify(given)} falls over: ${String(error)}`);
        return { code: 0 };
      });
      codes.set(code, (codes.get(code) ?? 0) + 1);
      const isDeclared = input.operation['x-refusals'].some((one) => one.code === code);
      if (code !== 0 && !isDeclared) faults.add(`${input.route} answers ${code}`);
      // Whoever has changed the own password, or was ended by another session, begins again.
      if (code === 401) ({ place, send } = await begin(name));
      place.wait(1000);
    }
    expect([...faults].sort()).toEqual([]);
    // Requests that are all refused, or never, prove nothing.
    expect([...codes.keys()]).toEqual(expect.arrayContaining([0, 40000]));
  },
);

test('of some five thousand requests each call of the document got its share', () => {
  expect(inputs.filter(({ route }) => !asked.has(route)).map(({ route }) => route)).toEqual([]);
});
