import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { randomStream } from '#mocks/core/random';
import type { Random } from '#mocks/core/random';
import { times } from '../../effort';
import { bench, signedIn } from '../mocks/operator';
import { inputs, resolved } from './matrix/document';
import type { Input, Schema } from './matrix/document';
import { recordsOf } from './matrix/records';
import type { Pool, Recorded } from './matrix/records';
import { sender } from './matrix/sender';
import { fitting, wrongFor } from './matrix/values';

/** One of each role of the demo. */
const PEOPLE = [
  'admin',
  'finance01',
  'risk001',
  'service01',
  'operate01',
  'auditor01',
  'agent01',
  'common',
] as const;

/** How many requests of each call the others make. Who may make every call makes one more: the first could all be right. */
const ROUNDS = times(1);

/** A backend of its own, and the calls of somebody who has signed in. */
async function begin(name: string) {
  const place = bench();
  return { place, send: sender(place, (await signedIn(place, name)).token) };
}

const pool: Pool = await recordsOf((await begin('admin')).send);

/** A value that a field takes, of records that exist. */
function drawn(random: Random, given: Schema, rows: readonly Recorded[]): unknown {
  const schema = resolved(given);
  switch (given['x-kind'] ?? '') {
    case 'id':
      return random.pick(rows).id;
    case 'member':
      return random.pick(pool.get('member') ?? rows).id;
    case 'ids':
      return rows.map(({ id }) => id);
    case 'version':
      return rows[0]?.version ?? 1;
    case 'versions':
      return Object.fromEntries(rows.map(({ id, version = 1 }) => [id, version]));
    case 'password':
      return DEMO_PASSWORD;
    case 'requestId':
      return `drawn-${random.int(1, 1e9)}`;
    default:
      return schema.enum ? random.pick(schema.enum) : fitting(schema);
  }
}

/** What is sent instead of a value that could be right. */
function defect(random: Random, given: Schema): unknown {
  switch (given['x-kind'] ?? '') {
    case 'password':
      return 'wrong';
    case 'version':
      return 7_000_000;
    default:
      return random.pick(wrongFor(resolved(given)));
  }
}

/** A request about records of the kind that its call belongs to. */
function request(random: Random, { schema, operation }: Input, isDefective: boolean): object {
  const { properties = {}, required = [] } = schema;
  const all = pool.get(operation.tags[0] ?? '') ?? pool.get('member') ?? [];
  const rows = Array.from({ length: random.int(1, 2) }, () => random.pick(all));
  const named = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(name.startsWith('id') ? 0.5 : 0.2),
  );
  const [wrong] = isDefective && named.length > 0 ? random.pick(named) : [];
  return Object.fromEntries(
    named.map(([name, one]) => [name, name === wrong ? defect(random, one) : drawn(random, one, rows)]),
  );
}

test.each(PEOPLE)(
  '%s: no call falls over, and none is refused with a code that it does not declare',
  async (name) => {
    const random = randomStream(1, `drawn ${name}`);
    let { place, send } = await begin(name);
    const faults = new Set<string>();
    const codes = new Set<number>();
    const isAdmin = name === PEOPLE[0];
    for (let round = 0; round < ROUNDS + Number(isAdmin); round++) {
      for (const input of random.shuffle(inputs)) {
        const given = request(random, input, isAdmin ? round > 0 : random.chance(0.5));
        const { code } = await send(input, given).catch((error: unknown) => {
          faults.add(`${input.route} ${JSON.stringify(given)} falls over: ${String(error)}`);
          return { code: 0 };
        });
        codes.add(code);
        const isDeclared = input.operation['x-refusals'].some((one) => one.code === code);
        if (code !== 0 && !isDeclared) faults.add(`${input.route} answers ${code}`);
        // A session that was ended, by a new password or by another operator, begins again.
        if (code === 401) ({ place, send } = await begin(name));
        place.wait(1000);
      }
    }
    expect([...faults].sort()).toEqual([]);
    // Requests that are all refused, or never, prove nothing.
    expect([...codes]).toEqual(expect.arrayContaining([0, 40000]));
  },
);
