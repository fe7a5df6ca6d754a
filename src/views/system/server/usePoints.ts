import { useState } from 'react';
import type { ServerFigures } from '@/contract/system/monitor';

/** Points of a line: five minutes. */
const MOST = 60;

/** The latest answers, the oldest first; the same one is kept once. */
export function usePoints(figures: ServerFigures | undefined): readonly ServerFigures[] {
  const [points, setPoints] = useState<readonly ServerFigures[]>([]);
  if (figures && points.at(-1) !== figures) {
    const next = [...points, figures].slice(-MOST);
    setPoints(next);
    return next;
  }
  return points;
}
