import { retryImport } from '@/lib/retryImport';
import { tellMissing } from './tellMissing';

/** Fetches a file of the console until it is there; the operator is told once that it is missing. */
export const load = <File>(fetch: () => Promise<File>): Promise<File> =>
  new Promise((resolve) => {
    retryImport(fetch, { there: resolve, missing: tellMissing });
  });
