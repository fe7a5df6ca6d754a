import { translate } from '@/i18n';
import { untilThere } from '@/lib/untilThere';
import { notify } from '../toast/notices';

/** Fetches a file of the console until it is there; the operator is told once that it is missing. */
export const load = <File>(fetch: () => Promise<File>): Promise<File> =>
  new Promise((resolve) => {
    untilThere(fetch, {
      there: resolve,
      missing: () => notify('warning', translate('kernel.partGone')),
    });
  });
