import { beforeAll, describe, expect, test } from 'vitest';
import { flowOf, movesOf } from '@/contract/flow';
import type { NamedMove } from '@/contract/flow';
import type { Resource } from '@/contract/resource';
import { can } from '#mocks/core/access';
import type { Db } from '#mocks/core/db';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { describedResources } from '../../../tools/contract/described';
import { inputs } from '../contract/matrix/document';
import { sender } from '../contract/matrix/sender';
import type { Send } from '../contract/matrix/sender';
import { fittingObject } from '../contract/matrix/values';
import { userOf } from './context';
import { bench, requestId, signedIn } from './operator';
import { entered } from './people';

/** This file, named by the checks that fail. */
const HERE = 'tests/unit/mocks/flowMatrix.test.ts';

/** One user of each role of the demo. */
const ROLES = [
  'admin',
  'finance01',
  'risk001',
  'service01',
  'operate01',
  'auditor01',
  'agent01',
  'common',
] as const;

/** Another operator, who has done whatever was done before. */
const OTHER = 'admin02';

interface Stored {
  id: number;
  version: number;
}

/** Where the records of a resource are stored. */
const TABLES: Readonly<Record<string, (db: Db) => Map<number, Stored>>> = {
  adjust: (db) => db.adjusts,
  auth: (db) => db.auths,
  recharge: (db) => db.recharges,
  withdraw: (db) => db.withdraws,
};

/** Refusals in a state that a move starts from, each by what its call asks of a record besides the state. */
const BESIDES: Readonly<Record<string, readonly number[]>> = {
  /** One that waits is removed by its maker alone. */
  'recharge.remove': [40904],
  /** Nothing bars it that could be lifted. */
  'withdraw.override': [40904],
  /** A result has been proposed already. */
  'withdraw.sent': [40904],
  'withdraw.fail': [40904],
};

const FLOWING = describedResources.flatMap(({ resource }) => (resource.flow ? [resource] : []));

const place = bench();
const sends = new Map<string, Send>();

beforeAll(async () => {
  for (const name of ROLES) sends.set(name, sender(place, (await signedIn(place, name)).token));
});

function rowsOf({ name }: Resource): Stored[] {
  const table = TABLES[name];
  if (!table) throw new Error(`say in TABLES of ${HERE} where the records of ${name} are stored`);
  return [...table(place.db).values()];
}

/** The body of a call about one record: what it has to have, and what makes it this move. */
function bodyOf({ call, sends: sent }: NamedMove, row: Stored, operPassword: string) {
  const route = call ? `${call.method} ${call.path}` : '';
  const input = inputs.find((one) => one.route === route);
  if (!call || !input) throw new Error(`${route} is not in the document`);
  const fields = call.body ?? {};
  const needed = Object.keys(fields).filter((name) => !fields[name]?.optional);
  const whole = fittingObject(input.schema);
  const about: Record<string, unknown> = {
    id: row.id,
    ...('id' in fields ? {} : { ids: [row.id] }),
    version: row.version,
    versions: { [row.id]: row.version },
    operPassword,
    requestId: requestId(),
    reason: '核实后决定',
    remark: '核实后决定',
  };
  const given = Object.entries({
    ...Object.fromEntries(needed.map((name) => [name, whole[name]])),
    ...about,
  });
  return { input, body: { ...Object.fromEntries(given.filter(([name]) => name in fields)), ...sent } };
}

interface Try {
  role: string;
  row: Stored;
  state: number;
  /** People of the record who are the operator. */
  mine?: readonly string[];
  password?: string;
}

/** Makes a move of a record that was put into a state, and puts the record back. @returns the code of the answer */
async function tried(resource: Resource, move: NamedMove, wish: Try): Promise<number> {
  const { role, row, state, mine = [], password = DEMO_PASSWORD } = wish;
  const { field, people } = flowOf(resource);
  const before = { ...row };
  for (const path of Object.values(people)) Object.assign(row, entered(path, OTHER));
  for (const path of mine) Object.assign(row, entered(path, role));
  Object.assign(row, { [field]: state, ...('claimBy' in row ? { claimBy: '', claimUntil: null } : {}) });
  const { input, body } = bodyOf(move, row, password);
  const send = sends.get(role);
  if (!send) throw new Error(`${role} is not signed in`);
  const { code, data } = await send(input, body);
  Object.assign(row, before);
  return firstFailure(data) ?? code;
}

/** The code of the first record that a call about several refused. */
function firstFailure(data: unknown): number | undefined {
  const failed: unknown = Reflect.get(Object(data), 'failed');
  const code: unknown = Array.isArray(failed) ? Reflect.get(Object(failed[0]), 'code') : undefined;
  return typeof code === 'number' ? code : undefined;
}

const OBSTACLES = [40300, 40301, 40901, 40903, 40904];
const LATE = [40901, 40904];

const isOf = (codes: readonly number[], code: number, word: string) => (codes.includes(code) ? word : code);

describe.each(FLOWING.map((resource) => ({ resource, name: resource.name })))(
  '$name',
  ({ resource, name }) => {
    const { states } = flowOf(resource);
    const moves = movesOf(resource).filter(({ call }) => call);

    test.each(moves.map((move) => ({ move, verb: move.name })))('$verb', async ({ move, verb }) => {
      const { permission, from, notBy, onlyBy, stepUp } = move.terms;
      const rows = rowsOf(resource);
      const { field } = flowOf(resource);
      const [probe] = rows;
      if (!probe) throw new Error(`no ${name} is seeded`);
      const found: unknown[] = [];
      const expected: unknown[] = [];
      const expects = (what: string, code: unknown, wanted: unknown) => {
        found.push(`${what}: ${String(code)}`);
        expected.push(`${what}: ${String(wanted)}`);
      };
      const met = new Set<number>();
      for (const role of ROLES) {
        const user = userOf(place.db, role);
        const may = can(place.db, user, permission) && !user.bindMemberId;
        const own = onlyBy === undefined ? [] : [onlyBy];
        for (const [word, state] of Object.entries(states)) {
          const as = { role, row: probe, state, mine: own };
          const what = `${role} in ${word}`;
          const starts = from.includes(state);
          if (!may) {
            expects(what, await tried(resource, move, as), 40300);
            continue;
          }
          if (stepUp)
            expects(`${what}, password`, await tried(resource, move, { ...as, password: 'wrong' }), 40301);
          if (!starts) {
            expects(what, isOf(LATE, await tried(resource, move, as), 'late'), 'late');
            continue;
          }
          if (onlyBy !== undefined)
            expects(`${what}, not own`, await tried(resource, move, { ...as, mine: [] }), 40300);
          for (const party of notBy) {
            const code = await tried(resource, move, { ...as, mine: [party.field] });
            expects(`${what}, ${party.part}`, code, 40903);
          }
          // What passes changes more than the record: each time it is another one, in this state by itself if there is one.
          const spare = rows.findLast((one) => Reflect.get(one, field) === state && one !== probe) ?? probe;
          const code = await tried(resource, move, { ...as, row: spare });
          met.add(code);
          const besides = BESIDES[`${name}.${verb}`] ?? [];
          const stops = OBSTACLES.filter((one) => !besides.includes(one));
          expects(what, stops.includes(code) ? code : 'done', 'done');
        }
      }
      expect(found).toEqual(expected);
      const unmet = (BESIDES[`${name}.${verb}`] ?? []).filter((code) => !met.has(code));
      expect(unmet, `remove these of ${name}.${verb} from BESIDES in ${HERE}`).toEqual([]);
    });
  },
);
