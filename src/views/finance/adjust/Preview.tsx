import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { previewAdjust } from '@/api/adjusts';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { useSettled } from '@/ui/load/useSettled';
import styles from './parts.module.css';
import { NAME, wishOf } from './wish';

/**
 * What the form would do to the balance as it is now. It is asked for when typing pauses, and an answer is
 * only shown for the very values that were asked about.
 */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const wish = wishOf(Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(wish);
  const settled = useSettled(asked) === asked;
  const { data, isError } = useQuery({
    queryKey: [NAME, 'preview', wish],
    queryFn: async ({ signal }) => (wish ? previewAdjust(wish, signal) : null),
    enabled: wish !== null && settled,
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
