import { SITE } from '@/api/client';
import type { Living } from '@/contract/block/lives';
import { barredAs, personIn } from '@/contract/flow';
import type { MoveTerms } from '@/contract/flow';
import { useViewer } from '@/crud/action/useViewer';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TimeCell } from '@/ui/cell/TimeCell';
import { eyesOf, openStep } from './eyes';
import styles from './eyes.module.css';

/** That somebody else has to decide, and whether that may be the operator who looks. */
function Waits({ step, record }: { step: MoveTerms; record: object }) {
  const t = useT();
  const { name, can } = useViewer();
  const isOwn = barredAs(step, record, (one) => one === name) !== undefined;
  return (
    <p className={styles.waits}>
      <Badge tone="warn">{t('crud.eyes.waits')}</Badge>
      {isOwn ? t('crud.eyes.own') : null}
      {!isOwn && can(`${SITE}${step.permission}`) ? t('crud.eyes.yours') : null}
    </p>
  );
}

interface FourEyesProps {
  living: Living;
  record: object;
}

/** Who has had a part in a record and when, who holds it, and whether it waits for somebody who has not. */
export function FourEyes({ living, record }: FourEyesProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const eyes = eyesOf(living, record);
  const step = openStep(living, record);
  const holder = personIn(record, 'claimBy');
  if (eyes.length === 0) return null;
  const label = (path: string) => labelOf(fieldLabel(living.name, path));
  return (
    <section className={styles.eyes} aria-label={t('crud.eyes')} data-waits={step !== undefined}>
      <ol>
        {eyes.map(({ part, path, who, at }) => (
          <li key={part}>
            <span className={styles.part}>{label(path)}</span>
            <bdi>{visibleText(who)}</bdi>
            {at === '' ? null : <TimeCell value={at} />}
          </li>
        ))}
        {holder === '' ? null : (
          <li>
            <span className={styles.part}>{label('claimBy')}</span>
            <bdi>{visibleText(holder)}</bdi>
            <span>{t('crud.eyes.until', { until: personIn(record, 'claimUntil') })}</span>
          </li>
        )}
      </ol>
      {step === undefined ? null : <Waits step={step} record={record} />}
    </section>
  );
}
