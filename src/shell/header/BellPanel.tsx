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
  /** Called when a link is followed. */
  onFollow: () => void;
  /** Called on Escape; the caller has to move the focus back to the bell. */
  onLeave: () => void;
  /** The element that the dropdown focuses when it opens. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * One row per kind of record that waits for approval, linked if the menu contains its screen. Tab moves
 * through the links and leaves after the last.
 */
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
    // The dropdown closes on Tab, so the event must not reach it while there is another row to move to.
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
