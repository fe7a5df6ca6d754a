import { describe, test } from 'vitest';
import { withoutAmounts } from './bends';
import { RESOURCES } from './resources';
import { screenOf } from './screens';
import {
  closeDialogs,
  commands,
  dialogs,
  openFirst,
  seeds,
  some,
  someFields,
  start,
  survey,
  wrongAnswers,
} from './survey';
import { inventedAmounts, watchCrashes } from './watch';

watchCrashes();

/** Opens the file dialog of the browser. */
const UPLOAD = 'upload';

const VIEWS = RESOURCES.flatMap(({ view }) => view ?? []);

describe.each(VIEWS.map((view, place) => [view, place] as const))('%s', (view, place) => {
  test('a record and what can be done to it', async () => {
    const on = survey(await screenOf(view));
    await on.look('good answers');
    on.backend.answer();
    on.keepAnswers();
    if (!(await openFirst())) return on.end();
    await on.look('its details');
    const calls = [...on.backend.asked.values()];
    for (const seed of seeds(2, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
    }
    for (const answer of some(wrongAnswers(calls), 2, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answerWrongly(answer);
    }
    await on.answer('no amount', withoutAmounts);
    on.note(...inventedAmounts(dialogs()).map((text) => `no amount could be read: ${text}`));
    await on.answer('good answers again', (__, good) => good);
    on.end();
  });

  test('dialogs and forms', async () => {
    const on = survey(await screenOf(view));
    await on.look('good answers');
    on.keepAnswers();
    await openFirst();
    await on.look('its details');
    const all = [true, false].flatMap((isAboutRecord) =>
      commands(isAboutRecord)
        .filter(({ name }) => name !== UPLOAD)
        .map(({ name }) => ({ name, isAboutRecord })),
    );
    for (const { name, isAboutRecord } of some(all, 2, place)) {
      const before = dialogs().length;
      const open = async (what: string) => {
        const command = commands(isAboutRecord).find((one) => one.name === name);
        if (!command) return;
        await start(command);
        await on.look(`${name}, ${what}`);
        await closeDialogs(before);
        if (dialogs().length > before) on.note(`${name}, ${what}: stays open`);
      };
      on.backend.answer();
      await open('good answers');
      const asked = [...on.backend.asked.values()].filter(({ path }) => path !== 'dict/data/getDictData');
      if (asked.length === 0) continue;
      for (const seed of seeds(1, place)) {
        on.backend.answer(someFields(seed, seed % 2 ? 0.15 : 0.5));
        await open(`fields bent by ${seed}`);
      }
      for (const { call, what, wrong } of some(wrongAnswers(asked), 1, place)) {
        on.backend.answer((one, good) => (one.name === call.name ? wrong : good));
        await open(`${call.name} is ${what}`);
      }
      await on.answer('good answers again', (__, good) => good);
    }
    on.end();
  });
});
