import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourcesIn } from './sources';

const GUARD = 'src/app/composition.ts';

/** Sources of the page in which a pattern occurs. */
const having = (pattern: RegExp) =>
  sourcesIn('src')
    .filter(({ code }) => pattern.test(code))
    .map(({ path }) => path)
    .sort();

test('the guard against keys of an input method stands before everything that listens to keys', () => {
  const [first, second] = readFileSync(join(ROOT, 'src/main.tsx'), 'utf8').split('\n');
  // The policy has to stand before the first script that makes an element; it listens to nothing.
  expect([first, second]).toEqual([`import './app/contentPolicy';`, `import './app/composition';`]);
  expect(readFileSync(join(ROOT, 'src/app/contentPolicy.ts'), 'utf8')).not.toContain('addEventListener');
});

test('no control has a guard of its own', () => {
  // What is typed as an amount is cleaned when its composition ends; that is no key.
  expect(having(/\bisComposing\b|\b229\b/)).toEqual([GUARD, 'src/crud/control/MoneyInput.tsx']);
});

test('what acts on a key acts when it goes down, which is where the guard stands', () => {
  // The sound of the reminders is played when its slider is released.
  expect(having(/\bonKey(?:Up|Press)\b|['"]key(?:up|press)['"]/)).toEqual([
    'src/shell/settings/ReminderSection.tsx',
  ]);
});
