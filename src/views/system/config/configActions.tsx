import { togetherProblem, valueProblem } from '@/contract/setting';
import { config, ValueType } from '@/contract/system/config';
import type { RowOf } from '@/contract/resource';
import type { Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { sentenceIn } from '@/crud/field/sentence';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { boundsText } from './boundsText';
import { ConfigValueInput } from './ConfigValueInput';

const { row } = screenKit(config);

type Config = RowOf<typeof config>;

/** True for an entry that a rule reads. */
export const isBuiltIn = ({ configType }: { configType: number }): boolean => configType === 1;

/** What waits of an entry, and who may confirm it or take it back. */
export const change = changeKit(config);

/** What the entry's rule, and those it has to agree with, say about a value; the server says the same. */
const fits =
  (record: Config): Rule =>
  (value) => {
    if (typeof value !== 'string' || value === '') return null;
    return sentenceIn(
      valueProblem(record, value) ?? togetherProblem(record.configKey, value, record.related),
    );
  };

/** Changes an entry; what it would do is shown before it is sent. */
export const edit = row.edit({
  content: change.draw,
  text: (record, t) => {
    const { help, danger, guarded } = record;
    const bounds = boundsText(record, t);
    return [
      ...(help === '' ? [] : [help]),
      ...(bounds === '' ? [] : [bounds]),
      ...(guarded ? [t('config.guardedText')] : []),
      t(danger === 'none' ? 'config.atOnce' : `config.waits.${danger}`),
    ];
  },
  fields: (field, record) => {
    const isSecret = record.valueType === ValueType.secret;
    return [
      ...(isBuiltIn(record) ? [] : [field('configName')]),
      field('configValue', {
        control: <ConfigValueInput terms={record} />,
        rules: isSecret ? [] : [...(record.valueType === ValueType.list ? [] : [required]), fits(record)],
        hint: isSecret ? 'config.secretHint' : undefined,
      }),
      field('remark'),
      ...(record.guarded
        ? [
            field('operPassword', {
              rules: [required],
              when: ({ configValue }, before) => configValue !== before['configValue'],
            }),
          ]
        : []),
    ];
  },
});
