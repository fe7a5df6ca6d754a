import { useT } from '@/i18n';
import { isPassword, passwordStrength } from '@/lib/validate';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import { resetPwd } from '@/contract/shell/personal';
import { useUnsaved } from '@/services/unsaved';
import { check } from './passwordRules';
import { useSave } from './useSave';
import styles from './personal.module.css';

/** The strength of a password as three bars and a word; without the word for an empty password. */
function Strength({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <output>
        {strength !== '' && t('personal.strength', { strength: t(`personal.strength.${strength}`) })}
      </output>
    </div>
  );
}

interface PasswordValues {
  oldPassword: string;
  password: string;
  again: string;
}

/** Changes the operator's own password; requires the present one. */
export function PasswordForm() {
  const t = useT();
  const [form] = Form.useForm<PasswordValues>();
  const [unsaved, setUnsaved] = useState(false);
  const typed = Form.useWatch('password', form) ?? '';
  const { save, saving } = useSave();
  useUnsaved(unsaved);

  const submit = async ({ oldPassword, password }: PasswordValues) => {
    const result = await save(() => send(resetPwd, { oldPassword, password }), 'personal.changed');
    if (result === 'wrongPassword') form.focusField('oldPassword');
    if (result !== 'saved') return;
    form.resetFields();
    setUnsaved(false);
  };

  const wrongPassword = (value: string) => {
    if (value === '') return t('personal.need.newPassword');
    if (!isPassword(value)) return t('personal.bad.password');
    return value === form.getFieldValue('oldPassword') ? t('personal.bad.same') : null;
  };

  const wrongAgain = (value: string) => {
    if (value === '') return t('personal.need.again');
    return value === form.getFieldValue('password') ? null : t('personal.bad.again');
  };

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_, all: Partial<PasswordValues>) => setUnsaved(Object.values(all).some(Boolean))}
      onFinish={submit}
    >
      <p className={styles.hint}>{t('personal.passwordHint')}</p>
      <Form.Item
        name="oldPassword"
        label={t('personal.oldPassword')}
        rules={[check((value) => (value === '' ? t('personal.need.oldPassword') : null))]}
      >
        <Input.Password maxLength={64} autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('personal.newPassword')}
        dependencies={['oldPassword']}
        rules={[check(wrongPassword)]}
        extra={<Strength password={typed} />}
      >
        <Input.Password maxLength={16} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('personal.again')}
        dependencies={['password']}
        rules={[check(wrongAgain)]}
      >
        <Input.Password maxLength={16} autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving}>
        {t('personal.change')}
      </Button>
    </Form>
  );
}
