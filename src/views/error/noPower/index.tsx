import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { signOut } from '@/kernel/signOut';
import { goTo } from '@/services/navigation';
import { ErrorPage } from '../ErrorPage';
import { ClosedLock } from '../pictures';

/** The 401 page: the operator has no permission for this screen. Signing in again may help. */
export default function NoPowerScreen() {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  return (
    <ErrorPage
      code="401"
      title={t('error.noPower.title')}
      hint={t('error.noPower.hint')}
      picture={<ClosedLock />}
      actions={
        <>
          <Button
            type="primary"
            loading={leaving}
            onClick={() => {
              setLeaving(true);
              void signOut();
            }}
          >
            {t('error.noPower.again')}
          </Button>
          <Button onClick={() => void goTo('/home')}>{t('error.noPower.home')}</Button>
        </>
      }
    />
  );
}
