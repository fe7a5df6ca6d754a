import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { DIST } from './built';
import { STARTS_AT } from './clock';

/** Name of the variable that tells workers the origins, one for each that runs at a time. */
const ORIGINS = 'CONSOLE_ORIGINS';

function start(): ChildProcess {
  return fork(join(import.meta.dirname, 'server.mjs'), [DIST], {
    env: { ...process.env, DEMO_NOW: STARTS_AT },
    // Answers are short-lived: collecting them took a seventh of a server's time in the room that it has by itself.
    execArgv: ['--max-semi-space-size=64'],
  });
}

/** The origin that a server tells. */
async function originOf(server: ChildProcess): Promise<string> {
  const message: unknown = await Promise.race([
    once(server, 'message').then(([told]: unknown[]) => told),
    once(server, 'exit').then(() => {
      throw new Error('A server of the browser tests did not start');
    }),
  ]);
  return String(message);
}

/**
 * Starts the servers of a whole run, before its first test: workers come and go with each kind of browser, and none of
 * them loads a backend and draws its data.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => void> {
  const servers = Array.from({ length: workers }, start);
  process.env[ORIGINS] = (await Promise.all(servers.map(originOf))).join(' ');
  return () => servers.forEach((server) => server.disconnect());
}

/** The server of the worker that is the n-th of those that run now, counted from 0. */
export function originAt(parallelIndex: number): string {
  const origin = process.env[ORIGINS]?.split(' ')[parallelIndex];
  if (origin === undefined) throw new Error(`There is no server for worker ${parallelIndex}`);
  return origin;
}

/** Gives a server its first data and its first moment again, with nobody signed in. */
export async function startOver(origin: string): Promise<void> {
  await fetch(`${origin}/admin/__mock/reset`, { method: 'POST', body: '{"signOut":true}' });
}
