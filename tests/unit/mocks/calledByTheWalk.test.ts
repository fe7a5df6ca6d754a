import { expect, test } from 'vitest';
import { SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { createHandlers } from '#mocks/core/handlers';
import { randomStream } from '#mocks/core/random';
import { bench, NOON, signedIn } from './operator';
import { callsOf, plainCalls, requestOf, sendOne } from './walk/calls';
import { drawsOf } from './walk/draws';
import { ELSEWHERE } from './walk/elsewhere';

/** The folder of the walks, named by the checks that fail. */
const HERE = 'tests/unit/mocks/walk';

test('the walk makes every call that is not named as tested elsewhere', () => {
  const db = createDb({ now: NOON });
  const answered = createHandlers(db).flatMap(({ info: { method, path } }) =>
    typeof path === 'string' ? `${String(method)} ${path.replace(`*/admin/${SITE}`, '')}` : [],
  );
  const walked = new Set<string>(callsOf(drawsOf(db, randomStream(1, 'walk'))).map(({ route }) => route));
  expect(
    answered.filter((route) => !walked.has(route) && ELSEWHERE[route] === undefined),
    `add these to a walk in ${HERE} and that to WALKS in its calls.ts, or to its elsewhere.ts`,
  ).toEqual([]);
  expect(
    [...walked].filter((route) => !answered.includes(route)),
    `remove these from ${HERE}: the mock backend does not answer them`,
  ).toEqual([]);
  expect(
    Object.keys(ELSEWHERE).filter((route) => walked.has(route) || !answered.includes(route)),
    `remove these from ${HERE}/elsewhere.ts: they are walked, or not answered`,
  ).toEqual([]);
});

/** Calls that go through only after others have, which the walk itself sees to. */
const LATER: Readonly<Record<string, string>> = {
  'PUT deliveryContract/confirmChange': 'no change waits yet',
  'PUT deliveryContract/withdrawChange': 'no change waits yet',
  'POST deliveryContract/effect': 'nothing would change',
  'POST config/effect': 'most settings are no text',
};

/** How often each call is drawn, between which the others are. */
const ROUNDS = 40;

test('a call that no walk names goes through as it is drawn from the contract alone', async () => {
  const place = bench();
  const draws = drawsOf(place.db, randomStream(1, 'plain'));
  const admin = await signedIn(place, 'admin');
  const calls = plainCalls(draws).filter(({ route }) => LATER[route] === undefined);
  expect(calls.length).toBeGreaterThan(0);
  const refused = new Map(calls.map(({ route }) => [route, 'never made']));
  for (let round = 0; refused.size > 0 && round < ROUNDS; round++) {
    for (const call of calls.filter(({ route }) => refused.has(route))) {
      const { code, msg } = await sendOne(admin, requestOf(draws, 'admin', call));
      if (code === 0) refused.delete(call.route);
      else refused.set(call.route, `${code} ${msg}`);
      place.wait(1000);
    }
  }
  expect(
    [...refused].map(([route, why]) => `${route}: ${why}`),
    `say in a walk in ${HERE} what these take, and name that in WALKS of its calls.ts`,
  ).toEqual([]);
});
