import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { useFolded } from './folded';

/**
 * Figures below a summary line; folded on a phone, so that the list is visible without scrolling. Where the figures of
 * the list are one line, the summary alone.
 */
export function CollapsePanel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { sm } = Grid.useBreakpoint();
  const folded = useFolded();
  if (folded) return <span>{summary}</span>;
  return (
    <details open={sm !== false}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
