import type { Page } from '@playwright/test';
import { LONG } from '../effort';
import { expect, menuItem, signInFast, SITE, test } from './console';
import { zh } from './lists';
import { screensOf, visit } from './screens';

/** What the frame itself stands on; a backend without it has no console. */
const WHOLE = /\/(?:login|logout|pub\/|user\/|dict\/)/;

/** What a value must never be shown as. */
const NONSENSE = /\bNaN\b|\bundefined\b|\[object Object\]|\bInvalid Date\b/;

/** Values of a kind that no field expects, one after the other. */
const STRANGE = [null, { a: [1] }, ['x'], true, -1e21, 'abc'];

/** Every fourth value of an answer is one of another kind. */
function bent(data: unknown, count = { leaves: 0 }): unknown {
  if (Array.isArray(data)) return data.map((item) => bent(item, count));
  if (typeof data === 'object' && data !== null) {
    // The id says which row it is: without one a row is only counted.
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, name === 'id' ? value : bent(value, count)]),
    );
  }
  count.leaves += 1;
  return count.leaves % 4 === 0 ? STRANGE[(count.leaves / 4) % STRANGE.length] : data;
}

/** Bends the data of every answer that the frame can do without. */
async function answerBent(page: Page): Promise<void> {
  await page.route(`**${SITE}**`, async (route) => {
    if (WHOLE.test(route.request().url())) return route.fallback();
    // A connection that the backend has just closed is no answer of it.
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json().catch(() => null)) as { data?: unknown } | null;
    if (answer === null) return route.fulfill({ response });
    return route.fulfill({ response, json: { ...answer, data: bent(answer.data) } });
  });
}

/**
 * What bent answers do to each screen is proven on the DOM (tests/integration/bent); a browser's own part in it, which is charts
 * and layout, is looked at on every third screen, and on all of them in the long run.
 */
const looksAt = (place: number): boolean => LONG || place % 3 === 0;

test('a backend that bends every fourth value of every answer breaks no screen and shows no nonsense', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const token = await signInFast(page, 'admin');
  await expect(menuItem(page, '/home')).toBeVisible();
  const screens = await screensOf(page, token);
  await answerBent(page);
  await page.reload();
  expect(screens.length).toBeGreaterThan(12);
  for (const path of screens.filter((_, place) => looksAt(place))) {
    await visit(page, path);
    const words = await page.locator('body').innerText();
    expect(words, path).not.toContain(zh('kernel.crashed'));
    expect(words.match(NONSENSE)?.[0] ?? '', path).toBe('');
  }
});
