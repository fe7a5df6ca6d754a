import type { Translate } from '@/i18n';

/** The server takes no more records at once. */
const MOST_AT_ONCE = 50;

/** Why something cannot be done to so many records at once; `null` when it can. */
export const tooMany = (rows: readonly unknown[], t: Translate): string | null =>
  rows.length > MOST_AT_ONCE ? t('crud.tooMany', { n: MOST_AT_ONCE }) : null;
