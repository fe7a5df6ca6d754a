import { NONE } from '@/ui/cell/value';
import styles from './auth.module.css';

/** Percent. Below `POOR` two faces count as different; below `FAIR` the reviewer should compare them closely. */
const POOR = 70;
const FAIR = 85;

/** Similarity of two faces from 0 to 100, coloured if it is low; a dash without pictures or if it could not be read. */
export function FaceScore({ score }: { score: number | null }) {
  if (score === null || Number.isNaN(score)) return NONE;
  return (
    <span className={styles.score} data-level={score < POOR ? 'poor' : score < FAIR ? 'fair' : 'good'}>
      {score}
    </span>
  );
}
