import type { Call } from '@/contract/call';
import { Refusal } from '@/contract/refusals';
import { describedCalls } from './described';
import { isWrite, REPETITIONS, repetitionsOf } from '@/contract/terms';
import type { Repetition } from '@/contract/terms';

const HOLDS: Readonly<Record<Repetition, readonly [has: string, then: string]>> = {
  requestId: [
    '`requestId`',
    'The same request gets the same answer, and nothing is done twice. `common/request` tells what became of it.',
  ],
  version: [
    '`version` or `versions`',
    'The same request is refused with 40900, or with 40901, 40902 or 40904 where these are found first. The record tells what became of it.',
  ],
  same: ['neither', 'The same request leaves everything as it is, and succeeds again.'],
  refused: ['neither', 'The same request is refused, because what it takes serves once or is gone.'],
};

function named(call: Call): string {
  const { path, again } = call;
  return again === undefined || again === 'same' ? `\`${path}\`` : `\`${path}\` (${Refusal[again]})`;
}

/** What holds for every write whose answer was lost; a test has each of them in one line alone. */
export function lostAnswers(): string[] {
  const writes = describedCalls.map(({ call }) => call).filter(isWrite);
  return [
    '## What holds after a lost answer',
    '',
    'Every write can be sent once more when its answer was lost, with the same body. What then happens follows from its body:',
    '',
    '| it has | what holds | writes |',
    '|---|---|---|',
    ...REPETITIONS.map((one) => {
      const [has, then] = HOLDS[one];
      const calls = writes.filter((call) => repetitionsOf(call)[0] === one).map(named);
      return `| ${has} | ${then} | ${[...new Set(calls)].toSorted().join(', ')} |`;
    }),
    '',
  ];
}
