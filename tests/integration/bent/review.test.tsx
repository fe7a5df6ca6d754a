import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adjust } from '@/contract/finance/adjust';
import { recharge } from '@/contract/finance/recharge';
import { withdraw } from '@/contract/finance/withdraw';
import { auth } from '@/contract/member/auth';
import { shapeOf } from '@/contract/resource';
import type { Resource } from '@/contract/resource';
import { wrongFacts } from './amounts';
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

/** Kinds of fields that a decision rests on. */
const DECIDING: readonly string[] = [
  'money',
  'usdt',
  'rate',
  'percent',
  'option',
  'address',
  'hash',
  'code',
  'choice',
  'flag',
  'member',
  'version',
  'record',
];

const decidingFields = (resource: Resource): string[] =>
  Object.entries(shapeOf(resource, 'detail'))
    .filter(([name, { kind }]) => name !== 'id' && DECIDING.includes(kind))
    .map(([name]) => name);

/** The decisions at the foot of the drawer that can be taken. */
const openDecisions = (): string[] =>
  [...document.querySelectorAll<HTMLButtonElement>('.ant-drawer-footer button[aria-keyshortcuts]')]
    .filter((button) => !button.disabled)
    .map((button) => button.textContent);

async function startReview(on: Survey, what: string): Promise<void> {
  const command = commands(false).find(({ name }) => name === 'startReview');
  if (!command) throw new Error('no review');
  await start(command);
  await on.look(`the review, ${what}`);
}

test.each(REVIEWED.map((resource, place) => [resource.name, resource, place] as const))(
  'the review of %s stands, and decides nothing on what could not be read',
  async (_, resource, place) => {
    const get = `${resource.name}.get`;
    const on = survey(await screenOf(resource.view));
    await on.look('good answers');
    on.backend.answer();
    on.keepAnswers();
    await startReview(on, 'good answers');
    await waitFor(() => expect(openDecisions()).not.toEqual([]));
    const calls = [...on.backend.asked.values()];
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([get, 'review/next', 'review/claim']),
    );
    const noDecision = (what: string) =>
      on.note(...openDecisions().map((name) => `${what}: ${name} is open`));
    const ofQueue = calls.filter(({ path }) => path.startsWith('review/'));

    for (const seed of seeds(1, place)) {
      await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
      on.note(...wrongFacts(dialogs(), resource, on.backend.answered.get(get)));
    }
    for (const answer of some(wrongAnswers(calls.filter((call) => !ofQueue.includes(call))), 3, place)) {
      await on.answerWrongly(answer);
      if (answer.call.name === get) noDecision(`${get} is ${answer.what}`);
    }
    for (const name of some(decidingFields(resource), 3, place)) {
      await on.answer(`no ${name}`, (call, good) =>
        call.name === get && typeof good === 'object' ? { ...good, [name]: { is: 'nothing' } } : good,
      );
      noDecision(`no ${name}`);
    }
    await on.answer('no amount', withoutAmounts);
    on.note(...inventedAmounts(dialogs()).map((text) => `no amount could be read: ${text}`));

    // Who holds a record and what comes next is asked when the drawer opens.
    await closeDialogs(0);
    for (const { call, what, wrong } of some(wrongAnswers(ofQueue), 1, place)) {
      on.backend.answer(instead(call.name, wrong));
      on.drawn.queries.removeQueries({ queryKey: [resource.name, 'next'] });
      await startReview(on, `${call.name} is ${what}`);
      await closeDialogs(0);
      if (dialogs().length > 0) on.note(`${call.name} is ${what}: stays open`);
    }
    on.end();
  },
);
