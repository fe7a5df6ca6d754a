import { BellOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { isReadable } from '@/contract/field/read';
import { useT } from '@/i18n';
import { countOf } from '../reminders/kinds';
import { pendingTotals } from '../reminders/pending';
import { useMyKinds } from '../reminders/useMyKinds';
import { BellPanel } from './BellPanel';
import { Tool } from './Tool';
import styles from './Bell.module.css';

/** The bell with the number of records that wait for approval; it opens a list with links to them. */
export function Bell() {
  const t = useT();
  const kinds = useMyKinds();
  const [open, setOpen] = useState(false);
  const tool = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useQuery({ ...pendingTotals, enabled: kinds.length > 0 });
  const waiting = kinds
    .map((kind) => ({
      ...kind,
      count: data && !isReadable(data, kind.id) ? null : countOf(data, kind.id),
    }))
    .filter(({ count }) => count !== 0);
  const total = waiting.reduce((sum, { count }) => sum + (count ?? 0), 0);

  const panel = (
    <BellPanel
      waiting={waiting}
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
        label={total > 0 ? t('user.bellCount', { count: total }) : t('user.title4')}
        aria-expanded={open}
        icon={
          <span className={styles.bell}>
            <BellOutlined aria-hidden />
            {total > 0 && <span className={styles.badge}>{total > 99 ? '99+' : total}</span>}
          </span>
        }
      />
    </Dropdown>
  );
}
