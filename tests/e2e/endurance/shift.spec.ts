import type { Page } from '@playwright/test';
import { LONG } from '../../effort';
import { expect, signInFast, test } from '../console';
import { screensOf } from '../screens';
import { weigh, weighData } from '../shell/weigh';
import { ACTIONS, closeAll, lookIntoDrawers, openScreen, putAway } from './actions';
import { countIntervals, intervals } from './timers';

const MINUTE = 60_000;
const MEGABYTE = 1_000_000;

/**
 * What an operator does in a shift; the short one keeps to some screens of each kind. `first`: so many actions go before it, in
 * which the code of drawers and forms comes, and the engine compiles what runs often.
 */
const SHIFT = LONG ? { first: 1000, actions: 2000, minutes: 120 } : { first: 0, actions: 20, minutes: 4 };

const SOME = ['/finance/withdraw', '/member/list', '/contract/position', '/system/auth/user'];

/** Numbers from 0 to 1, the same ones for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A screen that costs little. */
const SMALL = '/system/auth/post';

/** What the page holds now. */
async function look(page: Page) {
  const weight = await weigh(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return {
    ...weight,
    elements,
    intervals: await intervals(page),
    workers: page.workers().length,
  };
}

type Look = Awaited<ReturnType<typeof look>>;

const least = (one: Look, other: Look): Look => ({
  heap: Math.min(one.heap, other.heap),
  listeners: Math.min(one.listeners, other.listeners),
  nodes: Math.min(one.nodes, other.nodes),
  detached: one.nodes < other.nodes ? one.detached : other.detached,
  elements: Math.min(one.elements, other.elements),
  intervals: Math.min(one.intervals, other.intervals),
  workers: Math.min(one.workers, other.workers),
});

/**
 * What the page holds after a day's end: everything closed but home. React may keep hold of the screen that was closed last,
 * whichever that was; what is left behind for good is there in each of several looks.
 */
async function atRest(page: Page): Promise<Look> {
  await closeAll(page);
  const looks: Look[] = [];
  for (let round = 0; round < 3; round += 1) {
    await openScreen({ page }, SMALL);
    await closeAll(page);
    await page.waitForLoadState('networkidle');
    looks.push(await look(page));
  }
  return looks.reduce(least);
}

test(`a shift of ${SHIFT.actions} actions leaves nothing behind`, async ({ page, origin, oracle }) => {
  test.setTimeout(SHIFT.minutes * MINUTE);
  oracle.allow(/Failed to load resource/);
  await countIntervals(page);
  const token = await signInFast(page, 'admin');
  const all = await screensOf(page, token);
  const screens = LONG ? all : all.filter((path) => path === '/home' || SOME.includes(path));
  const names = Object.keys(ACTIONS);
  const roll = dice(7);
  const draw = (below: number): number => Math.floor(roll() * below);
  const act = async (name: string) =>
    test.step(name, async () => {
      // What the last action opened may have come late.
      await putAway(page);
      await ACTIONS[name]?.({ page, origin, screens, draw });
    });

  // Answers are kept for some minutes after their screen is closed: the same ones at each weighing.
  const weighed = async () => {
    for (const path of screens) await openScreen({ page }, path);
    await lookIntoDrawers(page);
    // To read a snapshot takes longer than the whole of a short shift, in which the engine compiles little: the heap tells enough.
    return { ...(await atRest(page)), data: LONG ? await weighData(page) : 0 };
  };

  const work = async (actions: number) => {
    for (let done = 1; done <= actions; done += 1) {
      await act(names[draw(names.length)] ?? 'a screen');
      if (done % 100 === 0) console.log(`after ${done} of ${actions} actions`, await atRest(page));
    }
  };

  // Code, words and styles come with what is done for the first time.
  for (const path of screens) await openScreen({ page }, path);
  for (const name of names) await act(name);
  await work(SHIFT.first);
  const before = await weighed();
  await work(SHIFT.actions);
  const after = await weighed();
  if (LONG) console.log({ before, after });
  expect(after.workers).toBeLessThanOrEqual(before.workers);
  expect(after.intervals).toBeLessThanOrEqual(before.intervals);
  expect(after.elements).toBeLessThanOrEqual(before.elements + 50);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200);
  expect(after.heap - before.heap).toBeLessThan(5 * MEGABYTE);
  expect(after.data - before.data).toBeLessThan(2 * MEGABYTE);
});
