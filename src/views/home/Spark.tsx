import type { Decimal } from '@/api/types';
import { plotted } from '@/ui/chart/plot';

const WIDTH = 96;
const HEIGHT = 32;
const EDGE = 2;

/**
 * A small line chart of one week, hidden from screen readers because the figure is next to it. `null` for
 * fewer than two values.
 */
export function Spark({ values }: { values: readonly Decimal[] }) {
  const heights = values.map(plotted);
  const low = Math.min(...heights);
  const range = Math.max(...heights) - low;
  if (heights.length < 2 || !Number.isFinite(range)) return null;
  const points = heights.map((height, at) => {
    const x = (at / (heights.length - 1)) * WIDTH;
    const share = range === 0 ? 0.5 : (height - low) / range;
    return `${x.toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polygon
        points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`}
        fill="var(--primary)"
        opacity="0.12"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
