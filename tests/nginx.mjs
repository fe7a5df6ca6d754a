import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What to tell somebody whose machine has none. */
export const NO_NGINX =
  'no nginx was found: install one (Debian: apt-get install nginx-light), or set CONSOLE_NGINX to its path';

const find = () =>
  [process.env['CONSOLE_NGINX'], '/usr/sbin/nginx'].find((path) => path && existsSync(path)) ?? null;

/**
 * Path of an nginx on this machine; tries to install one where that needs no question (root on Debian).
 * @returns {string | null}
 */
export function getNginx() {
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found;
  console.log('No nginx on this machine: installing Debian’s.');
  // The package would start it, and it is wanted for the tests alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: 'inherit', env };
  if (spawnSync('apt-get', ['update'], options).status === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], options);
  return find();
}
