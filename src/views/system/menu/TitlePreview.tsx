import { useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { visibleText } from '@/lib/text';
import { MenuIcon } from '@/shell/base/MenuIcon';
import styles from './menu.module.css';
import { titlesIn, useMessages } from './titles';

/** The entry as it will stand in the menu, in the three languages: a text, a message key, or texts by language. */
export function TitlePreview({ title, icon }: { title: string; icon: string }) {
  const t = useT();
  const messages = useMessages('menu');
  const titles = titlesIn(title);
  const texts = LANGUAGES.map((language, place) => {
    const own = titles?.[language] || titles?.['zh-cn'];
    return own ?? messages[place]?.[title] ?? title;
  });
  return (
    <span className={styles.preview}>
      <span className={styles.faint}>{t('menu.preview')}</span>
      {texts.map((text, place) => (
        <span key={LANGUAGES[place]} className={styles.name} lang={LANGUAGES[place]}>
          <MenuIcon name={icon} />
          <bdi>{visibleText(text) || '—'}</bdi>
        </span>
      ))}
    </span>
  );
}
