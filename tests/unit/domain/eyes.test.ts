import { describe, expect, test } from 'vitest';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
import { flowOf } from '@/contract/flow';
import type { Flow } from '@/contract/flow';
import { adjust } from '@/contract/finance/adjust';
import { withdraw } from '@/contract/finance/withdraw';
import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { AdjustStatus } from '@/contract/finance/adjustFlow';
import type { Shape } from '@/contract/field/field';
import { resources } from '@/domain/resource/resources';
import { eyesOf, isOfTwo, openStep, timeBeside } from '@/domain/eyes/eyes';

/** True for a field of a row, or of a record inside it. */
function has(shape: Shape, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = shape[name];
  return rest.length === 0
    ? field !== undefined
    : field?.options.shape !== undefined && has(field.options.shape, rest.join('.'));
}

const ofTwo = resources.flatMap(livesOf).filter(isOfTwo);

describe.each(ofTwo.map((living) => ({ living, name: living.name, field: living.flow.field })))(
  'what two people decide about: $name, $field',
  ({ living }) => {
    const { people, acts = {} }: Flow = living.flow;

    test('each of its people has a time beside their name, or in its history', () => {
      const timeless = Object.entries(people).filter(([part, path]) => {
        const beside = timeBeside(path);
        const isBeside = beside !== undefined && has(living.row, beside);
        return acts[part] ? !living.detail?.['history'] : !isBeside;
      });
      expect(timeless).toEqual([]);
    });

    test('the one who decides last is named as well, where a row says who it was', () => {
      const named = Object.values(people);
      const deciders = ['reviewerName', 'firstReviewer', 'secondReviewer'].filter((name) => living.row[name]);
      // Of a change that waits, the record's own life names them.
      if (living.flow.field !== 'pendingChange')
        expect(deciders.filter((name) => !named.includes(name))).toEqual([]);
    });
  },
);

const life = (resource: typeof adjust | typeof withdraw): Living => ({ ...resource, flow: flowOf(resource) });

const step = (operatorName: string, result: string, at: string) => ({
  id: '1',
  step: 1,
  result,
  operatorName,
  at,
  note: '',
  diff: [],
});

test('they stand in the order of time, which the history tells where no field does', () => {
  const record = {
    status: AdjustStatus.approved,
    createdBy: 'finance01',
    createdAt: '2026-11-20 09:00:00',
    firstReviewer: 'finance02',
    reviewerName: 'admin',
    reviewedAt: '2026-11-20 11:00:00',
    history: [
      step('finance01', 'create', '2026-11-20 09:00:00'),
      step('finance02', 'approve', '2026-11-20 10:00:00'),
      step('finance02', 'question', '2026-11-20 10:30:00'),
      step('admin', 'approve', '2026-11-20 11:00:00'),
    ],
  };
  expect(eyesOf(life(adjust), record).map(({ part, who, at }) => [part, who, at.slice(11, 16)])).toEqual([
    ['maker', 'finance01', '09:00'],
    ['first', 'finance02', '10:00'],
    ['reviewer', 'admin', '11:00'],
  ]);
  expect(openStep(life(adjust), record)).toBeUndefined();
});

const people = { firstReviewer: '', secondReviewer: '', paidBy: '', override: null, proposal: null };

test.each([
  ['one that nobody has looked at', {}, undefined],
  ['a first review', { status: WithdrawStatus.secondReview, firstReviewer: 'finance01' }, 'approve'],
  ['a block that somebody lifted', { override: { by: 'admin' } }, 'approve'],
  [
    'an approved one, which anybody may pay',
    { status: WithdrawStatus.approved, firstReviewer: 'li' },
    undefined,
  ],
  ['a proposed result', { status: WithdrawStatus.unclear, proposal: { by: 'finance01' } }, 'approve'],
  ['a paid one', { status: WithdrawStatus.completed, firstReviewer: 'li', paidBy: 'wang' }, undefined],
] as const)('a withdraw waits for another one after %s: %o, %s', (_, given, verb) => {
  const record = { status: WithdrawStatus.pending, ...people, ...given };
  expect(openStep(life(withdraw), record)?.verb).toBe(verb);
});
