import { Fragment } from 'react';
import { useT } from '@/i18n';
import styles from './card.module.css';

/** One large figure. */
export interface Tile {
  key: string;
  label: string;
  value: string;
  /** Signed percentage of the change, such as `+1.2%`; `null` or absent when unknown. */
  change?: string | null;
  /** What the change refers to, or another remark. */
  remark: string;
}

const MARKS: Record<string, string> = { '+': '▲ ', '-': '▼ ' };

/** The key figures of the dashboard in one row. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const t = useT();
  return (
    <dl className={styles.tiles} aria-label={t('visualizing.summary')}>
      {tiles.map(({ key, label, value, change, remark }) => (
        <div key={key} className={styles.tile}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
          <dd className={styles.remark}>
            {change && (
              <Fragment>
                <b>
                  {MARKS[change.charAt(0)]}
                  {change}
                </b>{' '}
              </Fragment>
            )}
            {remark}
          </dd>
        </div>
      ))}
    </dl>
  );
}
