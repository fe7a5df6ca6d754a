import { Button, ConfigProvider, Tabs } from 'antd';
import type { LocalTexts } from '@/api/types';
import { useT } from '@/i18n';
import type { ControlProps } from '../field/field';
import { AreaInput, TextInput } from './TextInput';

const TONGUES = [
  { key: 'zh', label: 'language.zh-cn' },
  { key: 'en', label: 'language.en' },
  { key: 'tw', label: 'language.zh-tw' },
] as const;

const NOTHING: LocalTexts = { zh: '', en: '', tw: '' };

/**
 * Input of a text in three languages, one visible at a time. `lines`: a text area with this number of
 * characters at most.
 */
export function TextsInput({
  id,
  value = NOTHING,
  onChange,
  lines,
}: ControlProps<LocalTexts> & { lines?: number }) {
  const t = useT();
  const { componentDisabled } = ConfigProvider.useConfig();
  return (
    <Tabs
      size="small"
      tabBarExtraContent={
        <Button
          size="small"
          type="link"
          disabled={componentDisabled || value.zh === ''}
          onClick={() => onChange?.({ zh: value.zh, en: value.zh, tw: value.zh })}
        >
          {t('crud.copyToAll')}
        </Button>
      }
      items={TONGUES.map(({ key, label }) => {
        const props = {
          // The label belongs to the required language.
          ...(id && key === 'zh' ? { id } : {}),
          value: value[key],
          onChange: (text: string | undefined) => onChange?.({ ...value, [key]: text ?? '' }),
        };
        return {
          key,
          label: t(label),
          children: lines === undefined ? <TextInput {...props} /> : <AreaInput {...props} max={lines} />,
        };
      })}
    />
  );
}
