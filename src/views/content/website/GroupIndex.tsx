import type { MouseEvent } from 'react';
import type { WebsiteGroup } from '@/contract/content/websiteContent';
import { useT } from '@/i18n';
import { anchorOf } from './GroupHead';
import { GROUPS } from './siteFields';
import styles from './website.module.css';

/** Parts that stand above the form and act by themselves. */
const PARTS = ['switches', 'maintenance'] as const;

function lead(event: MouseEvent, part: string): void {
  event.preventDefault();
  const head = document.getElementById(anchorOf(part));
  head?.scrollIntoView({ block: 'start' });
  head?.focus({ preventScroll: true });
}

/** The parts of the screen; those with fields that differ from what is saved are marked. */
export function GroupIndex({ changed }: { changed: ReadonlySet<WebsiteGroup> }) {
  const t = useT();
  return (
    <nav className={styles.index} aria-label={t('website.index')}>
      {[...PARTS, ...GROUPS].map((part) => {
        const isChanged = GROUPS.some((group) => group === part && changed.has(group));
        return (
          <a key={part} href={`#${anchorOf(part)}`} onClick={(event) => lead(event, part)}>
            {t(`website.group.${part}`)}
            {isChanged ? <span className={styles.mark}>{t('website.changedMark')}</span> : null}
          </a>
        );
      })}
    </nav>
  );
}
