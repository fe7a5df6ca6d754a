import { Select } from 'antd';
import type { ControlProps, FormValues } from '@/crud/field/field';
import { CodeWord } from '@/crud/cell/DictTag';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { textOf } from '@/ui/cell/value';
import { PlusOutlined } from '@ant-design/icons';
import type { PageQuery } from '@/contract/filter';
import { isNumericDict } from '@/contract/field/dictionaries';
import { dictData } from '@/contract/system/dictData';
import { OnOff } from '@/contract/block/switchFlow';
import { matches } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import type { FormOverrides } from '@/domain/kit/formFields';
import styles from './dataList.module.css';

/** A select of the colours of tags; each is shown as a tag. */
function ColourInput({ value, onChange, ...props }: ControlProps<string>) {
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

/** The label as it will look, in the three languages; simplified Chinese stands in for the others. */
function LabelPreview({ values }: { values: FormValues }) {
  const t = useT();
  const [zh = '', en = '', tw = ''] = ['dictLabel', 'labelEn', 'labelTw'].map(
    (name) => textOf(values[name])?.trim() ?? '',
  );
  const colour = textOf(values['listClass']) ?? '';
  return (
    <span className={styles.preview}>
      <span className={styles.faint}>{t('dictData.preview')}</span>
      {[zh, en || zh, tw || zh].map((label, place) => (
        <CodeWord key={place} colour={colour} word={label || '—'} />
      ))}
    </span>
  );
}

const { screen, col, row, bulk, bar, section } = screenKit(dictData);

const isBuiltIn = ({ isSystem }: { isSystem: number }): boolean => isSystem === 1;

/** The dictionary of the screen, as its list asks for it. */
const typeIn = (query: PageQuery): string => textOf(Reflect.get(query, 'dictType')) ?? '';

const wholeNumber = [matches(/^-?\d{1,9}$/, 'dictData.wholeNumber')];

/** Form of a value; the codes of some dictionaries are numbers. */
const formOf = (dictType: string): FormOverrides<typeof dictData.calls.edit.body> => ({
  dictValue: {
    hint: 'dictData.valueHint',
    ...(isNumericDict(dictType) ? { rules: wholeNumber } : {}),
    // Code depends on the built-in ones, so that they stay as they are.
    when: (_, record) => record['isSystem'] !== 1,
  },
  labelEn: { hint: 'dictData.labelHint' },
  labelTw: { hint: 'dictData.labelHint' },
  listClass: { control: <ColourInput />, preset: false },
  isDefault: { initial: 0, hint: 'dictData.defaultHint' },
  dictSort: { initial: 100 },
  status: { initial: OnOff.on, hint: 'dictData.statusHint' },
});

/** The list of the values of one dictionary. */
export const ValueList = screen({
  columns: [
    col.custom('dictLabel', ({ dictLabel, listClass }) => <CodeWord colour={listClass} word={dictLabel} />, {
      width: 180,
    }),
    'dictValue',
    'labelEn',
    'labelTw',
    'dictSort',
    'isDefault',
    'status',
    'isSystem',
    'remark',
  ],
  toolbar: [
    bar.ask({
      name: 'create',
      call: dictData.calls.add,
      label: 'crud.create',
      icon: <PlusOutlined />,
      primary: true,
      drawer: true,
      fields: (field) => field.all(formOf('')).filter(({ name }) => name !== 'dictType'),
      fixed: (query) => ({ dictType: typeIn(query) }),
      text: (_, __, values) => [<LabelPreview key="preview" values={values} />],
    }),
  ],
  rowActions: [
    row.edit({
      fields: (field, record) => field.all(formOf(record.dictType)),
      text: (_, __, values) => [<LabelPreview key="preview" values={values} />],
    }),
    row.detail(),
    row.remove({ visible: (record) => !isBuiltIn(record) }),
  ],
  bulkActions: [
    bulk.remove({
      disabledReason: (records, t) => (records.some(isBuiltIn) ? t('dictData.builtInChosen') : null),
    }),
  ],
  detail: [section.rest('dictData.about'), section.history()],
});
