import { PlusOutlined } from '@ant-design/icons';
import type { PageQuery } from '@/contract/filter';
import { isNumericDict } from '@/contract/field/dictionaries';
import { dictData } from '@/contract/system/dictData';
import { OnOff } from '@/contract/block/switchFlow';
import { CodeWord } from '@/crud/cell/DictTag';
import { matches } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import type { FormOverrides } from '@/domain/kit/formFields';
import { textOf } from '@/ui/cell/value';
import { ColourInput } from './ColourInput';
import { LabelPreview } from './LabelPreview';

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
