import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

/** What to tell somebody whose machine has none. */
export const NO_NGINX =
  'no nginx was found: install one (Debian: apt-get install nginx-light), or set CONSOLE_NGINX to its path';

const find = () =>
  [process.env['CONSOLE_NGINX'], '/usr/sbin/nginx'].find((path) => path && existsSync(path)) ?? null;

const PACKAGES = ['nginx-light'];

/** Packages of Debian for an nginx, where this machine has none. */
export const lackingNginx = () => (find() ? [] : PACKAGES);

/**
 * Path of an nginx on this machine; tries to install one where that needs no question (root on Debian).
 * @returns {string | null}
 */
export function getNginx() {
  const found = find();
  if (found) return found;
  installOnDebian('nginx', PACKAGES);
  return find();
}
