import type { RowOf } from '@/contract/resource';
import type { config } from '@/contract/system/config';
import { useT } from '@/i18n';
import { boundsText } from './boundsText';

/** What the value of an entry may be. */
export function Bounds({ record }: { record: Pick<RowOf<typeof config>, 'least' | 'most' | 'names'> }) {
  const t = useT();
  return boundsText(record, t) || t('ui.none');
}
