import type { WebsiteGroup } from '@/contract/content/websiteContent';
import { useT } from '@/i18n';
import styles from './website.module.css';

/** The element that a group begins with, as the index leads to it. */
export const anchorOf = (part: string): string => `website-${part}`;

/** The heading of a group of fields. */
export function GroupHead({ group }: { group: WebsiteGroup }) {
  const t = useT();
  return (
    <h2 id={anchorOf(group)} className={styles.head} tabIndex={-1}>
      {t(`website.group.${group}`)}
    </h2>
  );
}
