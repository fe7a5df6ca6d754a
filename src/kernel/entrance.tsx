import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { addMessages, useT } from '@/i18n';
import type { Bundle } from '@/i18n';
import { retryImport } from '@/lib/retryImport';
import { addressHere, hrefOf } from '@/services/href';
import { bindNavigation } from '@/services/navigation';
import { endSession, readToken } from '@/stores/session';
import { useConsoleTitle } from '@/stores/identity';
import { decide } from './guard';
import { StalledPage } from './StalledPage';
import { windowTitle } from './title';

/** The screens with their router, started at the present address. */
export interface Screens {
  page: ReactNode;
  /**
   * Resolves when the first screen can be drawn, or the page that says why it cannot; asked before the screens are drawn,
   * and only where another page stands meanwhile.
   */
  ready(): Promise<void>;
}

/** Parts that the entrance gets from higher layers. */
interface Parts {
  /** Draws a page in place of the one before. */
  draw(page: ReactNode): void;
  /** Fetches the screens; what it resolves with starts them. */
  screens(): Promise<() => Screens>;
}

const loginPages = import.meta.glob<{ default: ComponentType }>('../views/login/index.tsx');

// The words of the other views come with them.
addMessages(
  {
    'zh-cn': import.meta.glob<Bundle>('../views/login/words.ts', { query: '?lang=zh-cn', import: 'words' }),
    en: import.meta.glob<Bundle>('../views/login/words.ts', { query: '?lang=en', import: 'words' }),
    'zh-tw': import.meta.glob<Bundle>('../views/login/words.ts', { query: '?lang=zh-tw', import: 'words' }),
  },
  () => 'login',
);

async function loadLogin(): Promise<ComponentType> {
  const [page] = await Promise.all(Object.values(loginPages).map((load) => load()));
  if (!page) throw new Error('The log-in page is missing');
  return page.default;
}

/** The log-in page with its title in the window. */
function LoginPage({ View }: { View: ComponentType }) {
  const t = useT();
  const globalTitle = useConsoleTitle();
  const title = windowTitle(t('kernel.signIn'), globalTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <View />;
}

/** Path, query and hash of an address below the base. */
function partsOf(address: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

/**
 * Opens the console at the present address. Without a session that is the log-in page, drawn without the router, which
 * comes with the screens: after the log-in, or at once when there is a session. From then on the router decides, and
 * draws the log-in page too.
 * @returns when a page has been drawn
 */
export function openEntrance({ draw, screens }: Parts): Promise<void> {
  let stop = (): void => undefined;
  let starting: Promise<void> | null = null;
  let isBare = true;

  const show = (page: ReactNode) => {
    isBare = false;
    draw(page);
  };

  /** Fetches a part; while it cannot be had, a page says so. */
  const fetchPart = <Part,>(load: () => Promise<Part>): Promise<Part> =>
    new Promise((there) => {
      stop();
      stop = retryImport(load, {
        there,
        missing: (error) => show(<StalledPage error={error} retry={() => location.reload()} />),
      });
    });

  const startScreens = async (): Promise<void> => {
    const start = await fetchPart(screens);
    window.removeEventListener('popstate', open);
    const { page, ready } = start();
    // The log-in page stays until there is something to see; else the screens show that they are coming.
    if (!isBare) await ready();
    draw(page);
  };

  const open = async (): Promise<void> => {
    if (readToken() !== null) return (starting ??= startScreens());
    starting = null;
    const step = decide({ ...partsOf(addressHere()), signedIn: false, ready: false });
    if (step.kind === 'redirect') {
      if (step.clear) endSession();
      history.replaceState(history.state, '', hrefOf(step.to));
    }
    show(<LoginPage View={await fetchPart(loadLogin)} />);
  };

  bindNavigation({
    go: (to, options) => {
      if (options?.replace === true) history.replaceState(history.state, '', hrefOf(to));
      else history.pushState(null, '', hrefOf(to));
      return open();
    },
    current: addressHere,
  });
  window.addEventListener('popstate', open);
  return open();
}
