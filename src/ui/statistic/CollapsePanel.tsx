import type { ReactNode } from 'react';
import { usePhone } from '@/ui/base/windowWidth';
import { useFolded } from './folded';

interface CollapsePanelProps {
  /** What is said in short; in one line an item is shown whole or not at all. */
  summary: readonly string[];
  children: ReactNode;
}

/**
 * Figures below a summary line; folded on a phone, so that the list is visible without scrolling. Where the figures of
 * the list are one line, the summary alone.
 */
export function CollapsePanel({ summary, children }: CollapsePanelProps) {
  const isPhone = usePhone();
  const folded = useFolded();
  if (folded) return summary.map((item, place) => <span key={place}>{item}</span>);
  return (
    <details open={!isPhone}>
      <summary>{summary.join(' · ')}</summary>
      {children}
    </details>
  );
}
