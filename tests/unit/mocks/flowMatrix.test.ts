import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { movesOf, stateNamed, stateOf } from '@/contract/flow';
import type { Flow, NamedMove } from '@/contract/flow';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
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
  /** Some have none: their calls take none. */
  version?: number;
}

/** The stored records of a resource. */
const TABLES: Readonly<Record<string, (db: Db) => Iterable<Stored>>> = {
  adjust: (db) => db.adjusts.values(),
  auth: (db) => db.auths.values(),
  award: (db) => db.awards.values(),
  banner: (db) => db.banners.values(),
  channel: (db) => db.channels.values(),
  config: (db) => db.configs.values(),
  contractEntrust: (db) => db.entrusts.values(),
  contractSymbol: (db) => db.symbols.values(),
  coupon: (db) => db.coupons.values(),
  couponGrant: (db) => db.couponGrants.values(),
  deliveryContract: (db) => db.deliveryContracts.values(),
  deliveryCycle: (db) => db.deliveryCycles.values(),
  job: (db) => db.jobs.values(),
  member: (db) => db.members.values(),
  memberCoupon: (db) => db.memberCoupons.values(),
  notice: (db) => db.notices.values(),
  reconciliation: (db) => db.reconciliations.values(),
  payoutBatch: (db) => db.payoutBatches.values(),
  recharge: (db) => db.recharges.values(),
  rechargeAddress: (db) => db.rechargeAddresses.values(),
  redEnvelope: (db) => db.envelopes.values(),
  ipRule: (db) => db.ipRules.values(),
  redeemBatch: (db) => db.redeemBatches.values(),
  redeemCode: (db) => db.redeemCodes.values(),
  role: (db) => db.roles.values(),
  stakingOrder: (db) => db.stakingOrders.values(),
  contentNotice: (db) => db.contentNotices.values(),
  tutor: (db) => db.tutors.values(),
  stakingProduct: (db) => db.stakingProducts.values(),
  user: (db) => db.users.values(),
  violation: (db) => db.violations.values(),
  walletCode: (db) => db.walletCodes,
  withdraw: (db) => db.withdraws.values(),
  withdrawAddress: (db) => db.withdrawAddresses.values(),
};

/** What else a record has in a state, which would be left at once without it. */
const WITH: Readonly<Record<string, object>> = {
  'withdrawAddress.waiting': { activeAt: '2999-01-01T00:00:00.000Z' },
  /** A flexible order that misses the days of a week, one of which was asked for. */
  'stakingOrder.staking': {
    productId: '1',
    startAt: '2026-11-10 00:00:00',
    endAt: null,
    settledDays: null,
    paidDays: [],
    reissueDay: '2026-11-12',
  },
};

/** Resources whose state is not stored, with the test of their moves. */
const COMPUTED: Readonly<Record<string, string>> = {
  contractPosition: 'tests/unit/mocks/trading/desk.test.ts',
};

/** Refusals in a state that a move starts from, each by what its call asks of a record besides the state. */
const BESIDES: Readonly<Record<string, readonly number[]>> = {
  /** A claw-back waits, or none does. */
  'award.takeBack': [40904],
  'award.keepPaid': [40904],
  /** One that waits is removed by its maker alone. */
  'recharge.remove': [40904],
  /** Nobody of its members can have the coupon any more. */
  'couponGrant.approve': [40904],
  /** Positions of it are open. */
  'contractSymbol.delist': [40904],
  /** Another operator has asked for it already. */
  'member.requestClose': [40904],
  'stakingOrder.reissue': [40904],
  /** It is on. */
  'rechargeAddress.reopen': [40904],
  /** It waits for another operator. */
  'redeemBatch.activate': [40904],
  'redeemBatch.resume': [40904],
  /** It comes to something else than when it was asked for. */
  'role.confirm': [40904],
  /** Nothing bars it that could be lifted. */
  'withdraw.override': [40904],
  /** A result has been proposed already. */
  'withdraw.sent': [40904],
  'withdraw.fail': [40904],
};

const LIVES = describedResources
  .flatMap(({ resource }) => livesOf(resource))
  .filter((life) => !COMPUTED[life.name] && movesOf(life).some(({ call }) => call));

const place = bench();
const sends = new Map<string, Send>();

beforeAll(async () => {
  for (const name of ROLES) sends.set(name, sender(place, (await signedIn(place, name)).token));
});

function rowsOf({ name }: Living): Stored[] {
  const table = TABLES[name];
  if (!table) throw new Error(`say in TABLES of ${HERE} where the records of ${name} are stored`);
  return [...table(place.db)];
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

/** What a record has in a state. */
const inState = ({ field }: Flow, row: Stored, state: number): object => {
  const { [field]: now }: Record<string, unknown> = { ...row };
  if (typeof now === 'number') return { [field]: state };
  return { [field]: state === 0 ? null : {}, changeMeans: '' };
};

/** Makes a move of a record that was put into a state, and puts the record back. @returns the code of the answer */
async function tried({ name, flow }: Living, move: NamedMove, wish: Try): Promise<number> {
  const { role, row, state, mine = [], password = DEMO_PASSWORD } = wish;
  const { people } = flow;
  const before = { ...row };
  for (const path of Object.values(people)) Object.assign(row, entered(path, OTHER));
  for (const path of mine) Object.assign(row, entered(path, role));
  Object.assign(row, inState(flow, row, state), structuredClone(WITH[`${name}.${stateNamed(flow, state)}`]));
  Object.assign(row, 'claimBy' in row ? { claimBy: '', claimUntil: null } : {});
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

describe.each(LIVES.map((resource) => ({ resource, name: resource.name, field: resource.flow.field })))(
  '$name, $field',
  ({ resource, name }) => {
    const { flow } = resource;
    const { states } = flow;
    const moves = movesOf(resource).filter(({ call }) => call);

    test.each(moves.map((move) => ({ move, verb: move.name })))('$verb', async ({ move, verb }) => {
      const { permission, notBy, onlyBy, stepUp } = move.terms;
      // What a call does may follow from the state alone.
      const same = moves.filter((one) => one.call === move.call && isDeepStrictEqual(one.sends, move.sends));
      const from = same.flatMap(({ terms }) => terms.from);
      const rows = rowsOf(resource);
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
          const spare = rows.findLast((one) => stateOf(flow, one) === state && one !== probe) ?? probe;
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
