import { create } from 'zustand';
import { isLanguage } from '@/i18n';
import { safeStorage } from '@/lib/storage';
import { DEFAULT_THEME } from './themeTypes';
import type { ThemeConfig } from './themeTypes';
import { readTheme } from './themeCheck';

/** Local storage key; the stored object contains `version`. */
const STORED = 'themeConfig';
const VERSION = 1;

const storage = safeStorage('local');

/** Maximum length of a stored or pasted theme in characters; a longer text is not parsed. */
export const LONGEST_THEME = 32_768;

let sound = true;

/** The defaults in the browser's language, which `public/theme-boot.js` has found out before the first paint. */
function defaults(): ThemeConfig {
  const language = typeof document === 'undefined' ? null : document.documentElement.dataset['language'];
  return isLanguage(language) ? { ...DEFAULT_THEME, globalI18n: language } : DEFAULT_THEME;
}

function readStored(): ThemeConfig {
  const text = storage.readText(STORED);
  const value = text !== null && text.length <= LONGEST_THEME ? storage.read(STORED) : null;
  sound = text === null || value !== null;
  const theme = readTheme(value, () => {
    sound = false;
  });
  // Who has chosen a language keeps it.
  const isChosen = typeof value === 'object' && value !== null && 'globalI18n' in value;
  return isChosen ? theme : { ...theme, globalI18n: defaults().globalI18n };
}

/** The theme in use. Components subscribe to single fields. */
export const useTheme = create<ThemeConfig>(readStored);

/** False if fields of the stored theme were invalid and replaced by defaults. The next change stores a valid theme. */
export const wasStoredThemeSound = (): boolean => sound;

function persist(theme: ThemeConfig): void {
  storage.write(STORED, { ...theme, isDrawer: false, version: VERSION });
}

/** Changes and stores the theme, and restores the rules between its fields. */
export function setTheme(change: Partial<ThemeConfig>): void {
  const now = useTheme.getState();
  const next = { ...now, ...change };
  // Grayscale and invert exclude each other; the one that was just switched on is kept.
  if (change.isGrayscale) next.isInvert = false;
  else if (change.isInvert) next.isGrayscale = false;
  if (next.layout === 'transverse') next.isCollapse = false;
  useTheme.setState(next);
  persist(next);
}

/** Folds or unfolds the menu without storing it. The next `setTheme` stores the state with its own change. */
export function foldForNow(): void {
  useTheme.setState(({ isCollapse }) => ({ isCollapse: !isCollapse }));
}

/** Applies themes stored by other browser tabs. The returned function stops it. */
export function followStoredTheme(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORED) {
      useTheme.setState({ ...readStored(), isDrawer: useTheme.getState().isDrawer });
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The theme as compact JSON, with the settings drawer closed. */
export function themeText(): string {
  return JSON.stringify({ ...useTheme.getState(), isDrawer: false });
}

/** Clears the console's keys in local storage. The caller has to reload the page afterwards. */
export function resetTheme(): void {
  storage.clearOwn();
  useTheme.setState(defaults());
}
