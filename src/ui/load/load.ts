import { retryImport } from '@/lib/retryImport';
import { tellMissing } from './tellMissing';

/**
 * Loads a code file of the console and retries until it succeeds; never rejects. A message tells the operator once
 * that the file is missing.
 */
export const load = <File>(fetch: () => Promise<File>): Promise<File> =>
  new Promise((resolve) => {
    retryImport(fetch, { there: resolve, missing: tellMissing });
  });
