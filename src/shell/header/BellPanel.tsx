import { RightOutlined } from '@ant-design/icons';
import { useId, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useT } from '@/i18n';
import type { Kind } from '../reminders/kinds';
import styles from './Bell.module.css';

interface Props {
  waiting: readonly (Kind & { count: number })[];
  onChoose: (kind: Kind) => void;
  /** Escape: the focus has to go back. */
  onLeave: () => void;
  /** What the dropdown focuses when it opens. */
  ref?: Ref<{ focus: () => void }>;
}

/** What waits, a row a kind. Tab walks through the rows and leaves past the last one. */
export function BellPanel({ waiting, onChoose, onLeave, ref }: Props) {
  const t = useT();
  const head = useId();
  const rows = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => rows.current?.querySelector('button')?.focus() }), []);

  const pressed = ({ key, shiftKey }: KeyboardEvent, index: number): boolean => {
    if (key === 'Escape') onLeave();
    return key === 'Tab' && waiting[index + (shiftKey ? -1 : 1)] !== undefined;
  };

  return (
    <section className={styles.panel} aria-labelledby={head}>
      <h2 id={head} className={styles.head}>
        {t('user.newTitle')}
      </h2>
      {waiting.length === 0 && <p className={styles.empty}>{t('user.newDesc')}</p>}
      <ul className={styles.list} ref={rows}>
        {waiting.map((kind, index) => (
          <li key={kind.id}>
            <button
              type="button"
              className={styles.row}
              onClick={() => onChoose(kind)}
              // The dropdown closes on Tab, so it must not hear of one that only goes to the next row.
              onKeyDown={(event) => {
                if (pressed(event, index)) event.stopPropagation();
              }}
            >
              <span className={styles.label}>{t(kind.label)}</span>
              <span className={styles.count}>{kind.count}</span>
              <RightOutlined className={styles.arrow} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
