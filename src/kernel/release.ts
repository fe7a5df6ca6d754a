import { translate } from '@/i18n';
import { clearDirty, isDirty, useDirty } from '@/stores/dirty';
import { claimReload, useRelease } from '@/stores/release';
import { readToken } from '@/stores/session';

/** Milliseconds between two looks at what the server has. */
const INTERVAL = 600_000;

/** The address of a page's own script, whose name carries the content of the whole release. */
export function entryOf(html: string): string | null {
  return /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Asks the server for its page. What cannot be had, or read, is no newer release. */
async function isNewer(): Promise<boolean> {
  const here = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', credentials: 'same-origin' });
    const there = answer.ok ? entryOf(await answer.text()) : null;
    return there !== null && there !== here;
  } catch {
    return false;
  }
}

async function look(): Promise<boolean> {
  if (useRelease.getState().newer) return true;
  const newer = await isNewer();
  if (newer) useRelease.setState({ newer });
  return newer;
}

/** Milliseconds after which a page that is still there has not been left. */
const LEFT = 2_000;

/**
 * Loads the page anew, after asking when a form would be lost: in the browser's own dialog, since ours may be
 * one of the files that are gone.
 * @param to where the operator was going, when that is not where he is
 */
export function takeRelease(to?: URL): void {
  if (isDirty() && !window.confirm(translate('kernel.newVersionAsk'))) return;
  const { tabs } = useDirty.getState();
  // It has been asked; the browser need not ask again.
  clearDirty();
  if (to && to.href !== location.href) history.pushState(null, '', to);
  location.reload();
  // An upload may have kept the page, and its forms, after all.
  setTimeout(() => useDirty.setState({ tabs }), LEFT);
}

/** Whether somebody is about to sign in, who would have to type everything again. */
const isSigningIn = (): boolean =>
  readToken() === null && [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** A file that could not be had: when its release is gone, the page goes over to the new one, once. */
async function recover(ahead: () => string): Promise<void> {
  if (!(await look()) || isSigningIn() || !claimReload()) return;
  takeRelease(new URL(ahead(), location.href));
}

/**
 * Notices new releases: now and then, when the browser tab is looked at again, and when a file is missing.
 * @param ahead the address that is on screen, or on its way there
 */
export function watchReleases(ahead: () => string): void {
  let last = Date.now();
  let recovering: Promise<void> | null = null;
  const check = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - last < INTERVAL) return;
    last = Date.now();
    void look();
  };
  setInterval(check, INTERVAL);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('vite:preloadError', () => {
    recovering ??= recover(ahead).finally(() => {
      recovering = null;
    });
  });
}
