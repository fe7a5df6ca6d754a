import type { CrashReporter } from '@/kernel/crash';
import { reportCrash, crashId } from '@/kernel/crash';
import { releaseName } from '@/lib/releaseName';
import { crashReports } from './ownPaths';

/** The most reports within a minute; what crashes in a loop would fill the log otherwise. */
const MOST = 5;
const MINUTE = 60_000;

let sent: number[] = [];

function mayTell(now: number): boolean {
  sent = sent.filter((time) => now - time < MINUTE);
  if (sent.length >= MOST) return false;
  sent.push(now);
  return true;
}

/** Where in our own files an error was thrown, the innermost first. */
const placesIn = (stack: string | undefined): string[] =>
  [...(stack ?? '').matchAll(/\/([\w.-]+\.[cm]?[jt]sx?(?:\?[^:\s)]*)?:\d+:\d+)/g)]
    .slice(0, 5)
    .map(([, place = '']) => place);

/** The path without what names a record: a part with a digit is a number or an address of somebody's. */
const pathOf = (pathname: string): string => pathname.replace(/[^/]*[\d@%][^/]*/g, '*').slice(0, 200);

/** A report that does not arrive must not become a crash itself. */
async function tell(body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    await fetch(crashReports(), { method: 'POST', body, headers, credentials: 'omit', keepalive: true });
  } catch (error) {
    console.warn('A crash could not be reported:', error);
  }
}

/**
 * Tells the server of a crash: its number, the release, the path, the kind of error and where in our files it was
 * thrown. Neither the error's text nor the query, which may name somebody, nor the token. Also dispatches
 * `console:crash` on the window with `{ error, id }`, for a reporting of one's own.
 */
export const report: CrashReporter = (error, id) => {
  window.dispatchEvent(new CustomEvent('console:crash', { detail: { error, id } }));
  if (!mayTell(Date.now())) return;
  const isError = error instanceof Error;
  const body = JSON.stringify({
    id,
    release: releaseName(),
    path: pathOf(location.pathname),
    kind: isError ? error.name.slice(0, 40) : typeof error,
    at: placesIn(isError ? error.stack : undefined),
  });
  void tell(body);
};

/** Reports what no screen catches: errors of timers and events, and promises that nobody waits for. */
export function reportUncaught(): void {
  // Without an error it is a file that did not load, or the browser's own note on layout.
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) reportCrash(error, crashId());
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason, crashId()));
}
