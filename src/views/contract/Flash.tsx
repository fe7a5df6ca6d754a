import { useState } from 'react';
import type { ReactNode } from 'react';
import { isDecimal } from '@/lib/decimal';
import { cmp } from '@/lib/money';
import styles from './flash.module.css';

interface FlashProps {
  /** The number that is watched. */
  value: string;
  children: ReactNode;
}

function wayOf(before: string, after: string): 'up' | 'down' | undefined {
  if (!isDecimal(before) || !isDecimal(after) || cmp(before, after) === 0) return undefined;
  return cmp(after, before) > 0 ? 'up' : 'down';
}

/** Lights up for a moment when the number rises or falls; not at first, and not for those who want no motion. */
export function Flash({ value, children }: FlashProps) {
  const [shown, setShown] = useState<{ value: string; way?: 'up' | 'down' | undefined; turn: number }>({
    value,
    turn: 0,
  });
  if (value !== shown.value) setShown({ value, way: wayOf(shown.value, value), turn: shown.turn + 1 });
  return (
    // A new element for each change, so that the animation starts again.
    <span key={shown.turn} className={styles.flash} data-way={shown.way}>
      {children}
    </span>
  );
}
