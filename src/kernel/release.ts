import { translate } from '@/i18n';
import { clearDirty, isDirty, useDirty } from '@/stores/dirty';
import { claimReload, useRelease } from '@/stores/release';
import { readToken } from '@/stores/session';

/** Milliseconds between two checks for a new release. */
const INTERVAL = 600_000;

/**
 * The address of the page's entry script, whose name contains a hash of the whole release; `null` when not
 * found.
 */
export function entryOf(html: string): string | null {
  return /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Requests the page from the server and compares its entry script. A failure counts as no newer release. */
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

/** Milliseconds after which a page that was asked to reload counts as not left. */
const LEFT = 2_000;

/**
 * Reloads the page. When a form would be lost it asks first, in the browser's own dialog, because the files of
 * ours may be missing.
 * @param to the address the operator was navigating to, when it is not the current one
 */
export function takeRelease(to?: URL): void {
  if (isDirty() && !window.confirm(translate('kernel.newVersionAsk'))) return;
  const { tabs } = useDirty.getState();
  // The operator has confirmed, so the browser's own question is suppressed.
  clearDirty();
  if (to && to.href !== location.href) history.pushState(null, '', to);
  location.reload();
  // A running upload may have kept the page open: its forms count as changed again.
  setTimeout(() => useDirty.setState({ tabs }), LEFT);
}

/** Whether the operator is on the log-in page and would lose what they typed. */
const isSigningIn = (): boolean =>
  readToken() === null && [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** Called for a missing file: reloads the page once when a newer release exists. */
async function recover(ahead: () => string): Promise<void> {
  if (!(await look()) || isSigningIn() || !claimReload()) return;
  takeRelease(new URL(ahead(), location.href));
}

/**
 * Checks for new releases at intervals, when the browser tab becomes visible, and when a file is missing.
 * @param ahead returns the current address, or the one being navigated to
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
