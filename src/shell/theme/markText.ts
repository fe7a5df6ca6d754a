import { clip } from '@/lib/text';
import { DEFAULT_THEME } from '@/stores/themeTypes';

/** A watermark longer than this is one no longer. */
export const LONGEST_MARK = 200;

/** What the watermark says: trimmed, clipped, and the product's name where nothing is left. */
export function markText(text: string): string {
  return clip(text.trim(), LONGEST_MARK) || DEFAULT_THEME.wartermarkText;
}
