import { Form } from 'antd';
import type { contentNotice } from '@/contract/content/contentNotice';
import { ContentNoticeTarget, coverSize, namesAudience } from '@/contract/content/contentNoticeRules';
import { DictsSelect } from '@/crud/control/DictsSelect';
import { FormattedTextsInput } from '@/crud/control/FormattedTextsInput';
import { UploadedPicture } from '@/crud/control/UploadedPicture';
import { WordsInput } from '@/crud/control/WordsInput';
import type { ControlProps, FormValues } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { CountriesInput } from '@/domain/country/CountriesInput';
import type { FormOverrides } from '@/domain/kit/formFields';
import { textsOf } from '@/ui/cell/value';

type Body = (typeof contentNotice)['calls']['edit']['body'];

const isNamed = ({ target }: FormValues): boolean =>
  target !== undefined && Number(target) !== ContentNoticeTarget.all;

/** Of what was entered for an audience, what fits its kind: another kind may have been chosen since. */
const fitting = (target: unknown, values: unknown): string[] =>
  textsOf(values).filter((value) => namesAudience(Number(target), value));

/** Whom a notice is for, as the chosen kind of audience has it. */
function AudienceInput({ value, onChange, ...props }: ControlProps<string[]>) {
  const target: unknown = Form.useWatch('target');
  const change = (values: readonly (string | number)[] = []) => onChange?.(values.map(String));
  switch (Number(target)) {
    case ContentNoticeTarget.levels:
      return (
        <DictsSelect {...props} type="biz_member_level" value={fitting(target, value)} onChange={change} />
      );
    case ContentNoticeTarget.countries:
      return <CountriesInput {...props} value={fitting(target, value)} onChange={change} />;
    default:
      return <WordsInput {...props} value={value ?? []} onChange={change} />;
  }
}

/** What differs in the fields of a notice. */
export const noticeForm = {
  content: { control: <FormattedTextsInput sideBySide />, hint: 'contentNotice.contentHint' },
  cover: { control: <UploadedPicture size={coverSize} />, hint: 'contentNotice.coverHint' },
  isTop: { hint: 'contentNotice.topHint' },
  isPopup: { hint: 'contentNotice.popupHint' },
  targetValue: {
    control: <AudienceInput />,
    rules: [required],
    when: isNamed,
    dependsOn: ['target'],
    initial: [],
    hint: 'contentNotice.targetHint',
  },
  publishAt: { hint: 'contentNotice.publishHint' },
  expireAt: { hint: 'contentNotice.expireHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Body>;

/** A time that was emptied is none, and all members have no list. */
export const noticeBody = ({ publishAt, expireAt, target, targetValue }: FormValues): object => ({
  publishAt: publishAt || null,
  expireAt: expireAt || null,
  targetValue:
    Number(target) === ContentNoticeTarget.members ? textsOf(targetValue) : fitting(target, targetValue),
});
