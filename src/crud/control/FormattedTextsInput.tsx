import { Button, Tabs } from 'antd';
import type { LocalTexts } from '@/api/types';
import { isEmptyHtml } from '@/contract/html/plain';
import { useT } from '@/i18n';
import { HtmlEditor } from '@/ui/html/editor/HtmlEditor';
import { useExtraLarge } from '@/ui/base/windowWidth';
import type { ControlProps } from '../field/field';
import styles from './control.module.css';

const TONGUES = [
  { key: 'zh', label: 'language.zh-cn', lang: 'zh-CN' },
  { key: 'en', label: 'language.en', lang: 'en' },
  { key: 'tw', label: 'language.zh-tw', lang: 'zh-TW' },
] as const;

const NOTHING: LocalTexts = { zh: '', en: '', tw: '' };

const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif'];

async function uploadPicture(): Promise<string> {
  const { pickAndUpload } = await import('@/services/uploads');
  const [uploaded] = await pickAndUpload({ multiple: false, extensions: PICTURES, quiet: true });
  return uploaded?.url ?? '';
}

interface FormattedTextsInputProps extends ControlProps<LocalTexts> {
  /** True: on a large screen the languages stand side by side. */
  sideBySide?: boolean;
}

/** Input of a formatted text in three languages, each of which says whether its text is missing. */
export function FormattedTextsInput({
  id,
  value = NOTHING,
  onChange,
  disabled,
  sideBySide = false,
}: FormattedTextsInputProps) {
  const t = useT();
  const isWide = useExtraLarge();
  const languages = TONGUES.map(({ key, label, lang }) => ({
    key,
    label: (
      <>
        {t(label)}
        {isEmptyHtml(value[key]) ? <span className={styles.missing}>{t('crud.noText')}</span> : null}
      </>
    ),
    children: (
      <HtmlEditor
        // The label belongs to the required language.
        id={key === 'zh' ? id : undefined}
        label={t(label)}
        lang={lang}
        html={value[key]}
        disabled={disabled}
        onChange={(html) => onChange?.({ ...value, [key]: html })}
        onUpload={uploadPicture}
      />
    ),
  }));
  if (sideBySide && isWide) {
    return (
      <div className={styles.languages}>
        {languages.map(({ key, label, children }) => (
          <div key={key}>
            <div className={styles.language}>{label}</div>
            {children}
          </div>
        ))}
      </div>
    );
  }
  return (
    <Tabs
      size="small"
      tabBarExtraContent={
        <Button
          size="small"
          type="link"
          disabled={disabled || isEmptyHtml(value.zh)}
          onClick={() => onChange?.({ zh: value.zh, en: value.zh, tw: value.zh })}
        >
          {t('crud.copyToAll')}
        </Button>
      }
      items={languages}
    />
  );
}
