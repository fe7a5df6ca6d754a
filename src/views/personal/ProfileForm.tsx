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

/** Fields that sign the operator in: changing them requires the password. */
const CONTACTS = ['userEmail', 'mobile'] as const;

const isContact = (name: string): boolean => CONTACTS.some((contact) => contact === name);

interface Values extends Profile {
  operPassword?: string;
}

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
  const [form] = Form.useForm<Values>();
  const changesContact = Form.useWatch(
    (values: Partial<Values>) => CONTACTS.some((name) => (values[name] ?? user[name]).trim() !== user[name]),
    form,
  );
  const [unsaved, setUnsaved] = useState(false);
  const { save, saving } = useSave();
  useUnsaved(unsaved);

  const showAnswer = useEffectEvent((answer: Profile) => {
    // A refetch must not overwrite unsaved input.
    if (!unsaved) form.setFieldsValue(profileOf(answer));
  });
  useEffect(() => showAnswer(user), [user]);

  const submit = async ({ operPassword, ...typed }: Values) => {
    const profile = trimmed(typed);
    // Fields that could not be read are not sent, so that the server keeps them, unless the operator has
    // filled them in. The same with a contact that is as before: it would require the password.
    const known = FIELDS.filter((name) => isReadable(user, name) || form.isFieldTouched(name));
    const sent = known.filter((name) => profile[name] !== user[name] || !isContact(name));
    const body = Object.fromEntries(sent.map((name) => [name, profile[name]]));
    const result = await save(() => send(editPersonal, { ...body, operPassword }), 'personal.saved');
    if (result === 'wrongPassword') form.focusField('operPassword');
    if (result !== 'saved') return;
    // Shows the trimmed values that were saved until the refetched record replaces them.
    form.setFieldsValue({ ...profile, operPassword: '' });
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
      {changesContact && (
        <Form.Item
          name="operPassword"
          label={t('personal.oldPassword')}
          extra={t('personal.contactHint')}
          preserve={false}
          rules={[check((value) => (value === '' ? t('personal.need.oldPassword') : null))]}
        >
          <Input.Password maxLength={64} autoComplete="current-password" />
        </Form.Item>
      )}
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
