import type { Translate } from '@/i18n';

/** Records the server takes at once, unless it says less. */
const MAX_AT_ONCE = 50;

/** Why something cannot be done to so many records at once; `null` when it can. */
export const bulkLimit = (rows: readonly unknown[], t: Translate, most = MAX_AT_ONCE): string | null =>
  rows.length > most ? t('crud.tooMany', { n: most }) : null;
