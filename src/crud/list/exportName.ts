import { platformNow } from '@/lib/dates';
import { useSession } from '@/stores/session';

/** What a file name may have of an operator's name. */
const UNSAFE = /[^\p{L}\p{N}._-]/gu;

/**
 * The name of a file that leaves the console: what it is, when it was exported, in the platform's time, and who did it,
 * such as `recharge_202611210905_finance01.csv`. The rows say nothing of it, so that they can be imported as they are.
 */
export function exportName(what: string, extension = 'csv'): string {
  const moment = platformNow().replace(/\D/g, '').slice(0, 12);
  const by = (useSession.getState().user?.userName ?? '').replace(UNSAFE, '');
  return `${what}_${moment}_${by}.${extension}`;
}
