import { configureClient, methodOf } from '@/api/client';
import { onHeader } from '@/api/headers';
import { failureText } from '@/api/words';
import { currentLanguage } from '@/i18n';
import { toast } from '@/ui/toast/toast';
import { apiBase } from './ownPaths';
import { forgetAccess, isNewAccess } from '@/stores/accessMark';
import { expireSession, hasSession, readToken } from '@/stores/session';

/** Connects the client with the session and with the display of failures. */
export function wireClient(): void {
  configureClient({
    base: apiBase(),
    token: readToken,
    hasSession,
    language: currentLanguage,
    onFailure: (failure, call) => {
      const words = failureText(failure, methodOf(call));
      if (words !== null) toast('error', words);
    },
    onExpired: expireSession,
    askCode: async () => (await import('@/stores/codeRequest')).askCode(),
  });
  onHeader('x-access', (mark, askedAt) => {
    if (!isNewAccess(mark, askedAt)) return;
    import('@/kernel/access').then(
      ({ followAccess }) => followAccess(mark),
      () => forgetAccess(mark),
    );
  });
}
