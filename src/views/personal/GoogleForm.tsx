import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import type { AnswerOf } from '@/contract/resource';
import { bindGoogle, googleSecret, unbindGoogle } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { check } from './passwordRules';
import styles from './personal.module.css';
import { useSave } from './useSave';

interface Values {
  code?: string;
  operPassword: string;
}

/** Binds an authenticator to the operator's account, or unbinds it. The key is shown once, before it counts. */
export function GoogleForm({ isBound }: { isBound: boolean }) {
  const t = useT();
  const client = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [key, setKey] = useState<AnswerOf<typeof googleSecret> | null>(null);
  const { save, saving } = useSave();

  const begin = () => save(async () => setKey(await send(googleSecret, {})), 'personal.google.begun');

  const submit = async ({ code = '', operPassword }: Values) => {
    const result = await save(
      () => (isBound ? send(unbindGoogle, { operPassword }) : send(bindGoogle, { code, operPassword })),
      isBound ? 'personal.google.unbound' : 'personal.google.bound',
    );
    if (result !== 'saved') return;
    form.resetFields();
    setKey(null);
    await client.invalidateQueries({ queryKey: ['personal'] });
  };

  if (!isBound && key === null) {
    return (
      <>
        <p className={styles.hint}>{t('personal.google.none')}</p>
        <Button type="primary" loading={saving} onClick={() => void begin()}>
          {t('personal.google.bind')}
        </Button>
      </>
    );
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      <p className={styles.hint}>{t(isBound ? 'personal.google.isBound' : 'personal.google.scan')}</p>
      {key ? (
        <>
          <QRCode type="svg" value={key.uri} color="#101828" bgColor="#ffffff" />
          <p>
            {t('personal.google.key')} <code>{key.secret}</code>
          </p>
          <Form.Item
            name="code"
            label={t('personal.google.code')}
            rules={[check((value) => (/^\d{6}$/.test(value) ? null : t('personal.google.badCode')))]}
          >
            <Input inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
          </Form.Item>
        </>
      ) : null}
      <Form.Item
        name="operPassword"
        label={t('personal.oldPassword')}
        rules={[check((value) => (value === '' ? t('personal.need.oldPassword') : null))]}
      >
        <Input.Password maxLength={64} autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" danger={isBound} htmlType="submit" loading={saving}>
        {t(isBound ? 'personal.google.unbind' : 'personal.google.bind')}
      </Button>
    </Form>
  );
}
