import type { Operator } from '../../unit/mocks/operator';

const ROUNDS = 9;

/** A call that is timed. */
export type Question = readonly [method: 'GET' | 'POST', path: string, body?: object];

export const get = (path: string, question: Record<string, string> = {}): Question => [
  'GET',
  `${path}?${new URLSearchParams(question).toString()}`,
];

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Median milliseconds; the first answer, for which much is worked out once, is left out. */
export async function timed(ask: Operator, [method, path, body]: Question): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await ask.send(method, path, body);
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (!text.startsWith('{"code":0')) throw new Error(`${path} is answered with ${text.slice(0, 200)}`);
  }
  return middle(times.slice(1));
}
