import { award } from '@/contract/campaign/award';
import { isReadable } from '@/contract/field/read';
import type { RowOf } from '@/contract/resource';
import { useDryRun } from '@/domain/foreseen/useDryRun';
import { RefCell } from '@/domain/reference/RefCell';
import { useT } from '@/i18n';
import { formatMoney, isZero } from '@/lib/money';
import styles from './award.module.css';

const SHOWN = ['available', 'after', 'missing', 'withdrawn', 'moved'];

/** What taking an award back would do now: the balance, what is missing, and where the money went. */
export function ClawbackForecast({ record: { id } }: { record: Pick<RowOf<typeof award>, 'id'> }) {
  const t = useT();
  const { data, isError } = useDryRun(award.calls.clawbackPreview, { id });
  const failed = isError || (data && !SHOWN.every((name) => isReadable(data, name)));
  if (failed || !data)
    return <output className={styles.faint}>{failed ? t('award.forecastFailed') : '…'}</output>;
  const { coin, available, after, missing, withdrawn, lastWithdraw, moved } = data;
  return (
    <output className={styles.forecast}>
      {isZero(missing) ? (
        <p>
          {t('award.balance')}{' '}
          <strong>
            {formatMoney(available)} → {formatMoney(after)} {coin}
          </strong>
        </p>
      ) : (
        <p className={styles.bad}>
          {t('award.missing', { available: formatMoney(available), missing: formatMoney(missing), coin })}
        </p>
      )}
      {isZero(withdrawn) ? null : (
        <p>
          {t('award.withdrawn', { amount: formatMoney(withdrawn), coin })} <RefCell no={lastWithdraw} />
        </p>
      )}
      {isZero(moved) ? null : <p>{t('award.moved', { amount: formatMoney(moved), coin })}</p>}
    </output>
  );
}
