import { Form } from 'antd';
import type { banner } from '@/contract/content/banner';
import { bannerSize, LinkType, scheduleFits } from '@/contract/content/bannerRules';
import { OptionsSelect } from '@/crud/control/OptionsSelect';
import { TextInput } from '@/crud/control/TextInput';
import { UploadedPicture } from '@/crud/control/UploadedPicture';
import type { ControlProps, FormField, FormValues, Rule } from '@/crud/field/field';
import type { FormOverrides } from '@/domain/kit/formFields';
import { textOf } from '@/ui/cell/value';
import { Frames } from './Frames';

type Body = (typeof banner)['calls']['edit']['body'];

/** A picture in the size of the position that is chosen. */
function SizedPicture(props: ControlProps<string>) {
  return <UploadedPicture {...props} size={bannerSize(Number(Form.useWatch('position')))} />;
}

/** Where a banner leads: a text, or one of the published notices. */
function LinkTarget(props: ControlProps<string>) {
  const type: unknown = Form.useWatch('linkType');
  if (Number(type) !== LinkType.notice) return <TextInput {...props} />;
  const { onChange, ...others } = props;
  return (
    <OptionsSelect {...others} type="contentNotice" onChange={(chosen) => onChange?.(textOf(chosen) ?? '')} />
  );
}

/** The pictures of the form, as members will see them. */
function FormFrames() {
  const form = Form.useFormInstance<FormValues>();
  const { image, imageDark, position, title } = Form.useWatch((values: FormValues) => values, form) ?? {};
  return (
    <Frames
      image={textOf(image) ?? ''}
      imageDark={textOf(imageDark) ?? ''}
      position={Number(position)}
      title={textOf(title) ?? ''}
    />
  );
}

const frames: FormField = {
  name: 'frames',
  label: { keys: ['banner.frames'], fallback: 'frames' },
  control: <FormFrames />,
};

const endsLater: Rule = (value, t, { startAt }) =>
  scheduleFits(textOf(startAt) || null, textOf(value) || null) ? null : t('banner.endsFirst');

const picture = <SizedPicture />;

/** What differs in the fields of a banner. */
export const bannerForm = {
  image: { control: picture },
  imageDark: { control: picture, hint: 'banner.darkHint' },
  linkValue: {
    control: <LinkTarget />,
    hint: 'banner.linkHint',
    when: ({ linkType }) => Number(linkType) !== LinkType.none,
    dependsOn: ['linkType'],
  },
  startAt: { hint: 'banner.startHint' },
  endAt: { rules: [endsLater], dependsOn: ['startAt'], hint: 'banner.endHint' },
  clientTypes: { initial: [], hint: 'banner.clientsHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Body>;

/** The fields with what members will see after the pictures. */
export const withFrames = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((one) => (one.name === 'linkType' ? [frames, one] : [one]));

/** A time that was emptied is none, and a banner that leads nowhere has no target. */
export const bannerBody = ({ startAt, endAt, linkType, linkValue }: FormValues): object => ({
  startAt: startAt || null,
  endAt: endAt || null,
  linkValue: Number(linkType) === LinkType.none ? '' : linkValue,
});
