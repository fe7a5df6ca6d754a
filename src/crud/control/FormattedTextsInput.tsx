import { Button, Tabs } from 'antd';
import type { LocalTexts } from '@/api/types';
import { isEmptyHtml } from '@/contract/html/plain';
import { useT } from '@/i18n';
import { HtmlEditor } from '@/ui/html/editor/HtmlEditor';
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

/** Input of a formatted text in three languages, one visible at a time; each tab says whether its text is missing. */
export function FormattedTextsInput({ id, value = NOTHING, onChange, disabled }: ControlProps<LocalTexts>) {
  const t = useT();
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
      items={TONGUES.map(({ key, label, lang }) => ({
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
      }))}
    />
  );
}
