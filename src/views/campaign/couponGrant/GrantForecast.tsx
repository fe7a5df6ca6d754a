import { couponGrant } from '@/contract/campaign/couponGrant';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { countText } from '@/ui/cell/value';
import { Missed } from './Missed';
import styles from './couponGrant.module.css';

const SAID = ['heads', 'usdtValue', 'missed'];

/** What an approval would do at this moment, with what has become impossible since it was asked for. */
export function GrantForecast({
  grant: { id, heads },
}: {
  grant: Pick<RowOf<typeof couponGrant>, 'id' | 'heads'>;
}) {
  const t = useT();
  const { data, isError } = useDryRun(couponGrant.calls.forecast, { id });
  const failed = isError || (data && !SAID.every((name) => isReadable(data, name)));
  if (failed || !data)
    return <output className={styles.faint}>{failed ? t('couponGrant.forecastFailed') : '…'}</output>;
  return (
    <output>
      <p>
        {t('couponGrant.forecast', {
          n: countText(data.heads),
          heads: countText(heads),
          worth: formatUsdt(data.usdtValue),
        })}
      </p>
      <Missed missed={data.missed} />
    </output>
  );
}
