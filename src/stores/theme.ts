import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';
import { DEFAULT_THEME } from './themeTypes';
import type { ThemeConfig } from './themeTypes';
import { readTheme } from './themeCheck';

/** Local storage key (spec §3); `version` stands inside. */
const STORED = 'themeConfig';
const VERSION = 1;

const storage = safeStorage('local');

/** No theme of ours is longer, in characters; what is, is not read. */
export const LONGEST_THEME = 32_768;

let sound = true;

function readStored(): ThemeConfig {
  const text = storage.readText(STORED);
  const value = text !== null && text.length <= LONGEST_THEME ? storage.read(STORED) : null;
  sound = text === null || value !== null;
  return readTheme(value, () => {
    sound = false;
  });
}

/** The theme on screen. Readers subscribe to single fields. */
export const useTheme = create<ThemeConfig>(readStored);

/** False when parts of the stored theme were damaged and their defaults taken; the next change heals it. */
export const wasStoredThemeSound = (): boolean => sound;

function persist(theme: ThemeConfig): void {
  storage.write(STORED, { ...theme, isDrawer: false, version: VERSION });
}

/** Changes the theme; the rules between its fields hold afterwards. */
export function setTheme(change: Partial<ThemeConfig>): void {
  const now = useTheme.getState();
  const next = { ...now, ...change };
  // Grayscale and invert exclude each other; the one just switched on wins.
  if (change.isGrayscale) next.isInvert = false;
  else if (change.isInvert) next.isGrayscale = false;
  if (next.layout === 'transverse') next.isCollapse = false;
  useTheme.setState(next);
  persist(next);
}

/** Folds or unfolds the menu for now: only the next change that is kept takes it along. */
export function foldForNow(): void {
  useTheme.setState(({ isCollapse }) => ({ isCollapse: !isCollapse }));
}

/** Takes over what another browser tab has stored. */
export function followStoredTheme(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === STORED) {
      useTheme.setState({ ...readStored(), isDrawer: useTheme.getState().isDrawer });
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The stored theme as compact JSON. */
export function themeText(): string {
  return JSON.stringify({ ...useTheme.getState(), isDrawer: false });
}

/** Clears what this console keeps in local storage; the page is to be loaded anew afterwards. */
export function resetTheme(): void {
  storage.clearOwn();
  useTheme.setState(DEFAULT_THEME);
}
