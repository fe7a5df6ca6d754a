import { Input } from 'antd';
import { useState } from 'react';
import { setTheme, useTheme } from '@/stores/theme';
import styles from './LockTime.module.css';

const SHORTEST = 1;
const LONGEST = 9999;

/**
 * Seconds of inactivity before the lock. Stored when typing has ended, or typing 15 would lock after one
 * second.
 */
export function LockTime({ id }: { id: string }) {
  const stored = useTheme((theme) => theme.lockScreenTime);
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    setDraft(null);
    const seconds = Number.parseInt(draft ?? '', 10);
    if (Number.isNaN(seconds)) return;
    setTheme({ lockScreenTime: Math.min(LONGEST, Math.max(SHORTEST, seconds)) });
  };

  return (
    <Input
      id={id}
      type="number"
      size="small"
      className={styles.time}
      min={SHORTEST}
      max={LONGEST}
      value={draft ?? stored}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  );
}
