import { BellOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import { useReminderSettings } from '@/stores/reminderSettings';
import { onDemand } from '@/ui/load/onDemand';
import { hourOf } from '../reminders/hourOf';
import { NOTICES, questionsOf, SECONDS, secondOf, shareOf, unreadOf } from '../reminders/kinds';
import { usePendingTotals } from '../reminders/usePendingTotals';
import { useMyKinds } from '../reminders/useMyKinds';
import type { Waiting } from './BellPanel';
import { Tool } from './Tool';
import styles from './Bell.module.css';
import { Dropdown } from '@/ui/base/Dropdown';

const BellPanel = onDemand(() => import('./BellPanel').then(({ BellPanel }) => BellPanel));

/**
 * The bell with the number of records that wait for the operator's approval; it opens a list with links to them, and
 * says how long the reminders are snoozed.
 */
export function Bell() {
  const t = useT();
  const kinds = useMyKinds();
  const [open, setOpen] = useState(false);
  const tool = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = usePendingTotals();
  const waiting: Waiting[] = [
    ...kinds.map((kind) => ({ ...kind, ...shareOf(data, kind.id) })),
    ...SECONDS.map((second) => ({ ...second, ...secondOf(data, second.id) })),
    ...questionsOf(data),
    { ...NOTICES, mine: unreadOf(data), others: 0 },
  ];
  const total = waiting.reduce((sum, { mine }) => sum + (mine ?? 0), 0);
  const snooze = useReminderSettings(({ snoozedUntil }) => snoozedUntil);
  const label = total > 0 ? t('user.bellCount', { count: total }) : t('user.title4');

  const panel = (
    <BellPanel
      waiting={waiting.filter(({ mine, others }) => mine !== 0 || others > 0)}
      snooze={snooze}
      failure={error && failureText(failureOf(error))}
      onRetry={() => void refetch()}
      onFollow={() => setOpen(false)}
      onLeave={() => tool.current?.focus()}
    />
  );

  return (
    <Dropdown
      open={open}
      autoFocus
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      popupRender={() => panel}
    >
      <Tool
        ref={tool}
        data-often
        label={snooze === 0 ? label : `${label}（${t('reminder.snoozed', { time: hourOf(snooze) })}）`}
        aria-expanded={open}
        onPointerEnter={BellPanel.fetch}
        onFocus={BellPanel.fetch}
        icon={
          <span className={styles.bell} data-snoozed={snooze > 0}>
            <BellOutlined aria-hidden />
            {total > 0 && <span className={styles.badge}>{total > 99 ? '99+' : total}</span>}
          </span>
        }
      />
    </Dropdown>
  );
}
