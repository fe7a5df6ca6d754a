import type { Decimal } from '@/api/types';

/**
 * A number to draw a decimal at: pixels are all it is good for. What is shown or computed with never
 * passes through here. A gap for what is unknown.
 */
export function plotted(value: Decimal | null | undefined): number {
  return value === null || value === undefined ? Number.NaN : Number.parseFloat(value);
}
