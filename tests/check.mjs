/**
 * `npm run check`: format, lint, types and unused code, all at once, since each of them leaves a processor idle for a part
 * of its time. What each has printed stands together; the exit code is 1 when one of them failed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps.mjs';

const PARTS = [
  { name: 'format', program: 'oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { name: 'lint', program: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'unused code', program: 'knip/bin/knip.js', args: [] },
];

/** Runs one part to its end. */
function checked({ program, args }) {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => printed.push(bytes));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ isGood: code === 0, text: Buffer.concat(printed).toString() }));
  });
}

await Promise.all(
  PARTS.map(async (part) => {
    const { isGood, text } = await checked(part);
    console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${part.name}`);
    if (text.trim() !== '') console.log(text.trimEnd());
    if (!isGood) process.exitCode = 1;
  }),
);
