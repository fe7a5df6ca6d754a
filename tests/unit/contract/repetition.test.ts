import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomStream } from '#mocks/core/random';
import { Refusal } from '@/contract/refusals';
import { describedCalls } from '../../../tools/contract/described';
import { isWrite, repetitionsOf } from '../../../tools/contract/terms';
import type { Repetition } from '../../../tools/contract/terms';
import { bench } from '../mocks/operator';
import type { Bench } from '../mocks/operator';
import { callsOf, requestOf, sendOne } from '../mocks/walk/calls';
import { callerOf, crowdOf } from '../mocks/walk/crowd';
import { drawsOf } from '../mocks/walk/draws';

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
const LEFT = new Set(['operLogs', 'sessions', 'answers', 'attempts']);

/** When and how often a record was written last. */
const STAMPS = new Set(['version', 'updatedAt', 'updatedBy']);

const plain = (name: string, value: unknown): unknown => {
  if (STAMPS.has(name)) return undefined;
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return typeof value === 'bigint' ? String(value) : value;
};

/** All that the platform knows, as one short text. */
function digest({ db }: Bench): string {
  const { ledger, areas: _areas, ...tables } = db;
  const kept = Object.entries(tables).filter(([name]) => !LEFT.has(name));
  const text = JSON.stringify([kept, [...ledger.accounts()]], plain);
  return createHash('sha1').update(text).digest('hex');
}

const LATE = [Refusal.staleVersion, Refusal.alreadyDecided, Refusal.wrongState, Refusal.claimedByAnother];

/** The codes that the same request may get once more. */
const answeredWith: Readonly<Record<Repetition, readonly number[]>> = {
  requestId: [0],
  version: LATE,
  same: [0],
  refused: [],
};

/** What some of several records were refused with: the same request gets it again where their first is one of these. */
function failedCodes(data: unknown): number[] {
  const { failed = [] } = (data ?? {}) as { failed?: { code: number }[] };
  return failed.map(({ code }) => code);
}

test('the same write once more does nothing, and is answered as its contract says', async () => {
  const place = bench();
  const random = randomStream(7, 'repeated');
  const draws = drawsOf(place.db, random);
  const crowd = await crowdOf(place);
  const byRoute = new Map(writes.map(({ call }) => [`${call.method} ${call.path}`, call]));
  const walked = callsOf(draws).filter(({ route }) => byRoute.has(route));
  const left = new Map<string, (typeof walked)[number]>(walked.map((one) => [one.route, one]));
  // What is cleared leaves nothing to delete.
  const isDue = ({ route }: { route: string }) =>
    !route.endsWith('/clear') || !left.has(route.replace(/clear$/, 'delete'));
  const faults: string[] = [];
  for (let step = 0; step < 8000 && left.size > 0; step++) {
    // What has been done makes other things possible.
    const one = random.pick((step % 2 ? walked : [...left.values()]).filter(isDue));
    const call = byRoute.get(one.route);
    const { who, user } = callerOf(draws, crowd, one);
    const request = requestOf(draws, user?.userName ?? '', one);
    place.wait(1000);
    const first = await sendOne(who, request);
    if (first.code !== 0 || !call || !left.delete(one.route)) continue;
    const before = digest(place);
    const second = await sendOne(who, request);
    const [how = 'same'] = repetitionsOf(call);
    const isAsSaid = call.again && call.again !== 'same' ? [Refusal[call.again]] : answeredWith[how];
    const expected = [...isAsSaid, ...failedCodes(first.data)];
    if (!expected.includes(second.code)) faults.push(`${one.route} (${how}) is answered ${second.code}`);
    if (how === 'requestId' && JSON.stringify(second.data) !== JSON.stringify(first.data))
      faults.push(`${one.route} has another answer`);
    if (digest(place) !== before) faults.push(`${one.route} (${how}) is done twice`);
  }
  expect(faults).toEqual([]);
  expect([...left.keys()]).toEqual([]);
}, 120_000);
