import { useEffect, useLayoutEffect } from 'react';
import { setLanguage } from '@/i18n';
import { followSystemDark, useDark } from '@/stores/darkMode';
import { useTheme } from '@/stores/theme';
import { themeFilter, themeVariables } from './variables';

/** Writes the theme to the root element and follows the system and other browser tabs. */
export function useAppliedTheme(): void {
  const theme = useTheme();
  const dark = useDark();

  useEffect(followSystemDark, []);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = dark ? 'dark' : 'light';
    root.style.colorScheme = dark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(themeVariables(theme, dark)))
      root.style.setProperty(name, value);
  }, [theme, dark]);

  // Chosen in another browser tab, or pasted: words that cannot be had stay as they are.
  useEffect(() => {
    setLanguage(theme.globalI18n).catch(() => undefined);
  }, [theme.globalI18n]);

  useLayoutEffect(() => {
    document.documentElement.style.filter = themeFilter(theme);
  }, [theme]);
}
