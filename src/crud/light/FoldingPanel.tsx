import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

/** A panel under a line that says the most of it; folded on a phone, where the list comes first. */
export function FoldingPanel({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { sm } = Grid.useBreakpoint();
  return (
    <Panel>
      <details open={sm !== false}>
        <summary>{summary}</summary>
        {children}
      </details>
    </Panel>
  );
}
