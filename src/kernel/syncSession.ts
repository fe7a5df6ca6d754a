import { readToken, useSession } from '@/stores/session';

/** What browser tabs tell each other about the session they share. */
type SessionMessage = 'in' | 'out';

const NAME = 'console-session';

/** Absent in old browsers and some private windows; the check on focus still holds then. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells the other browser tabs. */
export function broadcast(word: SessionMessage): void {
  channel?.postMessage(word);
}

/** How this browser tab stands to the shared cookie. */
export function compareSessions(builtFor: string | null, token: string | null): 'same' | 'out' | 'other' {
  if (builtFor === token || builtFor === null) return 'same';
  return token === null ? 'out' : 'other';
}

/**
 * Keeps browser tabs in agreement: log-out elsewhere ends the session here, another user there loads
 * this page anew. Checked when told, on focus, and when the page comes out of the browser's history.
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
