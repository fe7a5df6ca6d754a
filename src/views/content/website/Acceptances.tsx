import type { Website } from '@/contract/content/website';
import { useT } from '@/i18n';
import { countText } from '@/ui/cell/value';
import styles from './website.module.css';

/** How many members have accepted each legal text in the version that is in force. */
export function Acceptances({ list }: { list: Website['acceptances'] }) {
  const t = useT();
  return (
    <ul className={styles.accepted}>
      {list.map(({ text, version, since, acceptedBy, members }) => (
        <li key={text}>
          {t('website.accepted', {
            text: t(`website.${text}`),
            version: countText(version),
            since,
            accepted: countText(acceptedBy),
            members: countText(members),
          })}
        </li>
      ))}
    </ul>
  );
}
