import { EyeOutlined } from '@ant-design/icons';
import { useLanguage, useT } from '@/i18n';
import { endSeeAs } from '@/kernel/seeAs';
import { visibleText } from '@/lib/text';
import { useSeenAs } from '@/stores/seenAs';
import { textIn } from '@/ui/cell/TextsCell';
import styles from './SeenAsBar.module.css';

/** Says as which role the console is seen, and what that means for what is sent, and ends it. */
export function SeenAsBar() {
  const t = useT();
  const language = useLanguage();
  const { role, lacking } = useSeenAs();
  if (!role) return null;
  return (
    <section className={styles.bar} aria-label={t('role.seen.title')}>
      <EyeOutlined aria-hidden />
      <output className={styles.words}>
        <strong>{t('role.seen.role', { name: visibleText(textIn(role.name, language)) })}</strong>{' '}
        {lacking > 0 ? t('role.seen.lacking', { n: lacking }) : ''} {t('role.seen.sent')}
      </output>
      <button type="button" className={styles.end} onClick={endSeeAs}>
        {t('role.seen.end')}
      </button>
    </section>
  );
}
