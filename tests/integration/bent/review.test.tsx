import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { adjust } from '@/contract/finance/adjust';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { auth } from '@/contract/member/auth';
import { withoutAmounts } from './bends';
import { screenOf } from './screens';
import {
  closeDialogs,
  commands,
  dialogs,
  instead,
  seeds,
  some,
  someFields,
  start,
  survey,
  wrongAnswers,
} from './survey';
import type { Survey } from './survey';
import { inventedAmounts, watchCrashes } from './watch';

watchCrashes();

const REVIEWED: readonly (Resource & { view: string })[] = [recharge, withdraw, auth, adjust];

/** What a decision rests on. */
const DECIDING: readonly string[] = [
  'money',
  'usdt',
  'rate',
  'percent',
  'option',
  'address',
  'hash',
  'code',
  'flag',
  'member',
  'version',
  'record',
];

/** The decisions at the foot of the drawer that can be taken. */
const open = (): string[] =>
  [...document.querySelectorAll<HTMLButtonElement>('.ant-drawer-footer button[aria-keyshortcuts]')]
    .filter((button) => !button.disabled)
    .map((button) => button.textContent);

async function startReview(on: Survey): Promise<void> {
  const command = commands(false).find(({ name }) => name === 'startReview');
  if (!command) throw new Error('no review');
  await start(command);
  await on.look('the review');
}

describe.each(REVIEWED.map((resource, place) => [resource.name, resource, place] as const))(
  '%s',
  (_, resource, place) => {
    const get = `${resource.name}.get`;
    const fields = Object.entries(shapeOf(resource, 'detail'))
      .filter(([name, { kind }]) => name !== 'id' && DECIDING.includes(kind))
      .map(([name]) => name);

    test('the review stands, and decides nothing that could not be read', async () => {
      const on = survey(await screenOf(resource.view));
      await on.look('good answers');
      on.backend.answer();
      on.keepAnswers();
      await startReview(on);
      await waitFor(() => expect(open()).not.toEqual([]));
      const calls = [...on.backend.asked.values()];
      expect(calls.map(({ name }) => name)).toEqual(
        expect.arrayContaining([get, 'review/next', 'review/claim']),
      );

      for (const seed of seeds(2, place)) {
        await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
      }
      for (const answer of some(
        wrongAnswers(calls.filter(({ path }) => !path.startsWith('review/'))),
        5,
        place,
      )) {
        await on.answerWrongly(answer);
        if (answer.call.name === get) on.note(...open().map((name) => `${get} is ${answer.what}: ${name}`));
      }
      for (const name of some(fields, 5, place)) {
        await on.answer(`no ${name}`, (call, good) =>
          call.name === get && typeof good === 'object' ? { ...good, [name]: { is: 'nothing' } } : good,
        );
        on.note(...open().map((decision) => `no ${name}: ${decision}`));
      }
      await on.answer('no amount', withoutAmounts);
      on.note(...inventedAmounts(dialogs()).map((text) => `no amount could be read: ${text}`));
      on.end();
    });

    test('a queue and a claim that cannot be read', async () => {
      const on = survey(await screenOf(resource.view));
      await on.look('good answers');
      on.backend.answer();
      await startReview(on);
      const calls = [...on.backend.asked.values()].filter(
        ({ path }) => path === 'review/claim' || path === 'review/next',
      );
      await closeDialogs(0);
      for (const { call, what, wrong } of some(wrongAnswers(calls), 2, place)) {
        on.backend.answer(instead(call.name, wrong));
        on.drawn.queries.clear();
        await startReview(on);
        await on.look(`${call.name} is ${what}`);
        await closeDialogs(0);
        if (dialogs().length > 0) on.note(`${call.name} is ${what}: stays open`);
      }
      on.end();
    });
  },
);
