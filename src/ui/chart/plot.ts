import type { Decimal } from '@/api/types';

/**
 * A decimal as a number for drawing; `NaN`, which is drawn as a gap, if it is unknown. The result is rounded, so it
 * must not be shown as text or used in calculations.
 */
export function plotted(value: Decimal | null | undefined): number {
  return value === null || value === undefined ? Number.NaN : Number.parseFloat(value);
}
