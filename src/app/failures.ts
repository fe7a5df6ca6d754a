import { configureClient } from '@/api/client';
import { failureText } from '@/api/words';
import { currentLanguage } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import { expireSession, readToken } from '@/stores/session';

/** `VITE_API_BASE`, kept to a path of our own origin: the token goes nowhere else. */
function apiBase(): string {
  const named: unknown = import.meta.env.VITE_API_BASE;
  const base = typeof named === 'string' && /^\/(?!\/)/.test(named) ? named : '/admin/';
  return base.endsWith('/') ? base : `${base}/`;
}

/** Tells the client whom it speaks for, and what happens when a call fails. */
export function wireClient(): void {
  configureClient({
    base: apiBase(),
    token: readToken,
    language: currentLanguage,
    onFailure: (failure, call) => {
      const words = failureText(failure, call.method);
      if (words !== null) toast('error', words);
    },
    onExpired: expireSession,
  });
}
