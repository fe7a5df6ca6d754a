import { Button, Input } from 'antd';
import { TextInput } from '@/crud/control/TextInput';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import styles from './menu.module.css';
import { titleOf, titlesIn } from './titles';

/** The title of an entry: one text for all languages or a message key, or a text for each language. */
export function TitleInput({ id, value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const titles = titlesIn(value);
  if (!titles) {
    return (
      <>
        <TextInput {...props} {...(id ? { id } : {})} value={value} onChange={(text) => onChange?.(text)} />
        <Button
          type="link"
          size="small"
          onClick={() => onChange?.(titleOf({ 'zh-cn': value || ' ', en: '', 'zh-tw': '' }))}
        >
          {t('menu.byLanguage')}
        </Button>
      </>
    );
  }
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language, place) => (
        <Input
          key={language}
          {...props}
          {...(id && place === 0 ? { id } : {})}
          prefix={<span className={styles.language}>{t(`menu.language.${language}`)}</span>}
          aria-label={t(`menu.language.${language}`)}
          value={titles[language]}
          onChange={({ target }) => onChange?.(titleOf({ ...titles, [language]: target.value }))}
        />
      ))}
      <Button type="link" size="small" onClick={() => onChange?.(titles['zh-cn'])}>
        {t('menu.oneText')}
      </Button>
    </div>
  );
}
