import { LONGEST_THEME } from '@/stores/theme';
import { readTheme } from '@/stores/themeCheck';
import type { ThemeConfig } from '@/stores/themeTypes';

/** Result of reading a pasted settings text: the theme, and the fields that were ignored. */
export type Pasted = { kind: 'theme'; theme: ThemeConfig; broken: string[] } | { kind: 'refused' };

/** Reads a pasted settings text. Each field is checked; unknown ones are ignored, and a text without any valid one is refused. */
export function readPasted(text: string): Pasted {
  if (text.length > LONGEST_THEME) return { kind: 'refused' };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'refused' };
    const broken: string[] = [];
    const theme = readTheme(value, (field) => broken.push(field));
    const known = Object.keys(value).filter((field) => field in theme);
    if (known.every((field) => broken.includes(field))) return { kind: 'refused' };
    return { kind: 'theme', theme, broken };
  } catch {
    return { kind: 'refused' };
  }
}
