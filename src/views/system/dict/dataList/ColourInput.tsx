import { Select } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { CodeWord } from '@/crud/cell/DictTag';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';

/** A select of the colours of tags; each is shown as a tag. */
export function ColourInput({ value, onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const { values, label, loading, failed, retry } = useDict('sys_tag_color');
  const draw = (colour: string) => <CodeWord colour={colour} word={label(colour)} />;
  return (
    <>
      <Select<string>
        {...props}
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        options={values.map(({ key }) => ({ value: key, label: label(key) }))}
        optionRender={(option) => draw(String(option.value))}
        labelRender={(chosen) => draw(String(chosen.value))}
        value={value === undefined || value === '' ? null : value}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
