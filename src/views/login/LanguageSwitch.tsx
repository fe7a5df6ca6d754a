import { isLanguage, setLanguage, useLanguage, useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import { setTheme } from '@/stores/theme';
import { GlobeIcon } from './icons';
import styles from './login.module.css';

/** Changes the language of the whole console and stores the choice. */
export function LanguageSwitch() {
  const t = useT();
  const language = useLanguage();
  return (
    <label className={styles.language}>
      <GlobeIcon />
      <select
        aria-label={t('login.language')}
        value={language}
        onChange={({ target: { value } }) => {
          if (!isLanguage(value)) return;
          setTheme({ globalI18n: value });
          void setLanguage(value);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {t(`login.language.${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
