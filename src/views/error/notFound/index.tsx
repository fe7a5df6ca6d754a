import { Button } from 'antd';
import { useT } from '@/i18n';
import { goTo } from '@/services/navigation';
import { ErrorPage } from '../ErrorPage';
import { LostLine } from '../pictures';

/** The 404 page: no screen has this address. */
export default function NotFoundScreen() {
  const t = useT();
  return (
    <ErrorPage
      code="404"
      title={t('error.notFound.title')}
      hint={t('error.notFound.hint')}
      picture={<LostLine />}
      actions={
        <Button type="primary" onClick={() => void goTo('/home')}>
          {t('error.notFound.home')}
        </Button>
      }
    />
  );
}
