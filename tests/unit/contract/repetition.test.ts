import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import type { Db } from '#mocks/core/db';
import { randomStream } from '#mocks/core/random';
import { Refusal } from '@/contract/refusals';
import { describedCalls } from '../../../tools/contract/described';
import { isWrite, repetitionsOf } from '@/contract/terms';
import type { Repetition } from '@/contract/terms';
import { bench } from '../mocks/operator';
import { callsOf, requestOf, sendOne } from '../mocks/walk/calls';
import { callerOf, crowdOf } from '../mocks/walk/crowd';
import { drawsOf } from '../mocks/walk/draws';
import { steered, weighed } from '../mocks/walk/steer';

const writes = describedCalls.filter(({ call }) => isWrite(call));

test.each(writes.map((one) => [one.id, one.call] as const))(
  '%s says in exactly one way what holds when its answer is lost',
  (_, call) => {
    expect(repetitionsOf(call)).toHaveLength(1);
  },
);

test('what creates something takes a requestId', () => {
  const creating = writes.filter(({ call: { path } }) => /\/(?:\w*[aA]dd|import|copy|generate)$/.test(path));
  expect(creating.length).toBeGreaterThan(20);
  expect(creating.filter(({ call }) => call.body?.['requestId'] === undefined).map(({ id }) => id)).toEqual(
    [],
  );
});

/** What a request leaves behind whatever becomes of it, and the answers that are kept. */
const LEFT = new Set(['operLogs', 'operLogChain', 'sessions', 'answers', 'attempts']);

/** When and how often a record was written last. */
const STAMPS = new Set(['version', 'updatedAt', 'updatedBy']);

/**
 * Watches everything that a platform knows: what nobody looks at cannot change, and what is looked at is noted before.
 * @returns what does something meanwhile, and answers the names of what has changed
 */
function watched(db: Db): (run: () => Promise<void>) => Promise<string[]> {
  const { ledger } = db;
  const bytesOf = (known: unknown): Buffer => serialize(known === ledger ? ledger.accounts() : known);
  let noted: Map<string, Buffer> | undefined;
  for (const [name, first] of Object.entries(db)) {
    if (LEFT.has(name) || name === 'areas' || typeof first === 'function') continue;
    let known: unknown = first;
    Object.defineProperty(db, name, {
      get() {
        if (noted && !noted.has(name)) noted.set(name, bytesOf(known));
        return known;
      },
      set: (next: unknown) => {
        known = next;
      },
      enumerable: true,
    });
  }
  return async (run) => {
    const before = new Map<string, Buffer>();
    noted = before;
    await run();
    noted = undefined;
    return [...before].flatMap(([name, bytes]) =>
      isSame(bytes, bytesOf(Reflect.get(db, name))) ? [] : [name],
    );
  };
}

const withoutStamps = (name: string, value: unknown): unknown => {
  if (STAMPS.has(name)) return undefined;
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return typeof value === 'bigint' ? String(value) : value;
};

/** True where nothing but stamps differs. The bytes are nearly always the same, and are the quicker question. */
const isSame = (before: Buffer, after: Buffer): boolean =>
  before.equals(after) ||
  JSON.stringify(deserialize(before), withoutStamps) === JSON.stringify(deserialize(after), withoutStamps);

const LATE = [Refusal.staleVersion, Refusal.alreadyDecided, Refusal.wrongState, Refusal.claimedByAnother];

/** The codes that the same request may get once more. */
const answeredWith: Readonly<Record<Repetition, readonly number[]>> = {
  requestId: [0],
  version: LATE,
  same: [0],
  refused: [],
};

const byRoute = new Map(writes.map(({ call }) => [`${call.method} ${call.path}`, call]));

/** What some of several records were refused with: the same request gets it again where their first is one of these. */
function failedCodes(data: unknown): number[] {
  const { failed = [] } = (data ?? {}) as { failed?: { code: number }[] };
  return failed.map(({ code }) => code);
}

/** Steps on one platform, which in time makes some writes impossible. */
const STEPS = 2000;

/** Makes writes until each of those left, as `PUT member/edit`, has gone through once, and once more. @returns faults */
async function repeatedOn(seed: number, left: Set<string>): Promise<string[]> {
  const place = bench();
  const random = randomStream(seed, 'repeated');
  const draws = drawsOf(place.db, random);
  const crowd = await crowdOf(place);
  const watch = watched(place.db);
  const walked = callsOf(draws).filter(({ route }) => byRoute.has(route));
  // What is cleared leaves nothing to delete.
  const isDue = ({ route }: { route: string }) =>
    !route.endsWith('/clear') || !left.has(route.replace(/clear$/, 'delete'));
  const faults: string[] = [];
  for (let step = 0; step < STEPS && left.size > 0; step++) {
    const one = random.weighted(weighed(steered(walked.filter(isDue), left, step)));
    const call = byRoute.get(one.route);
    const { who, user } = callerOf(draws, crowd, one);
    const request = requestOf(draws, user?.userName ?? '', one);
    place.wait(1000);
    const first = await sendOne(who, request);
    if (first.code !== 0 || !call || !left.delete(one.route)) continue;
    let second = first;
    const changed = await watch(async () => {
      second = await sendOne(who, request);
    });
    const [how = 'same'] = repetitionsOf(call);
    const isAsSaid = call.again && call.again !== 'same' ? [Refusal[call.again]] : answeredWith[how];
    const expected = [...isAsSaid, ...failedCodes(first.data)];
    if (!expected.includes(second.code)) faults.push(`${one.route} (${how}) is answered ${second.code}`);
    if (how === 'requestId' && JSON.stringify(second.data) !== JSON.stringify(first.data))
      faults.push(`${one.route} has another answer`);
    if (changed.length > 0) faults.push(`${one.route} (${how}) is done twice: ${changed.join(', ')}`);
  }
  return faults;
}

test('the same write once more does nothing, and is answered as its contract says', async () => {
  const left = new Set(callsOf(drawsOf(bench().db, randomStream(7, 'repeated'))).map(({ route }) => route));
  for (const route of left) if (!byRoute.has(route)) left.delete(route);
  for (let turn = 0; turn < 6 && left.size > 0; turn++) expect(await repeatedOn(7 + turn, left)).toEqual([]);
  expect([...left]).toEqual([]);
}, 240_000);
