import type { Decimal } from '@/api/types';
import { plotted } from './plot';

/** Colours that can be distinguished in light and dark themes; the last one is for the remaining slices. */
const COLOURS = ['#409eff', '#f7a13d', '#52b788', '#9b72cf', '#36a3b8', '#e0699f', '#9aa3ad'] as const;

/** Colour of a slice by its index. */
export const sliceColour = (at: number): string => COLOURS[Math.min(at, COLOURS.length - 1)] ?? COLOURS[0];

/** Radius at which the circumference is 100, so that a share in percent is a length of the ring. */
const RADIUS = 100 / (2 * Math.PI);

/** Shares of a whole as a ring. The caller shows the values as text beside it. */
export function Donut({
  slices,
}: {
  /** In percent points. */
  slices: readonly { key: string; share: Decimal }[];
}) {
  const lengths = slices.map(({ share }) => plotted(share));
  return (
    <svg viewBox="0 0 42 42" aria-hidden width="150" height="150">
      {slices.map(({ key }, at) => (
        <circle
          key={key}
          cx="21"
          cy="21"
          r={RADIUS}
          fill="none"
          stroke={sliceColour(at)}
          strokeWidth="6"
          strokeDasharray={`${lengths[at] ?? 0} ${100 - (lengths[at] ?? 0)}`}
          strokeDashoffset={25 - lengths.slice(0, at).reduce((sum, one) => sum + one, 0)}
        />
      ))}
    </svg>
  );
}
