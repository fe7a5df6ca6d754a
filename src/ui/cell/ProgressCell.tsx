import { isDecimal } from '@/lib/decimal';
import { cmp, formatMoney, mul } from '@/lib/money';
import styles from './cell.module.css';
import { NONE } from './value';

/** The part of a limit from which on it counts as nearly used up. */
const NEARLY = '0.9';

interface BarProps {
  value: string;
  most: string;
  text: string;
  alarm?: boolean;
}

function Bar({ value, most, text, alarm = false }: BarProps) {
  return (
    <span className={styles.progress} data-alarm={alarm}>
      <span>{text}</span>
      <progress value={value} max={most} aria-label={text} />
    </span>
  );
}

/** Progress as `12/20` over a thin bar; a dash without a value, or without a goal above zero. */
export function ProgressCell({ value, goal }: { value: string | null; goal: string | null }) {
  if (value === null || goal === null || goal === '0') return NONE;
  return <Bar value={value} most={goal} text={`${formatMoney(value)}/${formatMoney(goal)}`} />;
}

/** The used part of a limit as `1,200 / 5,000` over a thin bar, highlighted when it is nearly used up. */
export function UsedCell({ value, limit }: { value: string | null; limit: string | null }) {
  if (!isDecimal(value) || !isDecimal(limit)) return NONE;
  const text = `${formatMoney(value)} / ${formatMoney(limit)}`;
  return <Bar value={value} most={limit} text={text} alarm={cmp(value, mul(limit, NEARLY)) >= 0} />;
}
