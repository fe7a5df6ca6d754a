import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useT } from '@/i18n';
import { useConsoleTitle } from '@/stores/identity';
import { useActive } from './active';
import { boardAt } from './boards';
import { titleText, windowTitle } from './title';

/** Keeps the window's title up to date: the screen's title and the console's, in the current language. */
export function WindowTitle() {
  const location = useLocation();
  const active = useActive(location);
  const t = useT();
  const language = useLanguage();
  const globalTitle = useConsoleTitle();
  const { pathname } = location;

  useEffect(() => {
    const shown = {
      screen: () => (active.kind === 'screen' ? titleText(active.tag.title, language) : ''),
      denied: () => t('kernel.noPower'),
      notFound: () => t('kernel.notFound'),
      leaving: () => '',
    };
    const fixed = pathname === '/login' ? 'kernel.signIn' : boardAt(pathname)?.title;
    const own = fixed ? t(fixed) : shown[active.kind]();
    document.title = windowTitle(own, globalTitle);
  }, [active, language, globalTitle, pathname, t]);

  return null;
}
