import { dark as deeper, light } from '@/lib/colour';
import { contrast, ENOUGH, readable } from './contrast';
import type { ThemeConfig } from '@/stores/themeTypes';

/**
 * Backgrounds that colours are measured against, and the faintest text on them; the same values as in the
 * style sheet.
 */
export const PAGE = {
  surface: '#ffffff',
  faint: '#6e7785',
  dark: '#141414',
  darkSurface: '#1f1f1f',
  darkFaint: '#9b9da1',
} as const;

/** Colours of the bars in dark mode. The operator's own colours apply again in light mode. */
const DARK_BAR = '#191919';
const DARK_TEXT = '#dadada';

type Bars = Pick<
  ThemeConfig,
  | 'primary'
  | 'topBar'
  | 'topBarColor'
  | 'isTopBarColorGradual'
  | 'menuBar'
  | 'menuBarColor'
  | 'isMenuBarColorGradual'
  | 'columnsMenuBar'
  | 'columnsMenuBarColor'
  | 'isColumnsMenuBarColorGradual'
>;

/** How far a gradient goes, up or down. */
const [PALER, DEEPER] = [0.6, 0.4];

/**
 * A gradient from the colour of a bar to a paler one or, where the text of the bar could not be read on that, to a
 * deeper one; `null` for a colour that is none.
 */
function gradient(colour: string, text: string): string | null {
  const [start, pale] = [light(colour, 0), light(colour, PALER)];
  if (start === null || pale === null) return null;
  const end = contrast(text, pale) >= ENOUGH ? pale : deeper(colour, DEEPER);
  return `linear-gradient(to bottom left, ${start}, ${end})`;
}

function background(colour: string, text: string, gradual: boolean, dark: boolean): string {
  if (dark) return DARK_BAR;
  return (gradual ? gradient(colour, text) : null) ?? colour;
}

/** The theme's colours as CSS variables of the root element. Style sheets use no other colours of the theme. */
export function themeVariables(theme: Bars, dark: boolean): Record<`--${string}`, string> {
  return {
    '--primary': theme.primary,
    // Dark enough for white text on it.
    '--primary-strong': readable(theme.primary, PAGE.surface),
    '--primary-text': readable(
      theme.primary,
      dark ? PAGE.darkSurface : (light(theme.primary, 0.9) ?? PAGE.surface),
    ),
    '--primary-line': light(theme.primary, 0.5) ?? theme.primary,
    '--top-bar': background(theme.topBar, theme.topBarColor, theme.isTopBarColorGradual, dark),
    '--top-bar-text': dark ? DARK_TEXT : theme.topBarColor,
    '--menu-bar': background(theme.menuBar, theme.menuBarColor, theme.isMenuBarColorGradual, dark),
    '--menu-bar-text': dark ? DARK_TEXT : theme.menuBarColor,
    // A white menu beside a light page needs a border.
    '--menu-bar-edge': !dark && theme.menuBar.toLowerCase() !== '#ffffff' ? 'transparent' : 'var(--line)',
    '--columns-bar': background(
      theme.columnsMenuBar,
      theme.columnsMenuBarColor,
      theme.isColumnsMenuBarColorGradual,
      dark,
    ),
    '--columns-bar-text': dark ? DARK_TEXT : theme.columnsMenuBarColor,
  };
}

/** The root's CSS `filter` for grayscale or invert, which exclude each other. */
export function themeFilter({
  isGrayscale,
  isInvert,
}: Pick<ThemeConfig, 'isGrayscale' | 'isInvert'>): string {
  if (isGrayscale) return 'grayscale(1)';
  return isInvert ? 'invert(80%)' : '';
}
