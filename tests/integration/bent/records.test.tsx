import { test } from 'vitest';
import { wrongFacts } from './amounts';
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
import type { Survey } from './survey';
import { inventedAmounts, watchCrashes } from './watch';

watchCrashes();

/** Opens the file dialog of the browser. */
const UPLOAD = 'upload';

/** A dialog or form, opened again for each answer to what it asks when it opens. */
async function openBent(on: Survey, name: string, isAboutRecord: boolean, place: number): Promise<void> {
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
  if (asked.length === 0) return;
  for (const seed of seeds(1, place)) {
    on.backend.answer(someFields(seed, seed % 2 ? 0.15 : 0.5));
    // oxlint-disable-next-line no-await-in-loop
    await open(`fields bent by ${seed}`);
  }
  for (const { call, what, wrong } of some(wrongAnswers(asked), 1, place)) {
    on.backend.answer((one, good) => (one.name === call.name ? wrong : good));
    // oxlint-disable-next-line no-await-in-loop
    await open(`${call.name} is ${what}`);
  }
  await on.answer('good answers again', (_, good) => good);
}

const SCREENS = RESOURCES.flatMap((resource) =>
  resource.view === undefined ? [] : [{ view: resource.view, resource }],
);

test.each(SCREENS.map((screen, place) => [screen.view, screen, place] as const))(
  'a record of %s and what can be done to it stand whatever is answered',
  async (_, { view, resource }, place) => {
    const on = survey(await screenOf(view));
    // A drawer draws what it asks for besides the record too; what the list says of it is no answer to that.
    const aboutRecord = () =>
      [...on.backend.answered].flatMap(([name, answer]) =>
        name === `${resource.name}.list` ? [] : [answer],
      );
    await on.look('good answers');
    on.backend.answer();
    on.keepAnswers();
    if (await openFirst()) {
      await on.look('its details');
      const calls = [...on.backend.asked.values()];
      for (const seed of seeds(1, place)) {
        // oxlint-disable-next-line no-await-in-loop
        await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
        on.note(...wrongFacts(dialogs(), resource, aboutRecord()));
      }
      for (const answer of some(wrongAnswers(calls), 1, place)) {
        // oxlint-disable-next-line no-await-in-loop
        await on.answerWrongly(answer);
      }
      await on.answer('no amount', withoutAmounts);
      on.note(...inventedAmounts(dialogs()).map((text) => `no amount could be read: ${text}`));
      await on.answer('good answers again', (__, good) => good);
    }
    const all = [true, false].flatMap((isAboutRecord) =>
      commands(isAboutRecord).map(({ name }) => ({ name, isAboutRecord })),
    );
    for (const { name, isAboutRecord } of some(
      all.filter((one) => one.name !== UPLOAD),
      1,
      place,
    )) {
      // oxlint-disable-next-line no-await-in-loop
      await openBent(on, name, isAboutRecord, place);
    }
    on.end();
  },
);
