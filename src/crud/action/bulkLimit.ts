import type { Translate } from '@/i18n';

/** Default of the number of records in one bulk call. */
const MAX_AT_ONCE = 50;

/** Why an action is impossible for so many records; `null` when it is possible. */
export const bulkLimit = (rows: readonly unknown[], t: Translate, most = MAX_AT_ONCE): string | null =>
  rows.length > most ? t('crud.tooMany', { n: most }) : null;
