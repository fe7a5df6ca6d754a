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

/** Home first, then the screen's ancestors, then the screen itself; on home just home. */
function crumbChain(entry: Entry | null, flat: readonly Entry[]): Entry[] {
  const home = flat.filter(({ path }) => path === HOME);
  if (!entry) return home;
  return entry.path === HOME ? [entry] : [...home, ...chainOf(entry, flat)];
}

function leads({ target }: Entry): boolean {
  return target.kind !== 'directory' || target.to !== null;
}

/** The breadcrumb. The last item is where one is; a title given to the tag shows here too. */
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
