import { Alert } from 'antd';
import { RefCell } from '../reference/RefCell';
import { useT } from '@/i18n';
import styles from './foreseen.module.css';

interface DoubledRowsProps {
  /** Records that are about to be decided together. */
  rows: readonly { no: string; doublesCount: number | null }[];
}

/** Names those among several records that may be the same request entered twice; nothing when there are none. */
export function DoubledRows({ rows }: DoubledRowsProps) {
  const t = useT();
  const doubled = rows.filter(({ doublesCount }) => doublesCount !== null && doublesCount > 0);
  if (doubled.length === 0) return null;
  return (
    <Alert
      type="warning"
      className={styles.warning}
      showIcon
      title={t('finance.doubledRows', { n: doubled.length })}
      description={
        <ul className={styles.doubles}>
          {doubled.map(({ no }) => (
            <li key={no}>
              <RefCell no={no} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
