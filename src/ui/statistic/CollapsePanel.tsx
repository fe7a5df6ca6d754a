import { Grid } from 'antd';
import type { ReactNode } from 'react';

/** Figures below a summary line; folded on a phone, so that the list is visible without scrolling. */
export function CollapsePanel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { sm } = Grid.useBreakpoint();
  return (
    <details open={sm !== false}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
