import { dark, hexToRgb, light } from '@/lib/colour';

/** Contrast that small text needs against its background (WCAG AA). */
export const ENOUGH = 4.5;

const STEP = 0.04;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hexToRgb(hex) ?? []).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 (equal) to 21. */
export function contrast(one: string, other: string): number {
  const [pale = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (pale + 0.05) / (deep + 0.05);
}

/**
 * The colour, darkened on a light background or lightened on a dark one, only as far as readable text
 * requires.
 * @param colour six hex digits with a hash, as is `ground`
 */
export function readable(colour: string, ground: string): string {
  const change = luminance(ground) > 0.18 ? dark : light;
  for (let level = 0; level < 1; level += STEP) {
    const candidate = change(colour, level);
    if (candidate !== null && contrast(candidate, ground) >= ENOUGH) return candidate;
  }
  return change(colour, 1) ?? colour;
}
