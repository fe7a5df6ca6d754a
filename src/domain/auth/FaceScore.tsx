import { NONE } from '@/ui/cell/value';
import styles from './auth.module.css';

/** Below the first two faces count as different, below the second a reviewer should look closely. */
const POOR = 70;
const FAIR = 85;

/** How alike two faces are, of 100, coloured where it is doubtful; a dash without pictures, or where it could not be read. */
export function FaceScore({ score }: { score: number | null }) {
  if (score === null || Number.isNaN(score)) return NONE;
  return (
    <span className={styles.score} data-level={score < POOR ? 'poor' : score < FAIR ? 'fair' : 'good'}>
      {score}
    </span>
  );
}
