import { useT } from '@/i18n';
import { toPlatform } from '@/lib/dates';
import { openDrafts } from '@/services/drafts';
import { hrefOf } from '@/services/href';
import { goTo } from '@/services/navigation';
import { Panel } from '@/ui/base/Panel';
import styles from './home.module.css';
import { useMinute } from './useMinute';

/** Forms that the operator has begun and not sent, each with a link to the screen that offers to continue. */
export function Drafts() {
  const t = useT();
  // Home is kept while other screens are used; what they left behind is read when it comes back.
  const now = useMinute();
  const drafts = openDrafts(now);
  if (drafts.length === 0) return null;
  return (
    <Panel title={t('home.drafts')}>
      <ul className={styles.drafts}>
        {drafts.map(({ at, title, path }) => {
          const when = toPlatform(new Date(at));
          const time = when.slice(toPlatform(now).startsWith(when.slice(0, 10)) ? 11 : 5, 16);
          return (
            <li key={at}>
              <span>{t('home.draft', { title, time })}</span>
              <a
                href={hrefOf(path)}
                aria-label={t('home.draftOf', { title })}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  void goTo(path);
                }}
              >
                {t('home.draftOpen')}
              </a>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
