import { Grid } from 'antd';
import type { ReactNode } from 'react';

/** Figures under a line that says the most of them; folded on a phone, where the list comes first. */
export function CollapsePanel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { sm } = Grid.useBreakpoint();
  return (
    <details open={sm !== false}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
