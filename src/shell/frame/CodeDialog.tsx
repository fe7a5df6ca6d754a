import { Input, Modal } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { verifyCode } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { useCodeRequest } from '@/stores/codeRequest';

const DIGITS = 6;

/** Asks for a code of the operator's authenticator before a call that needs one is sent again. */
export function CodeDialog() {
  const t = useT();
  const answer = useCodeRequest((state) => state.answer);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const close = (given: boolean) => {
    setCode('');
    setProblem(null);
    answer?.(given);
  };

  const verify = async (typed: string) => {
    if (busy || typed.length !== DIGITS) return;
    setBusy(true);
    try {
      await send(verifyCode, { code: typed });
      close(true);
    } catch (error) {
      setCode('');
      setProblem(failureText(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={answer !== null}
      title={t('shell.code.title')}
      okText={t('shell.code.ok')}
      cancelText={t('shell.code.cancel')}
      okButtonProps={{ disabled: code.length !== DIGITS }}
      confirmLoading={busy}
      destroyOnHidden
      onOk={() => void verify(code)}
      onCancel={() => close(false)}
    >
      <p>{t('shell.code.text')}</p>
      <Input.OTP
        autoFocus
        length={DIGITS}
        value={code}
        disabled={busy}
        status={problem === null ? '' : 'error'}
        aria-label={t('shell.code.title')}
        onChange={(typed) => {
          setCode(typed);
          void verify(typed);
        }}
      />
      <p role="alert">{problem}</p>
    </Modal>
  );
}
