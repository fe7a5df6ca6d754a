import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '@/i18n';
import { closeTour, useTour } from '@/stores/tour';
import { useNarrow } from '@/ui/base/media';
import styles from './tour.module.css';

const STEPS = ['home', 'search', 'manual', 'account'] as const;

function closeByEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') closeTour();
}

/**
 * Four steps through the console for somebody who is here for the first time, in a corner of the page: it takes neither focus
 * nor keys, and dialogs stand above it. A phone has no room for it.
 */
export function Tour() {
  const t = useT();
  const isOpen = useTour((state) => state.open);
  const isNarrow = useNarrow();
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  if (!isOpen || isNarrow || step === undefined) return null;
  const isLast = at === STEPS.length - 1;
  return (
    <section className={styles.tour} aria-label={t('tour.label')}>
      <output className={styles.text}>
        <span className={styles.count}>{t('tour.step', { n: at + 1, of: STEPS.length })}</span>
        <b>{t(`tour.${step}.title`)}</b>
        <span>{t(`tour.${step}.text`)}</span>
      </output>
      <div className={styles.buttons}>
        <Button
          size="small"
          type="text"
          onKeyDown={closeByEscape}
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('tour.close')}
          title={t('tour.close')}
          onClick={closeTour}
        />
        <Button size="small" disabled={at === 0} onKeyDown={closeByEscape} onClick={() => setAt(at - 1)}>
          {t('tour.back')}
        </Button>
        <Button
          size="small"
          type="primary"
          onKeyDown={closeByEscape}
          onClick={() => (isLast ? closeTour() : setAt(at + 1))}
        >
          {t(isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}
