import { beforeAll, expect, test } from 'vitest';
import { codesOf } from '@/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import { adjustKind } from '#mocks/adjust/kind';
import { authKind } from '#mocks/auth/kind';
import type { Db } from '#mocks/core/db';
import { claimOne, isInvolved } from '#mocks/core/review/deciders';
import type { Kind, Reviewed } from '#mocks/core/review/kind';
import { mustBeAllowed, mustMay } from '#mocks/core/review/perform';
import { rechargeKind } from '#mocks/recharge/kind';
import { withdrawKind } from '#mocks/withdraw/kind';
import { codeOf, contextOf } from './context';
import { bench } from './operator';
import { entered } from './people';

let db: Db;

beforeAll(() => {
  ({ db } = bench());
});

/** A state that no kind has. */
const NOWHERE = 99;

const ME = 'admin';
const OTHER = 'admin02';

/** One kind, whatever its rows are. */
interface Tested {
  name: string;
  transitions: readonly [name: string, rules: MoveTerms][];
  /** Each obstacle's code in the order in which they are met, one being taken away after the other. */
  obstacles(rules: MoveTerms): { met: number[]; expected: number[] };
  claims(): Record<string, number>;
}

function tested<Row extends Reviewed>(kind: Kind<Row>, rows: (now: Db) => Iterable<Row>): Tested {
  const fresh = (): Row => {
    const [first] = rows(db);
    if (!first) throw new Error(`no ${kind.name} is seeded`);
    const row = { ...first };
    for (const path of Object.values(kind.flow.people)) Object.assign(row, entered(path, OTHER));
    return Object.assign(row, { claimBy: '', claimUntil: null, ...entered('reviewerName', OTHER) });
  };
  return {
    name: kind.name,
    transitions: Object.entries(kind.transitions),
    obstacles(rules) {
      const { from, onlyBy, isEdit, versioned, whileClaimed, notBy } = rules;
      const decided = codesOf(kind.flow, kind.flow.decided ?? []);
      const row = fresh();
      const [late = NOWHERE] = decided;
      const isDecision = !isEdit && !from.some((state) => decided.includes(state));
      let version: number | undefined = row.version + 1;
      const obstacles: [code: number, put: () => void, take: () => void][] = [];
      const add = (...obstacle: (typeof obstacles)[number]) => obstacles.push(obstacle);
      if (onlyBy !== undefined)
        add(
          40300,
          () => undefined,
          () => Object.assign(row, entered(onlyBy, ME)),
        );
      if (isDecision)
        add(
          40901,
          () => Object.assign(row, { status: late }),
          () => Object.assign(row, { status: NOWHERE }),
        );
      if (!whileClaimed)
        add(
          40902,
          () => Object.assign(row, { claimBy: OTHER, claimUntil: '2999-01-01 00:00:00' }),
          () => Object.assign(row, { claimBy: '', claimUntil: null }),
        );
      if (versioned)
        add(
          40900,
          () => undefined,
          () => {
            version = row.version;
          },
        );
      for (const { field } of notBy)
        add(
          40903,
          () => Object.assign(row, entered(field, ME)),
          () => Object.assign(row, entered(field, OTHER)),
        );
      add(
        40904,
        () => Object.assign(row, isDecision ? {} : { status: NOWHERE }),
        () => Object.assign(row, { status: from[0] }),
      );
      for (const [, put] of obstacles) put();
      const met = obstacles.map(([, , take]) => {
        const code = codeOf(() => mustBeAllowed(contextOf(db, ME), kind, rules, row, version));
        take();
        return code;
      });
      met.push(codeOf(() => mustBeAllowed(contextOf(db, ME), kind, rules, row, version)));
      return { met, expected: [...obstacles.map(([code]) => code), 0] };
    },
    claims() {
      const codes: Record<string, number> = {};
      for (const { part, field } of kind.transitions.approve.notBy) {
        const [row] = [...rows(db)].filter(({ status }) => kind.transitions.approve.from.includes(status));
        if (!row) throw new Error(`no ${kind.name} waits`);
        const before = { ...row };
        for (const other of Object.values(kind.flow.people)) Object.assign(row, entered(other, ''));
        Object.assign(row, { claimBy: '', claimUntil: null, ...entered(field, ME) });
        codes[part] = codeOf(() => claimOne(contextOf(db, ME), kind, row.id));
        if (!isInvolved(db, kind, row, ME)) throw new Error(`${part} is not involved`);
        Object.assign(row, before);
      }
      return codes;
    },
  };
}

const KINDS: readonly Tested[] = [
  tested(rechargeKind, (now) => now.recharges.values()),
  tested(withdrawKind, (now) => now.withdraws.values()),
  tested(authKind, (now) => now.auths.values()),
  tested(adjustKind, (now) => now.adjusts.values()),
];

const EACH = KINDS.flatMap((kind) => kind.transitions.map(([verb, rules]) => ({ kind, verb, rules })));

test.each(EACH)('$kind.name: $verb is refused in the one order of refusals', ({ kind, rules }) => {
  const { met, expected } = kind.obstacles(rules);
  expect(met).toEqual(expected);
});

test.each(EACH)('$kind.name: $verb needs its permission, and its password where it says so', ({ rules }) => {
  const may = (who: string, password?: string) => codeOf(() => mustMay(contextOf(db, who), rules, password));
  expect(may('common', 'Demo1234')).toBe(40300);
  expect(may(ME)).toBe(rules.stepUp ? 40301 : 0);
  expect(may(ME, 'wrong')).toBe(40301);
  expect(may(ME, 'Demo1234')).toBe(0);
});

test.each(KINDS)('$name: whoever may not approve a record cannot claim it either', (kind) => {
  const codes = kind.claims();
  expect(Object.values(codes).every((code) => code === 40903)).toBe(true);
  const approve = kind.transitions.find(([name]) => name === 'approve')?.[1];
  expect(Object.keys(codes)).toEqual(approve?.notBy.map(({ part }) => part));
});
