import { readToken, useSession } from '@/stores/session';

/** Messages between browser tabs about their shared session. */
type SessionMessage = 'in' | 'out';

const NAME = 'console-session';

/** Missing in old browsers and some private windows; the check on focus still works there. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Sends a message to the other browser tabs. */
export function broadcast(word: SessionMessage): void {
  channel?.postMessage(word);
}

/** Compares the session of this browser tab with the shared cookie. */
export function compareSessions(builtFor: string | null, token: string | null): 'same' | 'out' | 'other' {
  if (builtFor === token || builtFor === null) return 'same';
  return token === null ? 'out' : 'other';
}

/**
 * Keeps browser tabs in agreement: log-out in another tab ends the session here, log-in of another user there
 * reloads this page. Checked on a message, on focus, and when the page is restored from the browser's history.
 */
export function watchSession(react: { out(): void; other(): void }): () => void {
  const check = () => {
    const state = compareSessions(useSession.getState().builtFor, readToken());
    if (state === 'out') react.out();
    if (state === 'other') react.other();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  channel?.addEventListener('message', check);
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.removeEventListener('message', check);
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
