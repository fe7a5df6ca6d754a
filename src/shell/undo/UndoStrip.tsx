import { UndoOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n';
import { sendNow, undo } from '@/services/undoable';
import { useWaitingWrites } from '@/stores/waitingWrites';
import type { WaitingWrite } from '@/stores/waitingWrites';
import { useUndoKey } from './useUndoKey';
import styles from './UndoStrip.module.css';

const TICK = 1000;

/** Whole seconds until a moment. */
function useSecondsTo(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / TICK));
}

function Line({ id, words, until }: WaitingWrite) {
  const t = useT();
  const seconds = useSecondsTo(until);
  return (
    <div className={styles.line}>
      <output className={styles.words} title={words}>
        {words}
      </output>
      <span className={styles.seconds} aria-hidden>
        {t('undo.seconds', { n: seconds })}
      </span>
      <button type="button" className={styles.undo} title={t('undo.key')} onClick={() => undo(id)}>
        <UndoOutlined aria-hidden /> {t('undo.undo')}
      </button>
      <button type="button" className={styles.now} onClick={() => sendNow(id)}>
        {t('undo.now')}
      </button>
    </div>
  );
}

/**
 * Writes that wait, as a strip below the page, which takes its own place and so covers nothing: what each will do, how
 * long it can still be undone, and a way to send it at once.
 */
export function UndoStrip() {
  const t = useT();
  const list = useWaitingWrites((state) => state.list);
  useUndoKey();
  return (
    <section className={styles.strip} aria-label={t('undo.title')}>
      {list.map((one) => (
        <Line key={one.id} {...one} />
      ))}
    </section>
  );
}
