import { translate, translateOr } from '@/i18n';
import type { Failure } from './failure';

/** Characters; longer messages of a server are cut. */
const LONGEST = 200;

/** Text of an HTTP status. HTTP/2 sends no status text, so the console has its own. */
function statusWords(status: number, retryAfter: number | null): string {
  if (status === 429 && retryAfter !== null) return translate('failure.wait', { seconds: retryAfter });
  return translateOr(`failure.${status}`, translate('failure.http', { status }));
}

/**
 * Text of a failure: one sentence in the operator's language, or `null` for failures that are never
 * shown (a cancelled call, and an expired session, which has its own alert).
 * @param method of the failed call: a write without an answer may have happened
 */
export function failureText(failure: Failure, method?: string): string | null {
  switch (failure.kind) {
    case 'cancelled':
    case 'sessionExpired':
      return null;
    case 'rejected': {
      const message = failure.msg.trim();
      return message === '' ? translate('failure.rejected') : message.slice(0, LONGEST);
    }
    case 'http':
      return statusWords(failure.status, failure.retryAfter);
    case 'timeout':
      return method === undefined || method === 'GET'
        ? translate('failure.timeout')
        : translate('failure.timeoutWrite');
    case 'offline':
      return translate('failure.offline');
    case 'noSuchPath':
      return translate('failure.noSuchPath');
    case 'malformed':
      return translate('failure.malformed');
    case 'tooLarge':
      return translate('failure.tooLarge');
    case 'unsafe':
      return translate('failure.unsafe');
  }
}
