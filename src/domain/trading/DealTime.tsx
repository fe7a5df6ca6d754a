import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './trading.module.css';

interface DealTimeProps {
  deal: { createdAt: string; createdMs: number };
}

/** The moment of a deal to the millisecond. */
export const DealTime = ({ deal: { createdAt, createdMs } }: DealTimeProps) => (
  <span className={styles.moment}>
    <TimeCell value={createdAt} />
    {Number.isNaN(createdMs) ? null : <small>.{String(createdMs).padStart(3, '0')}</small>}
  </span>
);
