import type { ReactNode } from 'react';
import { Bones } from '../base/Bones';
import { Panel } from '../base/Panel';

interface FigurePanelProps<Figures> {
  /** `undefined` until they are there. */
  figures: Figures | undefined;
  /** Lines they will take. */
  rows: number;
  children: (figures: Figures) => ReactNode;
}

/** What a screen says in figures above its list. */
export function FigurePanel<Figures>({ figures, rows, children }: FigurePanelProps<Figures>) {
  return <Panel>{figures === undefined ? <Bones rows={rows} /> : children(figures)}</Panel>;
}
