import { NONE } from '@/ui/cell/value';
import styles from './auth.module.css';

/** Below the first nobody is recognised, below the second somebody should look closely. */
const POOR = 70;
const FAIR = 85;

/** How alike two faces are, of 100, coloured where it is doubtful; a dash without pictures. */
export function FaceScore({ score }: { score: number | null }) {
  if (score === null) return NONE;
  return (
    <span className={styles.score} data-level={score < POOR ? 'poor' : score < FAIR ? 'fair' : 'good'}>
      {score}
    </span>
  );
}
