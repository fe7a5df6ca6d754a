import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useLanguage, useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { LinkParams } from '@/services/links';
import { titleText } from '@/kernel/title';
import { titleOfView } from '@/services/links';
import { ScreenLink } from '@/services/ScreenLink';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Boundary } from '@/ui/feedback/Boundary';
import { snoozeReminders } from '@/stores/reminderSettings';
import { NOTICES } from '../reminders/kinds';
import { hourOf } from '../reminders/hourOf';
import styles from './Bell.module.css';
import { NewestNotices } from './NewestNotices';

/** Records of a kind that wait, and the screen where they are. */
export interface Waiting {
  id: string;
  view: string;
  params: LinkParams;
  label: Key;
  /** True: the label says nothing of the kind, and the title of its screen does. */
  isTitled?: boolean;
  /** How many the operator may decide (`null` when that could not be read), and how many they only see. */
  mine: number | null;
  others: number;
}

interface Props {
  waiting: readonly Waiting[];
  /** End of the snooze in milliseconds since the epoch; 0 without one. */
  snooze: number;
  /** Why the counts could not be loaded, in words; `null` when they were. */
  failure: string | null;
  onRetry: () => void;
  /** Called when a link is followed. */
  onFollow: () => void;
  /** Called on Escape; the caller has to move the focus back to the bell. */
  onLeave: () => void;
  /** The element that the dropdown focuses when it opens. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * One row per kind of record that waits for approval, linked if the menu contains its screen; below them the titles of
 * the newest notices. Tab moves through the links and leaves after the last.
 */
export function BellPanel({ waiting, snooze, failure, onRetry, onFollow, onLeave, ref }: Props) {
  const t = useT();
  const language = useLanguage();
  const head = useId();
  const rows = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => rows.current?.querySelector('a')?.focus() }), []);

  // The dropdown moves the focus when it opens; the first time, this part comes after that.
  useEffect(() => rows.current?.querySelector('a')?.focus(), []);

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
      {failure !== null && (
        <div role="alert" className={styles.notice}>
          <p>{failure}</p>
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {snooze > 0 && (
        <div className={styles.notice}>
          <p>{t('reminder.snoozed', { time: hourOf(snooze) })}</p>
          <Button size="small" onClick={() => snoozeReminders(0)}>
            {t('reminder.resume')}
          </Button>
        </div>
      )}
      {waiting.length === 0 && failure === null && <p className={styles.empty}>{t('user.newDesc')}</p>}
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
                <span className={styles.label}>
                  {t(kind.label)}
                  {kind.isTitled ? <small>{titleText(titleOfView(kind.view), language)}</small> : null}
                  {kind.others > 0 && <small>{t('reminder.seenOnly', { count: kind.others })}</small>}
                </span>
                {kind.mine === null ? <UnreadableCell /> : <span className={styles.count}>{kind.mine}</span>}
                <RightOutlined className={styles.arrow} aria-hidden />
              </ScreenLink>
            </li>
          ))}
          {waiting.some(({ id, mine }) => id === NOTICES.id && mine !== 0) && (
            <NewestNotices onFollow={onFollow} onKeyDown={onKeyDown} />
          )}
        </ul>
      </Boundary>
    </section>
  );
}
