import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusy, nextState } from '@/lib/upload/machine';
import type { UploadEvent, UploadState } from '@/lib/upload/machine';
import { emptyMeter, fraction, measure, secondsLeft } from '@/lib/upload/meter';
import type { Problem } from '@/lib/upload/problem';
import { isTemporary, isUnsure, pauseBefore, RETRIES } from '@/lib/upload/retry';

const http = (status: number): Problem => ({ kind: 'http', status, after: 0 });

test.each<[Problem, boolean, boolean]>([
  [http(404), false, true],
  [http(415), false, true],
  [http(500), false, true],
  [http(501), false, true],
  [http(408), true, true],
  [http(413), true, true],
  [http(429), true, false],
  [http(502), true, true],
  [http(503), true, false],
  [http(504), true, true],
  [{ kind: 'connection' }, true, true],
  [{ kind: 'timeout' }, true, true],
  [{ kind: 'malformed' }, true, true],
  [{ kind: 'refused', msg: '', status: 200 }, true, false],
  [{ kind: 'refused', msg: '', status: 500 }, false, false],
  [{ kind: 'session' }, false, false],
  [{ kind: 'cancelled' }, false, false],
  [{ kind: 'unreadable' }, false, false],
  [{ kind: 'broken' }, false, false],
])('C109 after %j: tried again %s, asked first %s', (problem, temporary, unsure) => {
  expect([isTemporary(problem), isUnsure(problem)]).toEqual([temporary, unsure]);
});

test('C108 pauses grow whatever chance says, and a server may ask for more, up to a minute', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 3, maxLength: 3 }),
      (draws) => {
        const pauses = draws.map((draw, attempt) => pauseBefore(attempt, { kind: 'timeout' }, draw));
        expect(pauses).toHaveLength(RETRIES);
        expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
        expect(new Set(pauses).size).toBe(3);
      },
    ),
  );
  expect(pauseBefore(0, { kind: 'http', status: 503, after: 30_000 }, 0)).toBe(30_000);
  expect(pauseBefore(0, { kind: 'http', status: 503, after: 9_000_000 }, 0)).toBe(60_000);
});

test.each<[UploadState, UploadEvent[]]>([
  ['waiting', ['hash', 'send', 'fail', 'pause', 'stop']],
  ['md5', ['hashed', 'fail', 'pause']],
  ['uploading', ['merge', 'finish', 'fail', 'pause', 'stop']],
  ['merging', ['send', 'finish', 'fail', 'stop']],
  ['paused', ['resume']],
  ['error', ['retry']],
  ['success', []],
])('in the state %s only these events mean something: %j', (state, events) => {
  const all: UploadEvent[] = [
    'hash',
    'hashed',
    'send',
    'merge',
    'finish',
    'fail',
    'pause',
    'stop',
    'resume',
    'retry',
  ];
  expect(all.filter((event) => nextState(state, event) !== null).sort()).toEqual([...events].sort());
  expect(isBusy(state)).toBe(events.includes('fail'));
});

test('C122 shown bytes never fall and never pass the size; speed and time left stay finite', () => {
  const measurement = fc.record({ bytes: fc.nat(1000), wire: fc.nat(100_000), wait: fc.nat(2000) });
  fc.assert(
    fc.property(fc.array(measurement), (list) => {
      let meter = emptyMeter(0);
      let now = 0;
      for (const { bytes, wire, wait } of list) {
        now += wait;
        const next = measure(meter, bytes, wire, now);
        expect(next.shown).toBeGreaterThanOrEqual(meter.shown);
        expect(fraction(next.shown, 1000, false)).toBeLessThanOrEqual(1);
        expect(Number.isFinite(next.speed) && next.speed >= 0).toBe(true);
        const left = secondsLeft(1000 - next.shown, next.speed);
        expect(left === null || Number.isFinite(left)).toBe(true);
        meter = next;
      }
    }),
  );
});

test('C122 the average speed takes a tenth of the newest measurement', () => {
  const first = measure(emptyMeter(0), 100, 100, 1000);
  expect(first.speed).toBe(100);
  expect(measure(first, 300, 300, 2000).speed).toBeCloseTo(0.1 * 200 + 0.9 * 100);
});
