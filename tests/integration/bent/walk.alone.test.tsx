import { fireEvent } from '@testing-library/react';
import { test, vi } from 'vitest';
import { LONG } from '../../effort';
import type { Bend } from './backend';
import { bendAnswer, WRONG_ANSWERS } from './bends';
import { PARTS } from './parts';
import type { Part } from './parts';
import { oneOf, randomFrom } from './random';
import type { Random } from './random';
import { RESOURCES } from './resources';
import { screenOf } from './screens';
import { commands, openFirst, start, survey } from './survey';
import type { Survey } from './survey';
import { watchCrashes } from './watch';

vi.mock('@/ui/chart/canvas', () => ({ draw: () => () => undefined }));

watchCrashes();

/** The same walks on every run. */
const WALKS = Array.from({ length: LONG ? 150 : 5 }, (_, walk) => walk);

const STEPS = 5;

const PLACES: readonly Part[] = [
  ...RESOURCES.flatMap(({ view }) =>
    view === undefined ? [] : [{ name: view, draw: () => screenOf(view) }],
  ),
  ...PARTS,
];

/** Bends some answers at random: some of their fields, or the whole of them. */
function anyBend(random: Random): Bend {
  const [chance, share] = [random(), random() / 2];
  return (call, good) => {
    if (random() > chance) return good;
    return random() < 0.15
      ? oneOf(Object.values(WRONG_ANSWERS), random)
      : bendAnswer(call, good, { random, share });
  };
}

/** What opens the file dialog of the browser. */
const isUpload = (button: Element): boolean => button.textContent.includes('上传');

/** Goes on: answers anew, opens a record, starts an action, or presses a button, of a dialog where there is one. */
async function step(on: Survey, random: Random): Promise<string> {
  const kind = random();
  if (kind < 0.3) {
    on.backend.answer(anyBend(random));
    await on.drawn.queries.invalidateQueries();
    return 'other answers';
  }
  if (kind < 0.45) return (await openFirst()) ? 'a record' : 'no record';
  const command = oneOf(
    [...commands(true), ...commands(false)].filter(({ name }) => name !== 'upload'),
    random,
  );
  if (kind < 0.7 && command) {
    await start(command);
    return command.name;
  }
  const dialog = [...document.querySelectorAll('.ant-modal, .ant-drawer')].at(-1);
  const buttons = [...(dialog ?? document.body).querySelectorAll('button')];
  const button = oneOf(
    buttons.filter((one) => !one.disabled && !isUpload(one)),
    random,
  );
  if (button) fireEvent.click(button);
  return `pressing ${button?.textContent ?? 'nothing'}`;
}

test.each(WALKS)('walk %i leads nowhere that does not stand', async (walk) => {
  const random = randomFrom(walk + 1);
  const place = oneOf(PLACES, random);
  if (!place) throw new Error('nowhere');
  const on = survey(await place.draw(), { queries: place.queries });
  let way = place.name;
  await on.look(way);
  for (let done = 0; done < STEPS; done += 1) {
    // oxlint-disable-next-line no-await-in-loop
    way = `${way}, ${await step(on, random)}`;
    // oxlint-disable-next-line no-await-in-loop
    await on.look(way);
  }
  on.end();
});
