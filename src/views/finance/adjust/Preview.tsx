import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { previewAdjust } from '@/api/adjusts';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { useSettled } from '@/ui/load/useSettled';
import styles from './adjust.module.css';
import { NAME, requestOf } from './adjustRequest';

/**
 * What the form would do to the balance as it is now. It is asked for when typing pauses, and an answer is
 * only shown for the very values that were asked about.
 */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const request = requestOf(Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(request);
  const settled = useSettled(asked) === asked;
  const { data, isError } = useQuery({
    queryKey: [NAME, 'preview', request],
    queryFn: async ({ signal }) => (request ? previewAdjust(request, signal) : null),
    enabled: request !== null && settled,
  });
  if (!request) return <output className={styles.faint}>{t('adjust.previewWait')}</output>;
  if (isError || !data)
    return <output className={styles.faint}>{isError ? t('adjust.previewFailed') : '…'}</output>;
  const short =
    request.direction === '4'
      ? t('adjust.shortManual', { amount: formatMoney(data.manualFrozen) })
      : t('adjust.short');
  return (
    <output className={styles.preview}>
      {t('adjust.effect', {
        before: formatMoney(data.before),
        after: formatMoney(data.after),
        coin: request.coin,
      })}
      {data.possible ? null : <span className={styles.bad}>{short}</span>}
    </output>
  );
}
