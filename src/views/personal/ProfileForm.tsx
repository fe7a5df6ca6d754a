import { Button, Form, Input, Radio } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '@/api/call';
import { isReadable } from '@/contract/field/read';
import { editPersonal } from '@/contract/shell/personal';
import type { PersonalInfo } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { isEmail, isMobile } from '@/lib/validate';
import { updateUser } from '@/stores/session';
import { useUnsaved } from '@/services/unsaved';
import { check } from './passwordRules';
import { useSave } from './useSave';

const FIELDS = ['userNickname', 'userEmail', 'mobile', 'sex', 'describe'] as const;

type Profile = Pick<PersonalInfo['user'], (typeof FIELDS)[number]>;

/** Codes of the dictionary `sys_user_sex`. */
const SEXES = ['0', '1', '2'] as const;

const profileOf = ({ userNickname, userEmail, mobile, sex, describe }: Profile): Profile => ({
  userNickname,
  userEmail,
  mobile,
  sex,
  describe,
});

const trimmed = (profile: Profile): Profile => ({
  ...profile,
  userNickname: profile.userNickname.trim(),
  userEmail: profile.userEmail.trim(),
  mobile: profile.mobile.trim(),
  describe: profile.describe.trim(),
});

/** The form with the data that operators can change about themselves. */
export function ProfileForm({ user }: { user: PersonalInfo['user'] }) {
  const t = useT();
  const [form] = Form.useForm<Profile>();
  const [unsaved, setUnsaved] = useState(false);
  const { save, saving } = useSave();
  useUnsaved(unsaved);

  const showAnswer = useEffectEvent((answer: Profile) => {
    // A refetch must not overwrite unsaved input.
    if (!unsaved) form.setFieldsValue(profileOf(answer));
  });
  useEffect(() => showAnswer(user), [user]);

  const submit = async (typed: Profile) => {
    const profile = trimmed(typed);
    // Fields that could not be read are not sent, so that the server keeps them, unless the operator has
    // filled them in.
    const known = FIELDS.filter((name) => isReadable(user, name) || form.isFieldTouched(name));
    const body = Object.fromEntries(known.map((name) => [name, profile[name]]));
    if (!(await save(() => send(editPersonal, body), 'personal.saved'))) return;
    // Shows the trimmed values that were saved until the refetched record replaces them.
    form.setFieldsValue(profile);
    setUnsaved(false);
    updateUser({ userNickname: profile.userNickname });
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={profileOf(user)}
      scrollToFirstError={{ focus: true }}
      onValuesChange={() => setUnsaved(true)}
      onFinish={submit}
    >
      <Form.Item
        name="userNickname"
        label={t('personal.nickname')}
        rules={[check((value) => (value.trim() === '' ? t('personal.need.nickname') : null))]}
      >
        <Input maxLength={30} autoComplete="nickname" />
      </Form.Item>
      <Form.Item
        name="userEmail"
        label={t('personal.email')}
        rules={[check((value) => (value === '' || isEmail(value.trim()) ? null : t('personal.bad.email')))]}
      >
        <Input maxLength={80} inputMode="email" autoComplete="email" />
      </Form.Item>
      <Form.Item
        name="mobile"
        label={t('personal.mobile')}
        rules={[check((value) => (value === '' || isMobile(value.trim()) ? null : t('personal.bad.mobile')))]}
      >
        <Input maxLength={20} type="tel" autoComplete="tel-national" />
      </Form.Item>
      <Form.Item name="sex" label={t('personal.sex')}>
        <Radio.Group options={SEXES.map((value) => ({ value, label: t(`personal.sex.${value}`) }))} />
      </Form.Item>
      <Form.Item name="describe" label={t('personal.describe')}>
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving}>
        {t('personal.save')}
      </Button>
    </Form>
  );
}
