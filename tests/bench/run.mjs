/**
 * `npm run bench [-- part…]`: how fast the built site is, in Chromium against the mock backend, and how fast the mock
 * backend is with 100,000 ledger lines, 20,000 members, 50,000 deals, 50,000 issued coupons and 100,000 redemption codes. Without names all parts of
 * `tests/bench/parts` are run. Prints a table, keeps the figures as JSON in `tests/bench/results/`, compares them with
 * the last ones and prints what got worse by more than a tenth. Figures depend on the machine: nothing fails here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser, NO_BROWSER } from '../browser.mjs';
import { calibrate } from './calibrate.mjs';
import { load } from './load.mjs';
import * as codes from './parts/codes.mjs';
import * as firstVisit from './parts/firstVisit.mjs';
import * as kept from './parts/kept.mjs';
import * as lists from './parts/lists.mjs';
import * as longLists from './parts/longLists.mjs';
import * as market from './parts/market.mjs';
import * as server from './parts/server.mjs';
import * as shell from './parts/shell.mjs';
import * as upload from './parts/upload.mjs';
import { DIST, openSite, ROOT } from './site.mjs';
import { targetOf } from './targets.mjs';

const PARTS = { firstVisit, lists, kept, longLists, market, shell, server, codes, upload };
const RESULTS = join(ROOT, 'tests', 'bench', 'results');

const round = (name, value) => {
  const parts = name.includes('÷') || name.includes('times') ? 100 : 10;
  return Math.round(value * parts) / parts;
};

/** Figures of one part, measured in a browser of its own, as its table shows them. */
async function figuresOf(part, executablePath) {
  const site = await openSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const figures = await PARTS[part].measure({ browser, site });
    return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(name, value)]));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The figures of each part when it was last measured. */
function lastOf(part) {
  if (!existsSync(RESULTS)) return null;
  const files = readdirSync(RESULTS).filter((name) => name.endsWith(`-${part}.json`));
  const last = files.toSorted().at(-1);
  return last ? JSON.parse(readFileSync(join(RESULTS, last), 'utf8')) : null;
}

function keep(part, result) {
  mkdirSync(RESULTS, { recursive: true });
  const moment = result.at.slice(0, 19).replaceAll(':', '-');
  writeFileSync(join(RESULTS, `${moment}-${part}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

function print(figures) {
  for (const [name, value] of Object.entries(figures)) {
    const most = targetOf(name);
    const verdict = most === undefined ? '' : `  ${value <= most ? 'met' : 'MISSED'}, at most ${most}`;
    console.log(`${name.padEnd(62)} ${String(value).padStart(8)}${verdict}`);
  }
}

/** Prints what got worse since the part was last measured. */
function printWorse(last, result) {
  if (!last) return;
  for (const { name, last: before, now, by } of worseThan(last, result))
    console.log(`  worse by ${Math.round(by * 100)} %: ${name}, ${before} → ${now}`);
}

const { worseThan } = await load('compare.ts');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}; ${Object.keys(PARTS).join(', ')}`);
if (!existsSync(join(DIST, 'index.html'))) {
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], { cwd: ROOT });
}
const executablePath = await getBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model };
for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  const before = await calibrate(executablePath);
  const figures = await figuresOf(part, executablePath);
  const calibration = round('', (before + (await calibrate(executablePath))) / 2);
  const result = { at: new Date().toISOString(), machine, calibration, figures };
  const last = lastOf(part);
  console.log(`\n── ${part} (calibration ${calibration} ms)`);
  print(figures);
  printWorse(last, result);
  keep(part, result);
}
console.log(`\nKept in ${RESULTS}`);
