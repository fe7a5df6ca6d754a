import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { send } from '@/api/call';
import { adjust, AdjustDirection } from '@/contract/finance/adjust';
import { isReadable } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { Notes } from '@/domain/foreseen/Notes';
import { useSettled } from '@/ui/load/useSettled';
import styles from './adjust.module.css';
import { wishOf } from './adjustWish';

const SHOWN = ['before', 'after', 'possible'];

/**
 * Previews the effect of the form on the present balance. The request is sent when typing pauses. An answer
 * is shown only if the form still has the values that it was requested for.
 */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const wish = wishOf(Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(wish);
  const settled = useSettled(asked) === asked;
  const { data, isError } = useQuery({
    queryKey: [adjust.name, 'preview', wish],
    queryFn: async ({ signal }) => (wish ? send(adjust.calls.preview, wish, { signal }) : null),
    enabled: wish !== null && settled,
  });
  if (!wish) return <output className={styles.faint}>{t('adjust.previewWait')}</output>;
  const failed = isError || (data && !SHOWN.every((name) => isReadable(data, name)));
  if (failed || !data)
    return <output className={styles.faint}>{failed ? t('adjust.previewFailed') : '…'}</output>;
  const short =
    wish.direction === AdjustDirection.unfreeze
      ? t('adjust.shortManual', { amount: formatMoney(data.manualFrozen) })
      : t('adjust.short');
  return (
    <output>
      <div className={styles.preview}>
        {t('adjust.effect', {
          before: formatMoney(data.before),
          after: formatMoney(data.after),
          coin: wish.coin,
        })}
        {data.possible ? null : <span className={styles.bad}>{short}</span>}
        <Notes foreseen={data} states="biz_adjust_status" />
      </div>
    </output>
  );
}
