import type { ReactNode } from 'react';
import { Skeleton } from '../base/Skeleton';
import { Panel } from '../base/Panel';

interface StatisticPanelProps<Figures> {
  /** `undefined` until they are there. */
  figures: Figures | undefined;
  /** Lines they will take. */
  rows: number;
  children: (figures: Figures) => ReactNode;
}

/** What a screen says in figures above its list. */
export function StatisticPanel<Figures>({ figures, rows, children }: StatisticPanelProps<Figures>) {
  return <Panel>{figures === undefined ? <Skeleton rows={rows} /> : children(figures)}</Panel>;
}
