/**
 * What the runs of tests share: programs that are started, steps that are timed and counted, and the summary at
 * the end.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const OLDEST_NODE = [20, 19];

export const PLAYWRIGHT_CONFIG = 'tests/e2e/playwright.config.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'console-test-'));

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a program in the project's folder; true when it ended well. */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** What a program prints, in lines; null when it did not end well. */
export function linesOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

export const npm = (...args) => run('npm', args);
export const node = (file, args = [], env = {}) => run(process.execPath, [join(root, file), ...args], env);

/** True when the installed packages are those of the lock file. */
function isInstalled() {
  const stamp = join(root, 'node_modules', '.package-lock.json');
  return existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

/** First words of an error, without the colours of a terminal. */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

const NO_REPORT = { passed: 0, failed: 1, notes: ['the report is missing'] };

/** Runs Vitest with further arguments; {@link vitestCounts} reads what it found. */
export const vitest = (args = [], env = {}) =>
  node(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
      ...args,
    ],
    env,
  );

/** Runs Playwright with further arguments; {@link playwrightCounts} reads what it found. */
export const playwright = (args = [], env = {}) =>
  node('node_modules/@playwright/test/cli.js', ['test', `--config=${PLAYWRIGHT_CONFIG}`, ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
  });

/** A file that could not even be loaded, or a report that is missing, is a failure of its own. */
export function vitestCounts() {
  const report = readReport('vitest.json');
  if (!report) return NO_REPORT;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const notes = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failures = assertionResults.filter(({ status }) => status === 'failed');
    return [
      ...failures.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
      ...(failures.length === 0 && message ? [`${file}: ${firstLine(message)}`] : []),
    ];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, notes };
}

export function playwrightCounts() {
  const report = readReport('e2e.json');
  if (!report) return NO_REPORT;
  const { expected, flaky, unexpected } = report.stats;
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const notes = report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results: tries }) => {
        const why = firstLine(tries.find(({ error }) => error)?.error.message);
        return `${status === 'flaky' ? 'second try: ' : ''}[${projectName}] ${file} › ${title}: ${why}`;
      }),
  );
  return { passed: expected + flaky, failed: unexpected + report.errors.length, notes };
}

/** Installs the packages that are missing; without them the run ends here. */
export async function install() {
  checkNode();
  if (isInstalled() || (await step('install', () => npm('ci')))) return true;
  skip('everything else', 'the packages are not installed');
  finish();
  return false;
}

const results = [];

/** Runs one step, times it and remembers how it ended. */
export async function step(name, action, count = null) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const good = await action();
  const counts = count ? count() : { passed: 0, failed: 0 };
  const seconds = Math.round((Date.now() - begun) / 1000);
  // Counts without a failing exit code would be a lie of one of the two.
  results.push({ name, good: good && counts.failed === 0, seconds, ...counts });
  return good;
}

export function skip(name, why) {
  results.push({ name: `${name} (not run: ${why})`, good: false, seconds: 0, passed: 0, failed: 1 });
}

/** Says what this machine cannot run and need not. */
export function leaveOut(name, why) {
  results.push({ name: `${name} (left out: ${why})`, good: true, seconds: 0, passed: 0, failed: 0 });
}

export function finish() {
  rmSync(reports, { recursive: true, force: true });
  console.log('\n── summary');
  for (const { name, good, seconds, passed, failed, notes = [] } of results) {
    const counts = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : '';
    console.log(`${good ? 'ok    ' : 'FAILED'}  ${String(seconds).padStart(4)} s  ${name}${counts}`);
    // A reader who sees only the end of the output must know which test it was.
    for (const note of notes) console.log(`                  ${note}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = results.every(({ good }) => good) ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}
