import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../base/Skeleton';
import { FoldedContext, rememberOpen, wereOpen } from './folded';
import styles from './statistic.module.css';

/**
 * Whose records the figures leave out, and how many of the list that are; the tooltip says what day and what rounding
 * the figures keep to. Nothing for figures that are not about members.
 */
function CountedNote({ figures }: { figures: object }) {
  const t = useT();
  if (!('notCounted' in figures)) return null;
  const { notCounted } = figures;
  const some = typeof notCounted === 'number' && notCounted > 0;
  return (
    <p className={`${styles.note} ${styles.counted}`} title={t('ui.countedHint')}>
      {some ? t('ui.notCountedOf', { n: formatMoney(String(notCounted)) }) : t('ui.notCounted')}
    </p>
  );
}

interface StatisticPanelProps<Figures extends object> {
  /** `undefined` while they are loading. */
  figures: Figures | undefined;
  /** Number of lines of the placeholder. */
  rows: number;
  /** Above the figures, folded or not: what needs attention. */
  alerts?: (figures: Figures) => ReactNode;
  children: (figures: Figures) => ReactNode;
}

/**
 * The figures above a screen's list, or a placeholder of the same height while they are loading: one line, so that the
 * list has the room, which unfolds.
 */
export function StatisticPanel<Figures extends object>({
  figures,
  rows,
  alerts,
  children,
}: StatisticPanelProps<Figures>) {
  const t = useT();
  const [open, setOpen] = useState(wereOpen);

  return (
    <>
      {figures === undefined ? null : alerts?.(figures)}
      <div className={styles.panel} data-folded={!open}>
        <FoldedContext value={!open}>
          <div className={styles.content}>
            {figures === undefined ? <Skeleton rows={open ? rows : 1} /> : children(figures)}
            {figures === undefined ? null : <CountedNote figures={figures} />}
          </div>
        </FoldedContext>
        <Button
          type="text"
          size="small"
          icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          aria-expanded={open}
          aria-label={t('ui.figures')}
          title={t(open ? 'ui.collapse' : 'ui.expand')}
          onClick={() => {
            rememberOpen(!open);
            setOpen(!open);
          }}
        />
      </div>
    </>
  );
}
