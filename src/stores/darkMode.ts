import { useEffect, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { safeStorage } from '@/lib/storage';
import { setTheme, useTheme } from './theme';

const CHOSEN = 'console.darkChosen';
const local = safeStorage('local');
const query = () => window.matchMedia('(prefers-color-scheme: dark)');

interface DarkState {
  /** True once the operator has used the switch; the system's preference is then ignored. */
  chosen: boolean;
  /** What the system prefers. */
  system: boolean;
}

const present = (): DarkState => ({ chosen: local.read(CHOSEN) === true, system: query().matches });

const useDarkState = create(present);

/** Whether the console is dark: the operator's choice if there is one, else the system's preference. */
export function useDark(): boolean {
  const dark = useTheme((theme) => theme.isIsDark);
  return useDarkState(({ chosen, system }) => dark || (!chosen && system));
}

/** Stores dark or light as the operator's choice. */
export function chooseDark(dark: boolean): void {
  local.write(CHOSEN, true);
  useDarkState.setState({ chosen: true });
  setTheme({ isIsDark: dark });
}

/** Follows the system's preference and choices made in other browser tabs. The returned function stops it. */
function followSystemDark(): () => void {
  const media = query();
  const changed = () => useDarkState.setState(present());
  changed();
  media.addEventListener('change', changed);
  window.addEventListener('storage', changed);
  return () => {
    media.removeEventListener('change', changed);
    window.removeEventListener('storage', changed);
  };
}

/** Keeps the root element dark or light and follows the switch, the system and other browser tabs. */
export function useDarkRoot(): boolean {
  const dark = useDark();
  useEffect(followSystemDark, []);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }, [dark]);
  return dark;
}
