import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { send } from '@/api/call';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { isReadable } from '@/contract/field/read';
import type { AnswerOf } from '@/contract/resource';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import { cmp, formatMoney, formatUsdt } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';
import { wishOf } from './envelopeWish';
import type { Wish } from './envelopeWish';
import styles from './redEnvelope.module.css';

/** What the server says of an envelope before it is sent. */
export type Foreseen = AnswerOf<typeof redEnvelope.calls.preview>;

/** The parts of the answer without which nobody can decide. */
export const SHOWN = ['usdtValue', 'average', 'left', 'secondFrom', 'waits', 'problems'];

/** What an envelope costs, what a part comes to, and whether it waits for another operator. */
export function Outlook({ wish: { coin, count }, foreseen }: { wish: Wish; foreseen: Foreseen }) {
  const t = useT();
  const { usdtValue, average, left, secondFrom, waits, tight } = foreseen;
  const isLarge = cmp(usdtValue, secondFrom) >= 0;
  const reason = isLarge ? 'redEnvelope.waitsByWorth' : 'redEnvelope.waitsByDay';
  return (
    <>
      <span>
        {t('redEnvelope.costs', {
          usdt: formatUsdt(usdtValue),
          count,
          average: formatMoney(average),
          coin,
        })}
      </span>
      <span className={waits ? styles.warn : styles.faint}>
        {t(waits ? reason : 'redEnvelope.atOnce', {
          left: formatUsdt(left),
          from: formatUsdt(secondFrom),
        })}
      </span>
      {tight ? <span className={styles.warn}>{t('redEnvelope.tight')}</span> : null}
    </>
  );
}

/**
 * Previews the envelope of the form. It is asked when typing pauses, and shown only while the form still has the values
 * that it was asked for.
 */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const wish = wishOf(Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(wish);
  const settled = useSettled(asked) === asked;
  const { data, isError } = useQuery({
    queryKey: [redEnvelope.name, 'preview', wish],
    queryFn: async ({ signal }) => (wish ? send(redEnvelope.calls.preview, wish, { signal }) : null),
    enabled: wish !== null && settled,
  });
  if (!wish) return <output className={styles.faint}>{t('redEnvelope.previewWait')}</output>;
  const failed = isError || (data && !SHOWN.every((name) => isReadable(data, name)));
  if (failed || !data)
    return <output className={styles.faint}>{failed ? t('redEnvelope.previewFailed') : '…'}</output>;
  return (
    <output>
      <div className={styles.preview}>
        <Outlook wish={wish} foreseen={data} />
        {data.problems.map(({ field, msg }) => (
          <span key={field} role="alert" className={styles.problem}>
            {visibleText(msg)}
          </span>
        ))}
      </div>
    </output>
  );
}
