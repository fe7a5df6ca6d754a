import { expect, test, vi } from 'vitest';
import { withoutAmounts } from './bends';
import { PARTS } from './parts';
import { seeds, some, someFields, survey, wrongAnswers } from './survey';
import { inventedAmounts, watchCrashes } from './watch';

vi.mock('@/ui/chart/canvas', () => ({ draw: () => () => undefined }));

watchCrashes();

test.each(PARTS.map((part, place) => [part.name, part, place] as const))(
  '%s stands whatever is answered',
  async (_, { draw, open, queries, toldElsewhere = [] }, place) => {
    const on = survey(await draw(), { queries });
    await open?.(on);
    await on.look('good answers');
    const calls = [...on.backend.asked.values()];
    expect(calls).not.toEqual([]);
    for (const seed of seeds(1, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
    }
    const told = calls.filter(({ path }) => !toldElsewhere.includes(path));
    for (const answer of some(wrongAnswers(told), 2, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answerWrongly(answer);
    }
    await on.answer('no amount', withoutAmounts);
    on.note(...inventedAmounts().map((text) => `no amount could be read: ${text}`));
    on.end();
  },
);
