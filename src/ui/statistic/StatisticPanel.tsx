import type { ReactNode } from 'react';
import { Skeleton } from '../base/Skeleton';
import { Panel } from '../base/Panel';

interface StatisticPanelProps<Figures> {
  /** `undefined` while they are loading. */
  figures: Figures | undefined;
  /** Number of lines of the placeholder. */
  rows: number;
  children: (figures: Figures) => ReactNode;
}

/** The figures above a screen's list, or a placeholder while they are loading. */
export function StatisticPanel<Figures>({ figures, rows, children }: StatisticPanelProps<Figures>) {
  return <Panel>{figures === undefined ? <Skeleton rows={rows} /> : children(figures)}</Panel>;
}
