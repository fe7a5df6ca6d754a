import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
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

let isUpdated;

/**
 * Installs what a machine lacks where that needs no question (root on Debian).
 * @param {string} what its name in the line that says so
 * @param {...string[]} choices packages; the first choice that Debian has is taken
 */
export function installOnDebian(what, ...choices) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Not on this machine: ${what}. Installing Debian’s.`);
  isUpdated ??= apt('update');
  if (isUpdated) choices.some((packages) => apt('install', '-y', '--no-install-recommends', ...packages));
}
