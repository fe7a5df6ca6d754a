/**
 * `npm run test:changed`: the checks of the whole project, the unit and integration tests that a change touches,
 * and the command for the browser tests that belong to it. A change is what differs from the merge base with
 * `origin/main`, committed or not. Stays below two minutes on two processors; `npm test` runs everything.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import {
  finish,
  install,
  linesOf,
  npm,
  PLAYWRIGHT_CONFIG,
  root,
  step,
  vitest,
  vitestCounts,
} from './steps.mjs';

/** Seconds of a processor that the tests of one run may take: with the checks before it stays below two minutes. */
const MOST_SECONDS = 60;

/** Measured seconds of a processor, by file, of the tests that take longer than {@link USUAL}. */
const SECONDS = JSON.parse(readFileSync(join(root, 'tests/seconds.json'), 'utf8'));

/** Seconds of a processor that any other test file takes, by whether it draws. */
const USUAL = { dom: 1, other: 0.4 };

const secondsOf = (file) =>
  SECONDS[file] ?? (file.startsWith('tests/integration/') ? USUAL.dom : USUAL.other);

/** More browser tests than these are named by their folder. */
const MOST_SPECS = 8;

const git = (...args) => linesOf('git', args);

/** The commit that the change began at; null without git. */
const baseOf = () => (git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD'))?.[0] ?? null;

const changedSince = (base) => [
  ...new Set([
    ...(git('diff', '--name-only', base) ?? []),
    ...(git('ls-files', '--others', '--exclude-standard') ?? []),
  ]),
];

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Test files that import a changed file, directly or not; null when Vitest cannot tell. */
function relatedTests(base) {
  const listed = linesOf(process.execPath, [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'list',
    '--filesOnly',
    '--json',
    '--passWithNoTests',
    `--changed=${base}`,
  ]);
  try {
    const text = listed.join('\n');
    const files = JSON.parse(text.slice(text.indexOf('[')));
    return files.map(({ file }) => relative(root, file).replaceAll('\\', '/'));
  } catch {
    return null;
  }
}

/** Words of a path: `mocks/walletCode/list.ts` has `walletcode` and `list`. */
const wordsOf = (path) => path.toLowerCase().split(/\W+/);

/** The tests to run, and those there is no time for: the nearest to the change come first, of them the shortest. */
function chosen(related, changed) {
  // They read the files of the project without importing them.
  const architecture = filesIn('tests/architecture', '.test.ts');
  const words = new Set(changed.flatMap(wordsOf));
  const nearness = (file) => wordsOf(file).filter((word) => words.has(word)).length;
  const own = related.filter((file) => changed.includes(file));
  const others = related
    .filter((file) => !own.includes(file) && !architecture.includes(file))
    .sort((a, b) => nearness(b) - nearness(a) || secondsOf(a) - secondsOf(b));
  const run = [...new Set([...architecture, ...own])];
  const left = [];
  let seconds = run.reduce((sum, file) => sum + secondsOf(file), 0);
  for (const file of others) {
    const fits = seconds + secondsOf(file) <= MOST_SECONDS;
    if (fits) seconds += secondsOf(file);
    (fits ? run : left).push(file);
  }
  return { run, left };
}

/** First parts of the keys of a message file: `channel` of `channel.bankAccount`. */
function keysOf(file) {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return [...new Set([...text.matchAll(/^ +'(\w+)\./gm)].map(([, first]) => first))];
  } catch {
    return [];
  }
}

/** Tells for a changed file whether a browser test, by its path and text, belongs to it; null for other files. */
function belongingTo(file) {
  if (/^src\/(?:i18n\/words\/\w+|views\/.+\/words)\.ts$/.test(file)) {
    const firsts = keysOf(file);
    return (_spec, text) => firsts.some((first) => text.includes(`'${first}.`));
  }
  const [, screen] = /^src\/views\/(.+?)\/(?:parts\/.*|[^/]+)$/.exec(file) ?? [];
  if (screen) {
    const name = screen.split('/').at(-1);
    return (spec, text) => new RegExp(`/${screen}\\b`).test(text) || spec.endsWith(`/${name}.spec.ts`);
  }
  const [, area] = /^mocks\/(?:handlers\/|seeds\/)?(\w+)/.exec(file) ?? [];
  if (area) return (spec) => spec.toLowerCase().includes(`/${area.toLowerCase().replace(/s$/, '')}`);
  if (/^src\/(?:app|shell|kernel)\//.test(file)) return (spec) => spec.startsWith('tests/e2e/shell/');
  if (file.endsWith('.spec.ts')) return (spec) => spec === file;
  return null;
}

/** Browser tests that belong to the changed files. */
function specsOf(changed) {
  const belong = changed.map(belongingTo).filter((one) => one !== null);
  return filesIn('tests/e2e', '.spec.ts').filter((spec) => {
    const text = readFileSync(join(root, spec), 'utf8');
    return belong.some((belongs) => belongs(spec, text));
  });
}

async function nameSpecs(specs) {
  if (specs.length === 0) return;
  const browser = await findBrowser();
  const variable = browser ? `PLAYWRIGHT_CHROMIUM=${browser} ` : '';
  const names = specs.length > MOST_SPECS ? [] : specs.map((spec) => spec.replace('tests/e2e/', ''));
  const command = ['npx playwright test -c', PLAYWRIGHT_CONFIG, ...names].join(' ');
  console.log(`\n── ${specs.length} browser tests belong to this change; they want a build\n`);
  console.log(`npm run build && ${variable}${command}`);
}

async function main() {
  if (!(await install())) return;
  const base = baseOf();
  if (base === null) {
    console.error('What has changed is not known without git; npm test runs everything.');
    process.exitCode = 1;
    return;
  }
  const changed = changedSince(base);
  console.log(`${changed.length} files differ from ${base.slice(0, 10)}`);
  await step('format, lint, types, unused code', () => npm('run', 'check'));
  const related = relatedTests(base);
  if (related === null) {
    await step('unit and integration tests', () => vitest(), vitestCounts);
  } else {
    const { run, left } = chosen(related, changed);
    await step(`unit and integration tests: ${run.length} files`, () => vitest(run), vitestCounts);
    if (left.length > 0) console.log(`\nLeft to npm test, farther from the change: ${left.join(' ')}`);
  }
  await nameSpecs(specsOf(changed));
  finish();
}

await main();
