import { RightOutlined } from '@ant-design/icons';
import { useId, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { Boundary } from '@/ui/feedback/Boundary';
import type { Kind } from '../reminders/kinds';
import styles from './Bell.module.css';

interface Props {
  waiting: readonly (Kind & { count: number })[];
  /** Called when one of the links is followed. */
  onFollow: () => void;
  /** Escape: the focus has to go back. */
  onLeave: () => void;
  /** What the dropdown focuses when it opens. */
  ref?: Ref<{ focus: () => void }>;
}

/** What waits, a row a kind, linked where the menu has its screen. Tab walks through the links and leaves past the last. */
export function BellPanel({ waiting, onFollow, onLeave, ref }: Props) {
  const t = useT();
  const head = useId();
  const rows = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => rows.current?.querySelector('a')?.focus() }), []);

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Tab') return;
    const links = [...(rows.current?.querySelectorAll('a') ?? [])];
    const next = links.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1);
    // The dropdown closes on Tab, so it must not hear of one that only goes to the next row.
    if (links[next] !== undefined) event.stopPropagation();
  };

  return (
    <section className={styles.panel} aria-labelledby={head}>
      <h2 id={head} className={styles.head}>
        {t('user.newTitle')}
      </h2>
      {waiting.length === 0 && <p className={styles.empty}>{t('user.newDesc')}</p>}
      <Boundary>
        <ul className={styles.list} ref={rows}>
          {waiting.map((kind) => (
            <li key={kind.id}>
              <ScreenLink
                view={kind.view}
                params={kind.params}
                className={styles.row}
                onFollow={onFollow}
                onKeyDown={onKeyDown}
              >
                <span className={styles.label}>{t(kind.label)}</span>
                <span className={styles.count}>{kind.count}</span>
                <RightOutlined className={styles.arrow} aria-hidden />
              </ScreenLink>
            </li>
          ))}
        </ul>
      </Boundary>
    </section>
  );
}
