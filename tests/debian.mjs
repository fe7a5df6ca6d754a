import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, existsSync, mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Whether a file is a program that may be started. */
export function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names would lie, the first name's places first. */
export function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

// A package that brings a server would start it, and it is wanted for the tests alone.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

let isUpdated;

/**
 * Begins to install packages while other steps go on; what then is missing still, {@link installOnDebian} tries by itself.
 * @returns {() => Promise<void>} waits until it has ended, well or not
 */
export function beginInstalling(packages) {
  if (packages.length === 0 || !mayInstall()) return () => Promise.resolve();
  const log = join(mkdtempSync(join(tmpdir(), 'console-apt-')), 'apt.log');
  console.log(`Not on this machine: ${packages.join(' ')}. Installing Debian’s meanwhile (${log}).`);
  const output = openSync(log, 'w');
  const installing = spawn(
    'sh',
    ['-c', 'apt-get update && exec apt-get install -y --no-install-recommends "$@"', 'sh', ...packages],
    { stdio: ['ignore', output, output], env },
  );
  const ended = once(installing, 'exit').catch(() => undefined);
  closeSync(output);
  return async () => {
    await ended;
  };
}

/**
 * Installs what a machine lacks where that needs no question (root on Debian).
 * @param {string} what its name in the line that says so
 * @param {...string[]} choices packages; the first choice that Debian has is taken
 */
export function installOnDebian(what, ...choices) {
  if (!mayInstall()) return;
  console.log(`Not on this machine: ${what}. Installing Debian’s.`);
  isUpdated ??= apt('update');
  if (isUpdated) choices.some((packages) => apt('install', '-y', '--no-install-recommends', ...packages));
}
