import { BellOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { goTo } from '@/stores/navigation';
import { countOf } from '../reminders/kinds';
import { pendingTotals } from '../reminders/pending';
import { useMyKinds } from '../reminders/useMyKinds';
import { Tool } from './Tool';
import css from './Bell.module.css';

/** What waits for approval, with the way there. */
export function Bell() {
  const t = useT();
  const kinds = useMyKinds();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...pendingTotals, enabled: kinds.length > 0 });
  const waiting = kinds
    .map((kind) => ({ ...kind, count: countOf(data, kind.id) }))
    .filter(({ count }) => count > 0);
  const total = waiting.reduce((sum, { count }) => sum + count, 0);

  const list = (
    <div className={css.panel}>
      <h2 className={css.head}>{t('user.newTitle')}</h2>
      {total === 0 && <p className={css.empty}>{t('user.newDesc')}</p>}
      <ul className={css.list}>
        {waiting.map(({ id, label, count, to }) => (
          <li key={id}>
            <button
              type="button"
              className={css.row}
              onClick={() => {
                setOpen(false);
                void goTo(to);
              }}
            >
              <span className={css.label}>{t(label)}</span>
              <span className={css.count}>{count}</span>
              <RightOutlined className={css.arrow} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );

  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      popupRender={() => list}
    >
      <Tool
        label={total > 0 ? t('user.bellCount', { count: total }) : t('user.title4')}
        aria-expanded={open}
        icon={
          <span className={css.bell}>
            <BellOutlined aria-hidden />
            {total > 0 && <span className={css.badge}>{total > 99 ? '99+' : total}</span>}
          </span>
        }
      />
    </Dropdown>
  );
}
