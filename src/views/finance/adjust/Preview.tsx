import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { previewAdjust } from '@/api/adjusts';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './parts.module.css';
import { NAME, wishOf } from './wish';

/** What the form would do to the balance as it is now; follows every change of the form. */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const wish = wishOf(Form.useWatch([], form) ?? {});
  const { data, isError } = useQuery({
    queryKey: [NAME, 'preview', wish],
    queryFn: async ({ signal }) => (wish ? previewAdjust(wish, signal) : null),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  });
  if (!wish) return <output className={styles.faint}>{t('adjust.previewWait')}</output>;
  if (isError || !data)
    return <output className={styles.faint}>{isError ? t('adjust.previewFailed') : '…'}</output>;
  const short =
    wish.direction === '4'
      ? t('adjust.shortManual', { amount: formatMoney(data.manualFrozen) })
      : t('adjust.short');
  return (
    <output className={styles.preview}>
      {t('adjust.effect', {
        before: formatMoney(data.before),
        after: formatMoney(data.after),
        coin: wish.coin,
      })}
      {data.possible ? null : <span className={styles.bad}>{short}</span>}
    </output>
  );
}
