import { useEffect, useLayoutEffect } from 'react';
import { setLanguage } from '@/i18n';
import { useDarkRoot } from '@/stores/darkMode';
import { useTheme } from '@/stores/theme';
import { themeFilter, themeVariables } from './variables';

/** Writes the theme to the root element, and follows changes by the system and by other browser tabs. */
export function useAppliedTheme(): void {
  const theme = useTheme();
  const dark = useDarkRoot();

  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(themeVariables(theme, dark)))
      root.style.setProperty(name, value);
  }, [theme, dark]);

  // The language may have been chosen in another browser tab or with pasted settings. If its texts cannot be
  // loaded, the old ones stay.
  useEffect(() => {
    setLanguage(theme.globalI18n).catch(() => undefined);
  }, [theme.globalI18n]);

  useLayoutEffect(() => {
    document.documentElement.style.filter = themeFilter(theme);
  }, [theme]);
}
