import { clip } from '@/lib/text';
import { DEFAULT_THEME } from '@/stores/themeTypes';

/** Maximum length of a watermark; a longer one is cut. */
export const LONGEST_MARK = 200;

/** Text of the watermark, trimmed and cut to its maximum length; the product's name if it is empty. */
export function markText(text: string): string {
  return clip(text.trim(), LONGEST_MARK) || DEFAULT_THEME.wartermarkText;
}
