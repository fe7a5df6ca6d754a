import { useMemo } from 'react';
import { useLanguage, useT } from '@/i18n';
import type { Active } from '@/kernel/active';
import { titleText } from '@/kernel/title';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useTheme } from '@/stores/theme';
import { MenuIcon } from '../base/MenuIcon';
import { chainOf } from '../menu/ancestry';
import { openEntry } from '../base/open';
import styles from './Crumbs.module.css';

const HOME = '/home';

/** The items of the breadcrumb: home, the screen's ancestors, the screen itself. On the home screen, only home. */
function crumbChain(entry: Entry | null, flat: readonly Entry[]): Entry[] {
  const home = flat.filter(({ path }) => path === HOME);
  if (!entry) return home;
  return entry.path === HOME ? [entry] : [...home, ...chainOf(entry, flat)];
}

function leads({ target }: Entry): boolean {
  return target.kind !== 'directory' || target.to !== null;
}

/** The breadcrumb. Its last item is the current screen, with the title that was set for its tag, if any. */
export function Crumbs({ active }: { active: Active }) {
  const t = useT();
  const language = useLanguage();
  const flat = useRoutes((state) => state.flat);
  const icons = useTheme((theme) => theme.isBreadcrumbIcon);
  const screen = active.kind === 'screen' ? active : null;

  const chain = useMemo(() => crumbChain(screen?.entry ?? null, flat), [screen, flat]);

  const crumb = (entry: Entry, last: boolean) => {
    const words = titleText(last && screen ? screen.tag.title : entry.title, language);
    const label = (
      <>
        {icons && <MenuIcon name={entry.icon} />}
        <span className={styles.text}>{words}</span>
      </>
    );
    return last || !leads(entry) ? (
      <span className={styles.item} aria-current={last ? 'page' : undefined}>
        {label}
      </span>
    ) : (
      <button type="button" className={styles.item} onClick={() => openEntry(entry)}>
        {label}
      </button>
    );
  };

  return (
    <nav className={styles.crumbs} aria-label={t('shell.breadcrumb')}>
      <ol>
        {chain.map((entry, index) => (
          <li key={entry.path}>{crumb(entry, index === chain.length - 1)}</li>
        ))}
      </ol>
    </nav>
  );
}
