import type { RowOf } from '@/contract/resource';
import type { config } from '@/contract/system/config';
import type { Translate } from '@/i18n';

/** Names that are listed; more of them would be no help. */
const LISTED = 20;

/** What the value of an entry may be, in words; empty where its type says it all. */
export function boundsText(
  { least, most, names }: Pick<RowOf<typeof config>, 'least' | 'most' | 'names'>,
  t: Translate,
): string {
  const range =
    most === null
      ? least === null
        ? ''
        : t('config.from', { min: least })
      : t('config.range', { min: least ?? 0, max: most });
  const known =
    names.length > 0 && names.length <= LISTED
      ? t('config.names', { list: names.join(t('crud.comma')) })
      : '';
  return [range, known].filter((text) => text !== '').join(t('crud.semicolon'));
}
